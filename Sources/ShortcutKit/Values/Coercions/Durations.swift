extension TimeSpan: ValueConvertible {
  /// A duration.
  public static var valueType: ValueType { .duration }
  /// As text.
  public var asValue: Value { .text(description) }

  /// A text such as `10s`, `2 minutes` or `-2 months`; a number as seconds.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    switch value {
    case .number(let number): self.init(number, .second)
    case .text(let text):
      guard let span = TimeSpan(text) else {
        let detail = "\(Wording.quoted(text)) is no duration; write 10s, 500ms, 2 minutes or -2 months"
        throw CoercionFailure(value, expected: .duration, .because(detail))
      }
      self = span
    case .list(let items): self = try Self(coercing: onlyItem(of: items, as: .duration), in: host)
    case .nothing, .boolean, .date, .url, .file, .dictionary, .object:
      throw CoercionFailure(value, expected: .duration)
    }
  }
}
