public import Foundation

/// Dates as ISO 8601 and RFC 3339 write them.
public enum ISO8601 {
  /// The moments of the years 0 to 9999, which the format can write.
  public static let range =
    Date(timeIntervalSince1970: -62_167_219_200)...Date(timeIntervalSince1970: 253_402_300_799.999)

  /// Writes a moment as `2026-11-30T09:30:00+01:00`, with `Z` where the zone is at Greenwich time.
  ///
  /// Milliseconds are written only where they are not zero. An offset with seconds (zones had such ones before standard
  /// time) is cut to minutes, and the time with it, so that the text still means the same moment.
  public static func text(_ date: Date, in zone: TimeZone) -> String {
    let offset = zone.secondsFromGMT(for: date) / 60 * 60
    let time = CivilTime(date, offset: offset)
    var text = DigitText()
    text.add(year: time.year)
    text.add(UInt8(ascii: "-"))
    text.add(time.month)
    text.add(UInt8(ascii: "-"))
    text.add(time.day)
    text.add(UInt8(ascii: "T"))
    text.add(timeOf: time)
    if time.microsecond >= 1000 {
      text.add(UInt8(ascii: "."))
      text.add(microseconds: time.microsecond, digits: 3)
    }
    if offset == 0 { text.add(UInt8(ascii: "Z")) } else { text.add(offset: offset, separator: ":") }
    return text.string
  }
}
