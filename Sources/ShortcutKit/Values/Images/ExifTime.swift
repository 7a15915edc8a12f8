import Foundation

/// A time as Exif writes it (CIPA DC-008 §4.6.5): `2026:01:31 12:00:00`, of the camera's clock, perhaps with its offset.
struct ExifTime: Sendable {
  private let time: CivilTime
  /// Seconds ahead of Greenwich.
  private var offset: Int?

  /// Reads a time; nil where it is none, as the zeros and blanks that stand for one that is not known.
  init?(_ text: String) {
    var reader = ByteReader(text)
    guard let year = reader.number(digits: 4), year > 0, reader.take(":", "-", "/"),
      let month = reader.number(digits: 2), reader.take(":", "-", "/"), let day = reader.number(digits: 2),
      reader.take(" ", "T"), let hour = reader.number(digits: 2), reader.take(":"),
      let minute = reader.number(digits: 2), reader.take(":"), let second = reader.number(digits: 2)
    else { return nil }
    var time = CivilTime(year: year, month: month, day: day)
    (time.hour, time.minute, time.second) = (hour, minute, second)
    guard time.isValid else { return nil }
    self.time = time
  }

  /// The time with an offset as `+01:00`; what is none is left out.
  func withOffset(_ text: String) -> ExifTime {
    var reader = ByteReader(text)
    let isBehind = reader.take("-")
    guard isBehind || reader.take("+"), let hours = reader.number(digits: 2), hours < 24, reader.take(":"),
      let minutes = reader.number(digits: 2), minutes < 60
    else { return self }
    var time = self
    time.offset = (isBehind ? -1 : 1) * (hours * 3600 + minutes * 60)
    return time
  }

  /// The moment; without an offset, the one at which clocks of the zone show the time.
  func date(in zone: TimeZone) -> Date { offset.map { time.date(offset: $0) } ?? time.date(in: zone) }
}
