/// Tags that are written out. Those of the core schema are known; others would change what a value is.
extension YAMLComposer {
  private static let standard = "tag:yaml.org,2002:"

  /// The tag of a scalar, if it is known and fits.
  func checkedTag(of event: YAMLEvent, _ text: String) -> YAMLNode.ScalarTag? {
    guard let properties = event.properties, let tag = properties.tag else { return nil }
    if tag == "!" { return .string }
    let span = span(properties.tagRange)
    guard let known = YAMLNode.ScalarTag(rawValue: standardName(of: tag)) else {
      let help = file.quoteAdvice(properties.tagRange.lowerBound..<event.range.upperBound)
      diagnostics.add(.error(.unknownTag(span.text), at: span, help: help))
      return nil
    }
    guard CoreSchema.resolve(text, as: known) != nil else {
      diagnostics.add(.error(.tagDoesNotFit(known, text), at: self.span(event.range)))
      return nil
    }
    return known
  }

  /// Checks the tag of a list or a mapping, for which there is but one.
  func checkTag(of event: YAMLEvent, expected: String) {
    guard let properties = event.properties, let tag = properties.tag, tag != "!", standardName(of: tag) != expected
    else { return }
    let span = span(properties.tagRange)
    diagnostics.add(.error(.unknownTag(span.text), at: span, help: "leave it out"))
  }

  /// The name of a tag of the core schema; the empty text for another.
  private func standardName(of tag: String) -> String {
    tag.hasPrefix(Self.standard) ? String(tag.dropFirst(Self.standard.count)) : ""
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownTag(_ tag: Substring) -> Self {
    Self("yaml.unknown-tag", "unknown tag \(Wording.quoted(tag))")
  }

  fileprivate static func tagDoesNotFit(_ tag: YAMLNode.ScalarTag, _ text: String) -> Self {
    let expected =
      switch tag {
      case .string: "a text"
      case .integer: "a whole number"
      case .decimal: "a number"
      case .boolean: "true or false"
      case .null: "null"
      }
    return Self("yaml.tag", "‘!!\(tag.rawValue)’ needs \(expected), but this is \(Wording.quoted(text))")
  }
}
