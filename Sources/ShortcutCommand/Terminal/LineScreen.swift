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
    var (first, before) = (state.cursor, 0)
    while first > 0 {
      let width = String(state.characters[first - 1]).visible.displayWidth
      // Room for the cursor, and for the sign that something stands before.
      if before + width > room - 2 { break }
      first -= 1
      before += width
    }
    if first > 0 { line.append("…", .dim) }
    let cursor = line.width + before
    line.append(String(state.characters[first...].prefix(columns + 1)))
    return min(cursor, columns)
  }
}
