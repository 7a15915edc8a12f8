/// What is drawn in place at the bottom of what the terminal shows, line by line, and drawn over again.
struct DrawnBlock {
  /// Where the cursor stands in the block.
  struct Place: Equatable {
    var line: Int
    var column: Int
  }

  private let usesColor: Bool
  /// The columns that the drawn lines take; empty where nothing is drawn.
  private var widths: [Int] = []
  private var cursor = Place(line: 0, column: 0)

  init(usesColor: Bool) { self.usesColor = usesColor }

  /// Whether nothing is on the screen.
  var isForgotten: Bool { widths.isEmpty }

  /// What draws the lines in the place of those before. No line may fill its row.
  mutating func draw(_ lines: [StyledLine], cursor place: Place, columns: Int) -> String {
    var result = start(columns)
    let rendered = lines.map { $0.text(usesColor: usesColor) }
    result += rendered.map { $0.text + "\u{1B}[K" }.joined(separator: "\r\n")
    result += "\u{1B}[J\r"
    if place.line < lines.count - 1 { result += "\u{1B}[\(lines.count - 1 - place.line)A" }
    if place.column > 0 { result += "\u{1B}[\(place.column)C" }
    widths = rendered.map(\.width)
    cursor = place
    return result
  }

  /// What removes the block, leaving the cursor where it began.
  mutating func erase(columns: Int) -> String {
    defer { forget() }
    return start(columns) + "\u{1B}[J"
  }

  /// The screen shows something else by now: the next drawing starts where the cursor is.
  mutating func forget() {
    widths = []
    cursor = Place(line: 0, column: 0)
  }

  /// Moves to where the block begins. A terminal that became narrower has broken its lines into several rows each.
  private func start(_ columns: Int) -> String {
    let rows = widths.prefix(cursor.line).reduce(0) { $0 + max(1, ($1 + columns - 1) / columns) }
    let up = rows + cursor.column / max(1, columns)
    return up > 0 ? "\r\u{1B}[\(up)A" : "\r"
  }
}
