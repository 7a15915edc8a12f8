/// A part of a YAML document, and where it is written.
///
/// An alias is replaced by what it stands for, which keeps the place where that is written.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(String, style: ScalarStyle)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  package enum ScalarStyle: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  package struct Entry: Sendable {
    /// Always a scalar.
    package let key: YAMLNode
    package let value: YAMLNode
  }

  /// A tag that is written out and says how to take a scalar: `!!int` and its kind.
  package enum ScalarTag: String, Sendable {
    case string = "str"
    case integer = "int"
    case decimal = "float"
    case boolean = "bool"
    case null
  }

  package let content: Content
  /// Without tag and anchor.
  package let span: SourceSpan
  package let tag: ScalarTag?
}

extension YAMLNode {
  /// The text of a scalar, whatever it would be as a value.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The value of a scalar by its tag, its quotes and the core schema; nil for a list or a mapping.
  package var resolved: CoreSchema.Resolved? {
    guard case .scalar(let text, let style) = content else { return nil }
    if let tag { return CoreSchema.resolve(text, as: tag) }
    return style == .plain ? CoreSchema.resolve(text) : .text
  }
}
