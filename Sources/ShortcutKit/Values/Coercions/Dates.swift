public import Foundation

extension Date: ValueConvertible {
  /// A date.
  public static var valueType: ValueType { .date }
  /// The date.
  public var asValue: Value { .date(self) }

  /// A date; a text in one of the documented forms; a number as seconds since 1970; a file's modification date;
  /// an object whose title is a date.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    switch value {
    case .date(let date): self = date
    case .text(let text):
      guard let date = host.date(text) else {
        throw CoercionFailure(value, expected: .date, .because(Self.accepted(text)))
      }
      self = date
    case .number(let number):
      let date = Date(timeIntervalSince1970: number.double)
      guard ISO8601.range.contains(date) else {
        let why = "expected a date, found \(value.inWords); as seconds since 1970 it is not within the years 0 to 9999"
        throw CoercionFailure(value, expected: .date, .because(why))
      }
      self = date
    case .file(let file):
      guard let date = file.modified(in: host) else { throw file.lacks("date", expected: .date, in: host) }
      self = date
    case .list(let items): self = try Self(coercing: onlyItem(of: items, as: .date), in: host)
    case .object(let object):
      guard let date = host.date(object.display) else { throw CoercionFailure(value, expected: .date) }
      self = date
    case .nothing, .boolean, .url, .dictionary: throw CoercionFailure(value, expected: .date)
    }
  }

  private static func accepted(_ text: String) -> String {
    "expected a date, found the text \(Wording.quoted(text)); dates are written as \(DateText.acceptedForms)"
  }
}

extension RunHost {
  /// The date that a text is, in one of the documented forms.
  func date(_ text: String) -> Date? { DateText.date(text, now: clock.now(), in: conventions.timeZone) }
}
