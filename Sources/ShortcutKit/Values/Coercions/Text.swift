extension String: ValueConvertible {
  /// A text.
  public static var valueType: ValueType { .text }
  /// The text.
  public var asValue: Value { .text(self) }

  /// Any value as text: a number without needless digits, a date by ISO 8601, a list a line an item, a dictionary as
  /// JSON, a file's content, an object's title.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    switch value {
    case .nothing: self = ""
    case .boolean(let flag, let spelling): self = spelling.text(of: flag)
    case .number(let number): self = number.text
    case .text(let text): self = text
    case .date(let date): self = ISO8601.text(date, in: host.conventions.timeZone)
    case .url(let url): self = url.text
    case .file(let file): self = try file.text(in: host)
    case .list(let items):
      var lines: [String] = []
      lines.reserveCapacity(items.count)
      for item in items { lines.append(try String(coercing: item, in: host)) }
      self = lines.joined(separator: "\n")
    case .dictionary:
      do { self = try JSON.text(value, in: host) } catch {
        throw CoercionFailure(value, expected: .text, .because("\(error)"))
      }
    case .object(let object): self = object.display
    }
  }
}

extension BooleanSpelling {
  func text(of flag: Bool) -> String {
    let word = flag ? "true" : "false"
    return switch self {
    case .lowercase: word
    case .capitalized: word.prefix(1).uppercased() + word.dropFirst()
    case .uppercase: word.uppercased()
    }
  }
}
