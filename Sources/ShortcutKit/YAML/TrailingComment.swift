extension SourceSpan {
  /// The comment that ends the line after this, with nothing but blanks between.
  ///
  /// After an unquoted scalar it may be text that was meant to belong to it: `${name | split-text("` `#` `")}`.
  package var trailingComment: SourceSpan? {
    let line = file.lineRange(file.position(at: range.upperBound).line)
    let rest = file.slice(range.upperBound..<line.upperBound).utf8
    let comment = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard comment.first == UInt8(ascii: "#"), comment.count < rest.count else { return nil }
    return SourceSpan(file: file, range: line.upperBound - comment.count..<line.upperBound)
  }
}
