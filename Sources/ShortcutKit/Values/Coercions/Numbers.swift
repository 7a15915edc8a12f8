import FileTransactions
import Foundation

extension Number: ValueConvertible {
  /// A number.
  public static var valueType: ValueType { .number }
  /// The number.
  public var asValue: Value { .number(self) }

  /// A number; a text that is one; a boolean as 1 or 0; a date as seconds since 1970; a file as its size in bytes; an
  /// object whose title is one; a list of one item as that item.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    switch value {
    case .number(let number): self = number
    case .text(let text):
      guard let number = Self.reading(text, in: host) else { throw CoercionFailure(value, expected: .number) }
      self = number
    case .boolean(let flag, _): self = flag ? 1 : 0
    case .date(let date):
      guard let number = Number(date.timeIntervalSince1970) else { throw CoercionFailure(value, expected: .number) }
      self = number
    case .file(let file):
      guard let size = file.size(in: host) else { throw file.lacks("size", expected: .number, in: host) }
      self = Number(Int(size))
    case .list(let items):
      self = try Self(coercing: onlyItem(of: items, as: .number), in: host)
    case .object(let object):
      guard let number = Self.reading(object.display, in: host) else { throw CoercionFailure(value, expected: .number) }
      self = number
    case .nothing, .url, .dictionary: throw CoercionFailure(value, expected: .number)
    }
  }

  /// Reads a number with blanks around it and the locale's separators of thousands in it.
  private static func reading(_ text: String, in host: RunHost) -> Number? {
    let trimmed = text.trimmingWhitespace
    if let number = Number(trimmed) { return number }
    guard trimmed.utf8.contains(where: { (0x30...0x39).contains($0) }),
      let separator = host.conventions.locale.groupingSeparator, separator != ".", !separator.isEmpty,
      isGrouped(trimmed, by: separator)
    else { return nil }
    return Number(trimmed.replacingOccurrences(of: separator, with: ""))
  }

  /// Whether the separators stand before groups of three digits, as in `1,234,567.89`.
  private static func isGrouped(_ text: String, by separator: String) -> Bool {
    let whole = text.prefix { $0 != "." }.drop { $0 == "-" || $0 == "+" }
    let groups = whole.components(separatedBy: separator)
    return groups.count > 1 && (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
  }
}

extension Int: ValueConvertible {
  /// A whole number.
  public static var valueType: ValueType { .integer }
  /// The number.
  public var asValue: Value { .number(Number(self)) }

  /// Whatever converts to a number that is whole.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    let number: Number
    do { number = try Number(coercing: value, in: host) } catch {
      throw CoercionFailure(error.value, expected: .integer, error.reason)
    }
    guard let whole = number.exactInt() else { throw CoercionFailure(value, expected: .integer) }
    self = whole
  }
}

/// The one item that stands where a single value is wanted.
func onlyItem(of items: [Value], as expected: ValueType) throws(CoercionFailure) -> Value {
  guard let first = items.first, items.count == 1 else { throw CoercionFailure(.list(items), expected: expected) }
  return first
}

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmingWhitespace: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}
