extension YAMLFault {
  /// A text whose first character means something to YAML.
  var indicatorFault: Diagnostic? {
    if problem.hasPrefix("block sequence entries") {
      let item = restOfLine(from: place)
      return .error(.listPlace, at: span(item), help: "begin it on the next line, or \(file.quoteAdvice(item))")
    }
    guard let start = indicator, let character = file.slice(start..<start + 1).first else { return nil }
    let isBlock = character == "|" || character == ">"
    let value = isInsideBrackets(start) ? flowValue(around: start) : restOfLine(from: start)
    let help = file.quoteAdvice(value) + (isBlock ? ", or start the text of a block on the next line" : "")
    return .error(.indicator(character), at: span(value), help: help)
  }

  /// Where the character stands that started something else than a text.
  private var indicator: Int? {
    if problem.hasPrefix("mapping keys") { return place }
    if problem.hasPrefix("found duplicate") || problem.hasPrefix("found incompatible") { return nil }
    let start = context ?? place
    let indicators = problem == "did not find expected node content" ? ",]}" : "*&!%@`|>"
    return indicators.utf8.contains(byte(at: start) ?? 0) ? start : nil
  }

  private func isInsideBrackets(_ offset: Int) -> Bool {
    let value = line(at: offset).value(in: file)
    let first = byte(at: value.lowerBound)
    return isInFlow || offset > value.lowerBound && (first == UInt8(ascii: "[") || first == UInt8(ascii: "{"))
  }
}

extension Diagnostic.Message {
  static let listPlace = Self("yaml.list-place", "a list of ‘- ’ items cannot start here")

  fileprivate static func indicator(_ character: Character) -> Self {
    Self("yaml.needs-quotes", "a text that starts with ‘\(character)’ needs quotes")
  }
}
