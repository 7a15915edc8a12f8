public import Foundation

extension ISO8601 {
  /// Reads a date with or without a time, as `2026-11-30`, `2026-11-30T09:30:00.5+01:00` or `20261130T093000Z`.
  ///
  /// A space may stand for the `T`, seconds may be left out, and without an offset the time is of the given zone. The
  /// 24th hour is the end of the day, and a leap second (RFC 3339 §5.7) the moment after it. Nil for any other text and
  /// for days and times that do not exist.
  public static func date(_ text: some StringProtocol, in zone: TimeZone) -> Date? {
    var reader = ByteReader(text)
    guard let year = reader.number(digits: 4) else { return nil }
    let isExtended = reader.take("-")
    guard let month = reader.number(digits: 2), !isExtended || reader.take("-"), let day = reader.number(digits: 2)
    else { return nil }
    var moment = WrittenMoment(CivilTime(year: year, month: month, day: day))
    if reader.isAtEnd { return moment.date(in: zone) }
    let isSpaced = reader.take(" ")
    guard isSpaced || reader.take("T", "t"), moment.readTime(from: &reader, isExtended: isExtended) else { return nil }
    if reader.isAtEnd { return moment.date(in: zone) }
    if isSpaced { _ = reader.take(" ") }
    guard moment.readOffset(from: &reader), reader.isAtEnd else { return nil }
    return moment.date(in: zone)
  }
}

/// A moment as text says it: a time, perhaps with an offset from Greenwich, perhaps a leap second.
struct WrittenMoment {
  var time: CivilTime
  /// Seconds ahead of Greenwich.
  var offset: Int?

  init(_ time: CivilTime) { self.time = time }

  fileprivate mutating func readTime(from reader: inout ByteReader, isExtended: Bool) -> Bool {
    guard let hour = reader.number(digits: 2), !isExtended || reader.take(":"),
      let minute = reader.number(digits: 2)
    else { return false }
    time.hour = hour
    time.minute = minute
    let hasSeconds = isExtended ? reader.take(":") : reader.next.map { (0x30...0x39).contains($0) } ?? false
    guard hasSeconds else { return true }
    guard let second = reader.number(digits: 2) else { return false }
    time.second = second
    guard reader.take(".", ",") else { return true }
    guard let fraction = reader.fraction() else { return false }
    time.microsecond = fraction
    return true
  }

  fileprivate mutating func readOffset(from reader: inout ByteReader) -> Bool {
    if reader.take("Z", "z") {
      offset = 0
      return true
    }
    let isBehind = reader.take("-")
    guard isBehind || reader.take("+"), let hours = reader.number(digits: 2), hours < 24 else { return false }
    var minutes = 0
    if !reader.isAtEnd {
      _ = reader.take(":")
      guard let number = reader.number(digits: 2), number < 60 else { return false }
      minutes = number
    }
    offset = (isBehind ? -1 : 1) * (hours * 3600 + minutes * 60)
    return true
  }

  /// The moment; nil where there is no such time, and beyond the years 0 to 9999 at Greenwich.
  func date(in zone: TimeZone) -> Date? {
    var time = time
    var later = 0.0
    let isEndOfDay = time.hour == 24 && time.minute == 0 && time.second == 0 && time.microsecond == 0
    if isEndOfDay {
      (time.hour, time.minute, time.second, later) = (23, 59, 59, 1)
    } else if time.second == 60 {
      (time.second, later) = (59, 1)
    }
    guard time.isValid else { return nil }
    guard let date = moment(of: time, in: zone, later: later) else { return nil }
    if later == 0 || isEndOfDay { return date }
    // Leap seconds are the last ones of a month at Greenwich.
    let next = CivilTime(date, offset: 0)
    return next.day == 1 && next.hour == 0 && next.minute == 0 && next.second == 0 ? date : nil
  }

  private func moment(of time: CivilTime, in zone: TimeZone, later: Double) -> Date? {
    let date = (offset.map { time.date(offset: $0) } ?? time.date(in: zone)).addingTimeInterval(later)
    return ISO8601.range.contains(date) ? date : nil
  }
}
