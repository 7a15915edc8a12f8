extension ValueType {
  /// The kind of value that this type surely is; nil where that is open.
  private var kind: Value.Kind? {
    switch self {
    case .text: .text
    case .number, .integer: .number
    case .boolean: .boolean
    case .date: .date
    case .url: .url
    case .file: .file
    case .choice: .text
    default: nil
    }
  }

  /// The properties of every value of this type; nil where that is open, as for dictionaries and objects.
  var propertyNames: [String]? {
    if case .list(let element) = self {
      guard let names = element.propertyNames else { return nil }
      return names + Value.propertyNames(of: .list).filter { !names.contains($0) }
    }
    if self == .object(RunFailure.type.name) {
      return RunFailure.type.properties + Value.propertyNames(of: .object)
    }
    return kind.map { Value.propertyNames(of: $0) }
  }

  /// The type of a property, by its normalised name.
  func type(ofProperty key: String) -> ValueType {
    if key == "count" { return .number }
    if key == "type" { return .text }
    if Value.isItem(key), kind != nil { return self }
    switch (kind, key) {
    case (.text?, "length"), (.date?, _): return .number
    case (.text?, "lines"), (.text?, "words"): return .list(of: .text)
    case (.file?, "name"), (.file?, "basename"), (.file?, "extension"), (.file?, "content"): return .text
    case (.file?, "size"), (.file?, "width"), (.file?, "height"): return .any
    case (.url?, "port"): return .any
    default: return .any
    }
  }
}
