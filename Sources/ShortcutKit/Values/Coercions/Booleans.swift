extension Bool: ValueConvertible {
  /// A boolean.
  public static var valueType: ValueType { .boolean }
  /// The boolean.
  public var asValue: Value { .boolean(self) }

  private static let words: [String: Bool] = [
    "true": true, "yes": true, "on": true, "1": true, "false": false, "no": false, "off": false, "0": false,
  ]

  /// A boolean; true, yes, on or 1, false, no, off or 0 in any case; the numbers 1 and 0.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    switch value {
    case .boolean(let flag, _): self = flag
    case .text(let text):
      guard let flag = Self.words[text.trimmingWhitespace.lowercased()] else {
        throw CoercionFailure(value, expected: .boolean)
      }
      self = flag
    case .number(1): self = true
    case .number(0): self = false
    case .list(let items): self = try Self(coercing: onlyItem(of: items, as: .boolean), in: host)
    case .nothing, .number, .date, .url, .file, .dictionary, .object:
      throw CoercionFailure(value, expected: .boolean)
    }
  }
}
