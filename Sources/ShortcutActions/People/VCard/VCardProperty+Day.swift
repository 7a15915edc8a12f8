import ShortcutKit

extension VCardProperty {
  /// A birthday as `1815-12-10`, or `--12-10` where the year is not told; anything else as it is written.
  ///
  /// It is a day of the calendar, not a moment, so it stays a text: the zone of the one who reads it does not count.
  func day() throws(VCardError) -> String {
    let text = try self.text()
    let date = text.prefix { $0 != "T" }
    let digits = date.filter { $0 != "-" }
    let dashes = date.prefix { $0 == "-" }.count
    guard digits.allSatisfy(\.isASCIIDigit), let number = Int(digits) else { return text }
    let day = Self.digits(number / 100 % 100) + "-" + Self.digits(number % 100)
    switch (dashes, digits.count) {
    // RFC 6350 §4.3.1 and ISO 8601:2000 §5.2.1.3 d), without its year.
    case (2, 4): return "--" + day
    case (0, 8):
      // Apple's address book writes 1604 for a year that is not told, not always with X-APPLE-OMIT-YEAR=1604.
      let year = digits.prefix(4)
      return year == "1604" ? "--" + day : year + "-" + day
    default: return text
    }
  }

  private static func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
