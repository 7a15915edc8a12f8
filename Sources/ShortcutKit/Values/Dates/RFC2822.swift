public import Foundation

/// Dates as mail writes them (RFC 2822 §3.3 and §4.3).
public enum RFC2822 {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Hours ahead of Greenwich of the zones that have names (§4.3).
  private static let zones = [
    "ut": 0, "gmt": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7,
  ]

  /// Writes a moment as `Mon, 30 Nov 2026 09:30:00 +0100`. Fractions of a second are left out.
  public static func text(_ date: Date, in zone: TimeZone) -> String {
    let offset = zone.secondsFromGMT(for: date) / 60 * 60
    let time = CivilTime(date, offset: offset)
    var text = DigitText()
    text.add(literal: "\(weekdays[time.weekday]), ")
    text.add(time.day, digits: 1)
    text.add(literal: " \(months[time.month - 1]) ")
    text.add(year: time.year)
    text.add(UInt8(ascii: " "))
    text.add(timeOf: time)
    text.add(UInt8(ascii: " "))
    text.add(offset: offset, separator: "")
    return text.string
  }

  /// Reads such a date: the day of the week and the seconds may be missing, comments and line folds are skipped.
  ///
  /// Obsolete forms are read as §4.3 says: years of two and three digits, and zones by name. Zones that it does not name
  /// it takes for Greenwich time, and so would this read `CEST` two hours wrong; they give nil, as does a day of the
  /// week that is not the day's.
  public static func date(_ text: some StringProtocol) -> Date? {
    var reader = ByteReader(text)
    _ = skipSpace(&reader)
    let weekday = reader.word()
    if !weekday.isEmpty {
      _ = skipSpace(&reader)
      guard reader.take(",") else { return nil }
      _ = skipSpace(&reader)
    }
    guard let day = readDay(&reader), skipSpace(&reader), let time = readTime(&reader) else { return nil }
    let offset = readZone(&reader)
    _ = skipSpace(&reader)
    guard let offset, reader.isAtEnd else { return nil }
    var moment = WrittenMoment(day)
    (moment.time.hour, moment.time.minute, moment.time.second) = time
    moment.offset = offset
    guard moment.time.hour < 24, let date = moment.date(in: .gmt) else { return nil }
    return weekday.isEmpty || weekdays[day.weekday].lowercased() == weekday ? date : nil
  }

  private static func readDay(_ reader: inout ByteReader) -> CivilTime? {
    let day = reader.digits()
    guard (1...2).contains(day.count), skipSpace(&reader) else { return nil }
    let name = reader.word()
    guard let month = months.firstIndex(where: { $0.lowercased() == name }), skipSpace(&reader) else { return nil }
    let digits = reader.digits()
    guard (2...4).contains(digits.count) else { return nil }
    var year = ByteReader.number(digits)
    if digits.count < 4 { year += year < 50 && digits.count == 2 ? 2000 : 1900 }
    let civil = CivilTime(year: year, month: month + 1, day: ByteReader.number(day))
    return civil.isValid ? civil : nil
  }

  private static func readTime(_ reader: inout ByteReader) -> (hour: Int, minute: Int, second: Int)? {
    guard let hour = reader.number(digits: 2) else { return nil }
    _ = skipSpace(&reader)
    guard reader.take(":") else { return nil }
    _ = skipSpace(&reader)
    guard let minute = reader.number(digits: 2) else { return nil }
    var isSpaced = skipSpace(&reader)
    var second = 0
    if reader.take(":") {
      _ = skipSpace(&reader)
      guard let number = reader.number(digits: 2) else { return nil }
      second = number
      isSpaced = skipSpace(&reader)
    }
    return isSpaced ? (hour, minute, second) : nil
  }

  /// Seconds ahead of Greenwich.
  private static func readZone(_ reader: inout ByteReader) -> Int? {
    let isBehind = reader.take("-")
    if isBehind || reader.take("+") {
      guard let hours = reader.number(digits: 2), let minutes = reader.number(digits: 2), hours < 24, minutes < 60
      else { return nil }
      return (isBehind ? -1 : 1) * (hours * 3600 + minutes * 60)
    }
    let name = reader.word()
    // Military letters were defined with the wrong sign once and mean nothing since; `j` was never one.
    if name.count == 1, name != "j" { return 0 }
    return zones[name].map { $0 * 3600 }
  }

  /// Skips spaces, line breaks and comments in parentheses, which nest; whether there were any.
  private static func skipSpace(_ reader: inout ByteReader) -> Bool {
    var (depth, isSpace) = (0, false)
    while true {
      if reader.take("(") {
        depth += 1
      } else if depth > 0 {
        if reader.take(")") {
          depth -= 1
        } else {
          _ = reader.take("\\")
          guard reader.skip() else { return isSpace }
        }
      } else if !reader.take(" ", "\t", "\r", "\n") {
        return isSpace
      }
      isSpace = true
    }
  }
}
