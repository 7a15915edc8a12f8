import ShortcutKit

/// What the person who types a line sees.
struct LineScreen {
  private let question: LineQuestion

  init(_ question: LineQuestion) { self.question = question }

  /// The lines for a terminal of a size, and where the cursor stands in them. Of a line that is too long, the part around
  /// the cursor is shown.
  func lines(
    _ state: LineState, hint: String, _ size: TerminalSize
  ) -> (lines: [StyledLine], cursor: DrawnBlock.Place) {
    let columns = max(1, size.columns - 1)
    var texts = prompt.wrapped(to: columns)
    // Below a long question there is more room than behind it.
    if let last = texts.last, last.displayWidth + 16 > columns { texts.append("") }
    texts = Array(texts.suffix(max(1, size.rows - 1)))
    var lines = texts.map { text in
      var line = StyledLine(limit: columns)
      line.append(text, .strong)
      return line
    }
    var line = lines.removeLast()
    if line.width > 0 { line.append(" ") }
    let cursor = append(state, to: &line, columns)
    lines.append(line)
    let place = DrawnBlock.Place(line: lines.count - 1, column: cursor)
    if !hint.isEmpty, lines.count < size.rows {
      var line = StyledLine(limit: columns)
      line.append(hint, .dim)
      lines.append(line)
    }
    return (lines, place)
  }

  /// What stays on the terminal afterwards: all of the question and its answer, in as many rows as they need.
  func record(_ state: LineState) -> String {
    let text = question.kind == .secret ? "" : state.text.visible
    return prompt.split(separator: "\n", omittingEmptySubsequences: false).map(\.visible).joined(separator: "\r\n")
      + " " + text
  }

  /// The question with its default.
  var prompt: String {
    question.prompt + (question.kind == .secret ? "" : question.fallback.map { " [\($0)]" } ?? "")
  }

  /// Appends what is typed, and returns where the cursor is.
  private func append(_ state: LineState, to line: inout StyledLine, _ columns: Int) -> Int {
    if question.kind == .secret { return line.width }
    let room = max(2, columns - line.width)
    let widths = state.characters.map { String($0).visible.displayWidth }
    var (first, before) = (state.cursor, 0)
    // Room for the cursor, and for the sign that something stands before.
    while first > 0, before + widths[first - 1] <= room - 2 {
      first -= 1
      before += widths[first]
    }
    if first > 0 { line.append("…", .dim) }
    let cursor = line.width + before
    line.append(String(state.characters[first...]))
    return min(cursor, columns)
  }
}
