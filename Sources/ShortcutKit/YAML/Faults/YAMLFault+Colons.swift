extension YAMLFault {
  /// A `:` that is too many, missing, or not followed by a space.
  var colonFault: Diagnostic? {
    if problem == "could not find expected ':'", let context { return missingColon(line(at: context)) }
    if problem == "found unexpected ':'" {
      let help = "or " + file.quoteAdvice(flowValue(around: place))
      return .error(.missingSpace(":"), at: span(place..<place + 1), help: help)
    }
    guard problem.hasPrefix("mapping values are not allowed") else { return nil }
    let line = line
    if let colon = line.colon, colon < place { return colonInText(line.value(in: file)) }
    if place - line.content.lowerBound > 1024 { return .error(.longKey, at: span(line.content.lowerBound..<place)) }
    guard let above = lineAbove(line) else { return colonInText(line.content) }
    if above.colon == nil {
      return continuesText(above) ? colonInText(place..<place) : missingColon(above)
    }
    return wrongIndentation(line)
  }

  private func colonInText(_ value: Range<Int>) -> Diagnostic {
    let help = value.isEmpty ? "quote the whole text" : file.quoteAdvice(value)
    return .error(.colonInText, at: span(place..<place + 1), help: help)
  }

  /// Whether a line without a key goes on with a text that starts in a line above it.
  private func continuesText(_ line: WrittenLine) -> Bool {
    if line.isItem { return false }
    var head = lineAbove(line)
    while let above = head, above.colon == nil, !above.isItem { head = lineAbove(above) }
    return head.map { $0.indentation < line.indentation && !$0.value(in: file).isEmpty } ?? false
  }

  private func missingColon(_ line: WrittenLine) -> Diagnostic {
    let content = file.slice(line.content)
    if content.utf8.first == UInt8(ascii: "-"), !line.isItem {
      return .error(.missingSpace("-"), at: span(line.content.lowerBound..<line.content.lowerBound + 1))
    }
    if let colon = content.firstIndex(of: ":"), colon != content.startIndex, !content[colon...].hasPrefix(":/") {
      let place = line.content.lowerBound + content.utf8.distance(from: content.startIndex, to: colon)
      return .error(.missingSpace(":"), at: span(place..<place + 1))
    }
    if !line.isItem, let above = siblingAbove(line), above.isItem {
      return .error(.missingDash, at: span(line.content), help: "start it with ‘- ’")
    }
    return .error(.missingColon(content), at: span(line.content))
  }

  /// The nearest line above with the same indentation.
  func siblingAbove(_ line: WrittenLine) -> WrittenLine? {
    var above = lineAbove(line)
    while let candidate = above, candidate.indentation > line.indentation { above = lineAbove(candidate) }
    return above.flatMap { $0.indentation == line.indentation ? $0 : nil }
  }
}

extension Diagnostic.Message {
  static let colonInText = Self("yaml.colon-in-text", "a text with ‘: ’ in it needs quotes")
  static let missingDash = Self("yaml.missing-dash", "this line stands in a list, but does not start with ‘- ’")
  fileprivate static let longKey = Self("yaml.long-key", "a key can have 1,024 characters at most")

  static func missingSpace(_ character: Character) -> Self {
    Self("yaml.missing-space", "a space is missing after ‘\(character)’")
  }

  fileprivate static func missingColon(_ key: Substring) -> Self {
    Self("yaml.missing-colon", "a ‘:’ is missing after \(Wording.quoted(key))")
  }
}
