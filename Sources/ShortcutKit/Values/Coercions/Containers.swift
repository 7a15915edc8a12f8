extension Value: ValueConvertible {
  /// Anything.
  public static var valueType: ValueType { .any }
  /// The value.
  public var asValue: Value { self }
  /// A list is one value among others here.
  public static var takesLists: Bool { true }
  /// Takes every value as it is.
  public init(coercing value: Value, in host: RunHost) { self = value }
}

extension Record: ValueConvertible {
  /// A dictionary.
  public static var valueType: ValueType { .dictionary }
  /// The dictionary.
  public var asValue: Value { .dictionary(self) }

  /// A dictionary; a text or a file that holds one as JSON, YAML or a form; an object's properties.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    switch value {
    case .dictionary(let record): self = record
    case .text(let text): self = try Self.reading(text, value)
    case .file: self = try Self.reading(try String(coercing: value, in: host), value)
    case .object(let object): self = object.record
    case .list(let items): self = try Self(coercing: onlyItem(of: items, as: .dictionary), in: host)
    case .nothing, .boolean, .number, .date, .url: throw CoercionFailure(value, expected: .dictionary)
    }
  }

  private static func reading(_ text: String, _ value: Value) throws(CoercionFailure) -> Record {
    let problem: String
    do {
      if case .dictionary(let record) = try JSON.parse(text) { return record }
      problem = "the JSON in it is no dictionary"
    } catch {
      problem = "as JSON it fails at line \(error.line), column \(error.column): \(error.message)"
    }
    if !text.trimmingWhitespace.hasPrefix("{"), let record = YAMLValue.dictionary(text) ?? Form.parse(text) {
      return record
    }
    throw CoercionFailure(
      value, expected: .dictionary, .because("expected a dictionary, found \(value.inWords); \(problem)"))
  }
}

extension ObjectValue {
  /// The object as a dictionary, in the form that JSON output gives it.
  package var record: Record {
    var record: Record = [
      "type": .text(type.name), "id": .text(identifier), "display": .text(display), "subtitle": .text(subtitle),
    ]
    for (key, value) in properties { record[key] = value }
    return record
  }
}

extension Array: ValueConvertible where Element: ValueConvertible {
  /// A list of the elements' type.
  public static var valueType: ValueType { .list(of: Element.valueType) }
  /// The list.
  public var asValue: Value { .list(map(\.asValue)) }
  /// It takes lists.
  public static var takesLists: Bool { true }

  /// A list item by item; a dictionary as its values; a text as its lines; any other value as a list of one.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    self = []
    let items = Self.items(of: value)
    reserveCapacity(items.count)
    for item in items { append(try Element(coercing: item, in: host)) }
  }

  private static func items(of value: Value) -> [Value] {
    switch value {
    case .list(let items): return items
    case .nothing: return []
    case .dictionary(let record) where Element.valueType != .dictionary: return record.values
    // A dictionary may be written over several lines; everything else is one in a line.
    case .text(let text) where Element.valueType != .dictionary:
      let lines = text.linesOfText
      // No line is no text at all, but it is a path or a number that went missing.
      let mayBeNone = Element.valueType == .text || Element.valueType == .any
      return lines.isEmpty && !mayBeNone ? [value] : lines.map { .text(String($0)) }
    default: return [value]
    }
  }
}

extension String {
  /// The lines; a final line break adds none.
  package var linesOfText: [Substring] {
    var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  /// The type, or nothing.
  public static var valueType: ValueType { .optional(Wrapped.valueType) }
  /// The value, or nothing.
  public var asValue: Value { self?.asValue ?? .nothing }
  /// Nothing.
  public static var whenAbsent: Wrapped?? { .some(nil) }
  /// As the type itself.
  public static var takesLists: Bool { Wrapped.takesLists }

  /// Nothing as nil, all else by the rules of the type.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    if case .nothing = value { self = nil } else { self = try Wrapped(coercing: value, in: host) }
  }
}
