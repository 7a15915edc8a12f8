/// The first line of a span as it is shown on a terminal, and where the span lies in it.
struct SourceExcerpt {
  /// The columns that a line may take before it is cut.
  private static let limit = 160
  /// The columns that stay before the place when the line is cut there.
  private static let before = 60
  /// The bytes on each side of the place that are looked at, so that a line may have any length.
  private static let reach = 4 * limit
  private static let tabStop = 4

  /// The line's number.
  let line: Int
  /// The line, with tabs as spaces and control characters made visible.
  let text: String
  /// The columns before the span.
  let indentation: Int
  /// The columns of the span in this line, at least one.
  let width: Int

  init(_ span: SourceSpan) {
    line = span.start.line
    let whole = span.file.lineRange(line)
    let place = span.range.lowerBound
    let near = (place - Self.reach..<place + Self.reach).clamped(to: whole)
    let cells = Self.cells(of: span.file.slice(near))

    let mark = cells.prefix { $0.end <= place }.last?.column.upperBound ?? 0
    let total = cells.last?.column.upperBound ?? 0
    var shown = 0..<total
    if total > Self.limit || near != whole {
      let start = max(0, min(mark - Self.before, total - Self.limit))
      shown = start..<min(total, start + Self.limit)
    }
    let visible = cells.filter { $0.column.lowerBound >= shown.lowerBound && $0.column.upperBound <= shown.upperBound }
    let isCutBefore = near.lowerBound > whole.lowerBound || visible.first?.column.lowerBound ?? 0 > 0
    let isCutAfter = near.upperBound < whole.upperBound || visible.last?.column.upperBound ?? 0 < total

    text = (isCutBefore ? "…" : "") + visible.map(\.text).joined() + (isCutAfter ? "…" : "")
    indentation = mark - (visible.first?.column.lowerBound ?? 0) + (isCutBefore ? 1 : 0)
    let marked = visible.prefix { $0.end - $0.length < span.range.upperBound }.last?.column.upperBound ?? mark
    width = max(1, marked - mark)
  }

  /// A character as it is shown.
  private struct Cell {
    let text: String
    let column: Range<Int>
    /// The UTF-8 offset of its end, and its length.
    let end: Int
    let length: Int
  }

  private static func cells(of line: Substring) -> [Cell] {
    var end = line.base.utf8.distance(from: line.base.startIndex, to: line.startIndex)
    var column = 0
    return line.map { character in
      let length = character.utf8.count
      var text = String(character)
      if character == "\t" {
        text = String(repeating: " ", count: tabStop - column % tabStop)
      } else if character.unicodeScalars.contains(where: { $0.visibleForm != nil }) {
        text = text.visible
      }
      end += length
      let start = column
      column += text.displayWidth
      return Cell(text: text, column: start..<column, end: end, length: length)
    }
  }
}
