/// A day and a time of day as a calendar and a clock on the wall show them, without a zone.
///
/// The calendar is the Gregorian one at all times (ISO 8601 §4.2.1), also before 1582.
struct CivilTime: Sendable, Hashable {
  var year: Int
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  var microsecond = 0

  /// The time of day is midnight unless it is said.
  init(year: Int, month: Int = 1, day: Int = 1) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether there is such a day and such a time on it.
  var isValid: Bool {
    (1...12).contains(month) && day >= 1 && day <= Self.days(inMonth: month, of: year)
      && (0..<24).contains(hour) && (0..<60).contains(minute) && (0..<60).contains(second)
  }

  /// The length of a month.
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days from 1970-01-01 to this day.
  var daysSince1970: Int {
    // Years are counted from March, so that the leap day is the last one; 400 years have 146,097 days.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The seconds from 1970-01-01T00:00:00 to this time, as if there were no zones; fractions are left out.
  var secondsSince1970: Int { daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second }

  /// The day of the week: 0 is Sunday.
  var weekday: Int {
    let day = (daysSince1970 + 4) % 7
    return day < 0 ? day + 7 : day
  }

  /// The time so many microseconds after 1970-01-01T00:00:00.
  init(microsecondsSince1970 microseconds: Int) {
    let seconds = Self.floored(microseconds, by: 1_000_000)
    let days = Self.floored(seconds.quotient, by: 86_400)
    let era = Self.floored(days.quotient + 719_468, by: 146_097)
    let dayOfEra = era.remainder
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = era.quotient * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    hour = days.remainder / 3600
    minute = days.remainder / 60 % 60
    second = days.remainder % 60
    microsecond = seconds.remainder
  }

  private static func floored(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
