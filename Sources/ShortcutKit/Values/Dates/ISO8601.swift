public import Foundation

/// Dates as ISO 8601 and RFC 3339 write them.
public enum ISO8601 {
  /// The moments of the years 1 to 9999, which the format can write.
  public static let range =
    Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799.999)

  /// Writes a moment as `2026-11-30T09:30:00+01:00`, with `Z` where the zone is at Greenwich time.
  ///
  /// Milliseconds are written only where they are not zero. An offset with seconds (zones had such ones before standard
  /// time) is cut to minutes, and the time with it, so that the text still means the same moment.
  public static func text(_ date: Date, in zone: TimeZone) -> String {
    let offset = zone.secondsFromGMT(for: date) / 60 * 60
    let time = CivilTime(date, offset: offset)
    var text = DigitText()
    text.add(year: time.year)
    text.add("-", time.month)
    text.add("-", time.day)
    text.add("T", time.hour)
    text.add(":", time.minute)
    text.add(":", time.second)
    let milliseconds = time.microsecond / 1000
    if milliseconds != 0 { text.add(".", milliseconds, digits: 3) }
    if offset == 0 { return text.string + "Z" }
    text.add(offset < 0 ? "-" : "+", abs(offset) / 3600)
    text.add(":", abs(offset) / 60 % 60)
    return text.string
  }
}

/// A text of numbers with leading zeros.
struct DigitText {
  private(set) var string = ""

  mutating func add(_ separator: String = "", _ number: Int, digits: Int = 2) {
    let text = String(number)
    string += separator
    for _ in text.utf8.count..<max(digits, text.utf8.count) { string += "0" }
    string += text
  }

  /// Four digits, or more with a sign (ISO 8601 §4.3.2).
  mutating func add(year: Int) {
    let isExpanded = !(0...9999).contains(year)
    add(isExpanded ? year < 0 ? "-" : "+" : "", abs(year), digits: isExpanded ? 6 : 4)
  }
}
