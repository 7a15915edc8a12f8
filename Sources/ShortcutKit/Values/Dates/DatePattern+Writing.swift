public import Foundation

extension DatePattern {
  /// The letters whose fields are plain numbers.
  private static let numericLetters: Set<Unicode.Scalar> = ["y", "M", "d", "H", "m", "s", "S"]

  /// Whether the pattern needs no words and no calendar but the Gregorian one.
  public var isNumeric: Bool {
    elements.allSatisfy { element in
      guard case .field(let letter, let count) = element else { return true }
      return Self.numericLetters.contains(letter) && (letter != "M" || count <= 2)
    }
  }

  /// Writes a moment under the pattern.
  ///
  /// Without a locale, or with `en_US_POSIX`, the calendar is the Gregorian one, the digits are ASCII and the words
  /// English, whatever the system is set to; else they are those of the locale. Days before 1582-10-15 are Julian, as
  /// everywhere in Foundation's calendar.
  public func text(_ date: Date, in zone: TimeZone, locale: Locale? = nil) -> String {
    let locale = locale.flatMap { $0.identifier == DateFormatters.fixedLocale ? nil : $0 }
    if locale == nil, isNumeric, Self.gregorian.contains(date) { return numericText(CivilTime(date, in: zone)) }
    return DateFormatters.shared.text(date, as: .pattern(self.text), in: zone, locale: locale)
  }

  /// The moments from the first Gregorian day on, less a day for the zones, to the year 9999.
  private static let gregorian = Date(timeIntervalSince1970: -12_219_206_400)...ISO8601.range.upperBound

  private func numericText(_ time: CivilTime) -> String {
    var text = DigitText()
    for element in elements {
      switch element {
      case .literal(let literal): text.add(literal: literal)
      case .field("y", 2): text.add(time.year % 100)
      case .field("y", let count): text.add(time.year, digits: count)
      case .field("M", let count): text.add(time.month, digits: count)
      case .field("d", let count): text.add(time.day, digits: count)
      case .field("H", let count): text.add(time.hour, digits: count)
      case .field("m", let count): text.add(time.minute, digits: count)
      case .field("s", let count): text.add(time.second, digits: count)
      case .field(_, let count): text.add(microseconds: time.microsecond, digits: count)
      }
    }
    return text.string
  }
}
