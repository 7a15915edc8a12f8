/// A syntax error as libyaml tells it.
struct YAMLFault {
  let file: SourceFile
  /// libyaml's words.
  let problem: String
  /// Where it is noticed.
  let place: Int
  /// Where that starts which is wrong, if libyaml tells.
  let context: Int?
  /// The last event before it.
  let previous: YAMLEvent?
}

extension YAMLFault {
  /// The error in our words.
  var diagnostic: Diagnostic {
    .error(.yamlSyntax(problem), at: SourceSpan(file: file, range: place..<place))
  }
}

extension Diagnostic.Message {
  fileprivate static func yamlSyntax(_ problem: String) -> Self {
    Self("yaml.syntax", "this is not valid YAML: \(problem)")
  }
}
