import ShortcutKit
import ShortcutTestSupport

/// What a YAML text is: `{a: [1, 'b']}`; texts in quotes, other scalars as they are written.
func yamlOutline(_ text: String) -> String {
  let diagnostics = DiagnosticCollector()
  let node = YAMLReader.read(SourceFile(path: "test.yaml", text: text), diagnostics)
  let errors = diagnostics.sorted.map { "error: \($0.message.text)" }.joined(separator: "; ")
  return errors.isEmpty ? node.map(yamlOutline) ?? "nothing" : errors
}

private func yamlOutline(_ node: YAMLNode) -> String {
  switch node.content {
  case .scalar(let text, _): node.resolved == .text ? "'\(text)'" : text
  case .sequence(let items): "[" + items.map(yamlOutline).joined(separator: ", ") + "]"
  case .mapping(let entries):
    "{" + entries.map { "\($0.key.text ?? "?"): \(yamlOutline($0.value))" }.joined(separator: ", ") + "}"
  }
}

/// What there is to say about a YAML text, as it is shown.
func yamlComplaints(_ text: String) -> String {
  let diagnostics = DiagnosticCollector()
  _ = YAMLReader.read(SourceFile(path: "test.yaml", text: text), diagnostics)
  return diagnostics.sorted.map(DiagnosticRenderer(color: false).render).joined()
}

/// The places and messages of all errors in a YAML text: `3:1 duplicate key ‘a’`.
func yamlErrors(_ text: String) -> [String] {
  let diagnostics = DiagnosticCollector()
  _ = YAMLReader.read(SourceFile(path: "test.yaml", text: text), diagnostics)
  return diagnostics.sorted.map { diagnostic in
    let place = diagnostic.span.map { "\($0.start.line):\($0.start.column) " } ?? ""
    return place + diagnostic.message.text
  }
}
