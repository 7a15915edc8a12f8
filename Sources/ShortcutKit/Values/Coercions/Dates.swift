public import Foundation

extension Date: ValueConvertible {
  /// A date.
  public static var valueType: ValueType { .date }
  /// The date.
  public var asValue: Value { .date(self) }

  /// A date; a text in one of the documented forms; a number as seconds since 1970; a file's modification date.
  public init(coercing value: Value, in host: Host) throws(CoercionFailure) {
    switch value {
    case .date(let date): self = date
    case .text(let text):
      let date = parseDate(text.trimmingWhitespace, now: host.clock.now(), timeZone: host.conventions.timeZone)
      guard let date else { throw CoercionFailure(value, expected: .date, .because(Self.accepted(text))) }
      self = date
    case .number(let number): self = Date(timeIntervalSince1970: number.double)
    case .file(let file):
      guard let date = file.modified(in: host) else { throw CoercionFailure(value, expected: .date) }
      self = date
    case .list(let items): self = try Self(coercing: onlyItem(of: items, as: .date), in: host)
    case .nothing, .boolean, .url, .dictionary, .object: throw CoercionFailure(value, expected: .date)
    }
  }

  private static func accepted(_ text: String) -> String {
    """
    expected a date, found the text \(Wording.quoted(text)); dates are written as 2026-11-30, 2026-11-30 09:30, \
    2026-11-30T09:30:00+01:00, ‘Mon, 30 Nov 2026 09:30:00 +0100’, today, tomorrow, yesterday or now
    """
  }
}
