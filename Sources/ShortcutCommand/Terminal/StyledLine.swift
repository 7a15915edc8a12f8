import ShortcutKit

/// How a piece of text looks.
enum TextStyle: String, Sendable {
  case plain = ""
  case strong = "1"
  case dim = "2"
  case accent = "36"
  case match = "1;32"
}

/// One line of the screen, which never takes more columns than it may.
struct StyledLine {
  private struct Cell {
    let character: Character
    let style: TextStyle
  }

  private let limit: Int
  private var cells: [Cell] = []
  /// How many columns it takes so far; one that is too long knows no more than that.
  private(set) var width = 0

  /// Makes an empty line for so many columns.
  init(limit: Int) { self.limit = max(1, limit) }

  /// Whether what is appended would not be seen.
  var isFull: Bool { width > limit }

  /// Appends a text, with what a terminal would act on made visible.
  mutating func append(_ text: some StringProtocol, _ style: TextStyle = .plain) {
    for character in text {
      if isFull { return }
      append(character, style)
    }
  }

  /// Appends a character, or what makes it visible.
  mutating func append(_ character: Character, _ style: TextStyle) {
    for shown in String(character).visible {
      let columns = shown.displayWidth
      // A mark without a letter would be drawn on whatever stands before it.
      if columns == 0 { append("\u{25CC}", style) }
      cells.append(Cell(character: shown, style: style))
      width += columns
    }
  }

  /// The line as it is written, cut off with an ellipsis where it is too long.
  func text(usesColor: Bool) -> (text: String, width: Int) {
    var (kept, columns) = (cells[...], width)
    if width > limit {
      while let last = kept.last, columns > limit - 1 {
        columns -= last.character.displayWidth
        kept.removeLast()
      }
    }
    var result = ""
    var style = TextStyle.plain
    for cell in kept {
      if usesColor, cell.style != style {
        if style != .plain { result += "\u{1B}[m" }
        if cell.style != .plain { result += "\u{1B}[\(cell.style.rawValue)m" }
        style = cell.style
      }
      result.append(cell.character)
    }
    if style != .plain { result += "\u{1B}[m" }
    if width > limit { (result, columns) = (result + "…", columns + 1) }
    return (result, columns)
  }
}

extension String {
  /// The text in lines of so many columns at most, broken at blanks where it can be.
  func wrapped(to limit: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines = [""]
      var width = 0
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        let word = word.visible
        let columns = word.displayWidth
        if width > 0, width + 1 + columns > limit {
          lines.append("")
          width = 0
        } else if width > 0 || lines.last?.isEmpty == false {
          lines[lines.count - 1] += " "
          width += 1
        }
        lines[lines.count - 1] += word
        width += columns
      }
      return lines
    }
  }
}
