/// Finds keys that are one name, though written differently, such as `when-missing` and `whenMissing`.
struct KeyChecker {
  private let diagnostics: DiagnosticCollector
  private var first: [String: SourceSpan] = [:]

  init(_ diagnostics: DiagnosticCollector) { self.diagnostics = diagnostics }

  /// Reports a key that was there already.
  mutating func check(_ key: YAMLNode) { check(key.text ?? "", as: normalizedName(key.text ?? ""), at: key.span) }

  /// Reports a name for something that was named already.
  mutating func check(_ name: String, as identity: String, at span: SourceSpan) {
    guard let first = first.updateValue(span, forKey: identity) else { return }
    diagnostics.add(.error(.sameName(name), at: span, notes: [.init(.firstHere, at: first)]))
  }
}

extension Diagnostic.Message {
  static func sameName(_ name: String) -> Self {
    Self("syntax.same-name", "\(Wording.quoted(name)) is given twice")
  }
}
