/// Finds what stands for each byte of a literal or folded scalar (YAML 1.2.2 §8.1).
struct BlockScalarTracer {
  private let source: ScalarSource
  private let isFolded: Bool
  /// The lines after the header, each with its line break.
  private let lines: [Line]
  private let indentation: Int
  private var parts: [Range<Int>] = []

  private struct Line {
    let start: Int
    let end: Int
    let breakLength: Int
  }

  init(_ source: ScalarSource, text: String, isFolded: Bool) {
    self.source = source
    self.isFolded = isFolded
    lines = Self.lines(of: source)
    indentation = Self.indentation(of: lines, in: source, text: text)
  }

  private static func lines(of source: ScalarSource) -> [Line] {
    var lines: [Line] = []
    var start = 0
    var next = 0
    while next < source.count {
      let length = source.lineBreakLength(at: next)
      if length > 0 {
        lines.append(Line(start: start, end: next, breakLength: length))
        start = next + length
      }
      next += max(1, length)
    }
    if start < source.count { lines.append(Line(start: start, end: source.count, breakLength: 0)) }
    return Array(lines.dropFirst())
  }

  /// The spaces that belong to the file and not to the text.
  ///
  /// An indentation indicator counts from the node above, which is not known here. But empty lines at the start stay as
  /// they are in both styles, so the first line of the text that is not empty is the same line in the source.
  private static func indentation(of lines: [Line], in source: ScalarSource, text: String) -> Int {
    let scalars = text.unicodeScalars
    let afterEmptyLines = scalars.drop { $0 == "\n" || $0 == "\u{2028}" || $0 == "\u{2029}" }
    let emptyLines = scalars.distance(from: scalars.startIndex, to: afterEmptyLines.startIndex)
    guard !afterEmptyLines.isEmpty, lines.indices.contains(emptyLines) else { return .max }
    let kept = afterEmptyLines.prefix { $0 == " " }.count
    return max(0, spaces(in: lines[emptyLines], of: source) - kept)
  }

  private static func spaces(in line: Line, of source: ScalarSource) -> Int {
    source.bytes[line.start..<line.end].prefix { $0 == UInt8(ascii: " ") }.count
  }

  mutating func trace() -> [Range<Int>] {
    /// The end of the last line with text, and the empty lines after it.
    var lineEnd: Line?
    var emptyLines: [Line] = []
    var isMoreIndented = false
    for line in lines {
      let start = line.start + min(indentation, Self.spaces(in: line, of: source))
      guard start < line.end else {
        emptyLines.append(line)
        continue
      }
      let wasMoreIndented = isMoreIndented
      isMoreIndented = source.isBlank(at: start)
      if let lineEnd {
        let folds = isFolded && !wasMoreIndented && !isMoreIndented && !source.isSeparator(at: lineEnd.end)
        // A folded line break is a space, or nothing before an empty line.
        if !folds || emptyLines.isEmpty { addBreak(of: lineEnd) }
      }
      emptyLines.forEach { addBreak(of: $0) }
      emptyLines = []
      parts.append(contentsOf: (start..<line.end).map { $0..<$0 + 1 })
      lineEnd = line
    }
    // How many of these belong to the text is the matter of the chomping indicator; those that do come first.
    if let lineEnd { addBreak(of: lineEnd) }
    emptyLines.forEach { addBreak(of: $0) }
    return parts
  }

  private mutating func addBreak(of line: Line) {
    let range = line.end..<line.end + line.breakLength
    parts.append(contentsOf: repeatElement(range, count: source.isSeparator(at: line.end) ? line.breakLength : 1))
  }
}
