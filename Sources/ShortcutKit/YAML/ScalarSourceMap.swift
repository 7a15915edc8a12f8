/// Leads from a place in the text of a scalar to the place in the file where that is written.
///
/// A scalar is not its source: quotes, escapes, indentation and folded lines are gone from it. The map is made in no time
/// and does its work when it is asked, in time linear in the scalar's length; so ask only to report something.
package struct ScalarSourceMap: Sendable {
  private let text: String
  private let style: YAMLNode.ScalarStyle
  private let span: SourceSpan

  /// The map of a scalar with its text as read and its span as written, with its quotes or its `|`.
  package init(text: String, style: YAMLNode.ScalarStyle, span: SourceSpan) {
    self.text = text
    self.style = style
    self.span = span
  }

  /// The UTF-8 offsets in the file of a range of UTF-8 offsets in the text.
  package func sourceRange(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<text.utf8.count)
    let start = span.range.lowerBound
    // A text as long as its source is its source: everything that YAML takes away makes it shorter.
    if style == .plain, span.range.count == text.utf8.count {
      return start + range.lowerBound..<start + range.upperBound
    }
    let parts = writtenParts
    guard !parts.isEmpty else { return span.range.upperBound..<span.range.upperBound }
    let first = parts[min(range.lowerBound, parts.count - 1)]
    if range.isEmpty {
      let place = start + (range.lowerBound < parts.count ? first.lowerBound : first.upperBound)
      return place..<place
    }
    let last = parts[min(range.upperBound, parts.count) - 1]
    return start + first.lowerBound..<start + max(first.upperBound, last.upperBound)
  }

  /// What stands for each byte of the text, as offsets from the start of the span.
  private var writtenParts: ArraySlice<Range<Int>> {
    let source = ScalarSource(bytes: Array(span.text.utf8))
    switch style {
    case .plain, .singleQuoted, .doubleQuoted:
      var tracer = FlowScalarTracer(source, style)
      return tracer.trace().prefix(text.utf8.count)
    case .literal, .folded:
      var tracer = BlockScalarTracer(source, text: text, isFolded: style == .folded)
      return tracer.trace().prefix(text.utf8.count)
    }
  }
}
