/// Tags that are written out. We know those of the core schema; other tags would change what a value is.
extension DiagnosticCollector {
  private static let standard = "tag:yaml.org,2002:"

  /// The tag of a scalar, if it is known and fits.
  func scalarTag(_ tag: String?, of text: String, at span: SourceSpan) -> YAMLNode.ScalarTag? {
    guard let tag else { return nil }
    if tag == "!" { return .string }
    guard tag.hasPrefix(Self.standard),
      let known = YAMLNode.ScalarTag(rawValue: String(tag.dropFirst(Self.standard.count)))
    else {
      let help = text.isEmpty ? "a text that starts with ‘!’ needs quotes" : nil
      add(.error(.unknownTag(shortened(tag)), at: span, help: help))
      return nil
    }
    guard CoreSchema.resolve(text, as: known) != nil else {
      add(.error(.tagDoesNotFit(shortened(tag), text), at: span))
      return nil
    }
    return known
  }

  /// Checks the tag of a list or a mapping, which has but one.
  func checkCollectionTag(_ tag: String?, expected: String, at span: SourceSpan) {
    guard let tag, tag != Self.standard + expected, tag != "!" else { return }
    add(.error(.unknownTag(shortened(tag)), at: span))
  }

  private func shortened(_ tag: String) -> String {
    tag.hasPrefix(Self.standard) ? "!!" + tag.dropFirst(Self.standard.count) : tag
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownTag(_ tag: String) -> Self {
    Self("yaml.unknown-tag", "the tag \(Wording.quoted(tag)) means nothing here")
  }

  fileprivate static func tagDoesNotFit(_ tag: String, _ text: String) -> Self {
    Self("yaml.tag", "\(Wording.quoted(text)) is not what the tag \(Wording.quoted(tag)) says")
  }
}
