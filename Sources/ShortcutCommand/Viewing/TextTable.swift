import ShortcutKit

/// Rows of texts in columns. The last column takes what is left of the screen's width, where there is a screen.
struct TextTable {
  /// A text, and how it is painted.
  struct Cell {
    let text: String
    var paint: @Sendable (String) -> String = { $0 }
  }

  private static let gap = 2
  /// What the last column has in the narrowest screen.
  private static let narrowest = 20

  var rows: [[Cell]] = []

  func lines(for screen: OutputScreen?) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<max(0, columns - 1)).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].text.displayWidth : 0 }.max() ?? 0
    }
    let taken = widths.reduce(0) { $0 + $1 + Self.gap }
    return rows.map { row in
      row.enumerated().map { column, cell in
        guard column < widths.count, column < row.count - 1 else {
          let room = screen.map { max(Self.narrowest, $0.width - taken) }
          return cell.paint(room.map { cell.text.cut(to: $0) } ?? cell.text)
        }
        return cell.paint(cell.text) + String(repeating: " ", count: widths[column] + Self.gap - cell.text.displayWidth)
      }.joined()
    }
  }
}
