extension SourceFile {
  /// The advice to put a value into quotes, with how it would look if that is short.
  func quoteAdvice(_ value: Range<Int>) -> String {
    let text = slice(value)
    let isShort = value.count <= 60 && !text.contains(where: \.isNewline)
    return isShort ? "quote this value: " + quoted(text) : "quote this value"
  }

  /// A text in the quotes that YAML needs; quotes that it has around it already are replaced.
  private func quoted(_ text: Substring) -> String {
    var text = text
    if text.count > 1, text.first == text.last, text.first == "\"" || text.first == "'" {
      text = text.dropFirst().dropLast()
    }
    guard text.contains(where: { $0 == "\"" || $0 == "\\" }) else { return "\"\(text)\"" }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
