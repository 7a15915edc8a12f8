/// A scalar of the file whose text holds expressions; it leads from an offset in the text to the place in the file.
final class ScalarOrigin: Sendable {
  let node: YAMLNode

  init(_ node: YAMLNode) { self.node = node }

  /// Where a part of the text is written. Only errors ask for this, so the map is made when they do.
  func span(of range: Range<Int>) -> SourceSpan {
    guard case .scalar(let text, let style) = node.content else { return node.span }
    let map = ScalarSourceMap(text: text, style: style, span: node.span)
    let bounded = min(range.lowerBound, text.utf8.count)..<min(range.upperBound, text.utf8.count)
    return SourceSpan(file: node.span.file, range: map.sourceRange(of: bounded))
  }
}
