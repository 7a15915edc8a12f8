/// Values that are written as YAML, such as a text with a dictionary in it or the start value of a variable.
package enum YAMLValue {
  /// The dictionary that a YAML text is; nil where it is none.
  static func dictionary(_ text: String) -> Record? {
    guard case .dictionary(let record)? = value(text, path: "text") else { return nil }
    return record
  }

  /// The value of a YAML text in an untyped place; nil where it is no valid YAML.
  package static func value(_ text: String, path: String) -> Value? {
    let diagnostics = DiagnosticCollector()
    let node = YAMLReader.read(SourceFile(path: path, text: text), diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    return node.map(value) ?? .nothing
  }

  /// The value of a node in an untyped place: plain scalars by the core schema, quoted ones as text.
  package static func value(_ node: YAMLNode) -> Value {
    switch node.content {
    case .scalar: scalar(node)
    case .sequence(let nodes): .list(nodes.map(value))
    case .mapping(let entries):
      .dictionary(Record(entries.map { ($0.key.text ?? "", value($0.value)) }))
    }
  }

  /// The value of a scalar in an untyped place.
  package static func scalar(_ node: YAMLNode) -> Value {
    guard case .scalar(let text, _) = node.content else { return .nothing }
    switch node.resolved {
    case .null: return .nothing
    case .boolean(let flag, let spelling): return .boolean(flag, spelling: spelling)
    case .integer(let digits), .decimal(let digits):
      return Number.written(text, as: digits).map(Value.number) ?? .text(text)
    case .text, nil: return .text(text)
    }
  }
}
