import FileTransactions
import ShortcutKit

/// A list of dictionaries as a table: a row each, and a column for each key.
struct ValueTable {
  private struct Column {
    let key: String
    /// Whether all that stands in it are numbers.
    let isNumeric: Bool
    let cells: [String]

    /// The width that nothing needs to be cut for.
    var width: Int { max(key.onOneLine.displayWidth, cells.map(\.displayWidth).max() ?? 0) }
  }

  private static let gap = 2
  /// What is left of a column where there is little room.
  private static let narrowest = 4

  private let columns: [Column]

  /// Makes a table of a list in which all items are dictionaries; nil for everything else.
  init?(_ value: Value, in host: RunHost) throws(CoercionFailure) {
    guard case .list(let items) = value else { return nil }
    let records = items.compactMap { item in if case .dictionary(let record) = item { record } else { nil } }
    guard !records.isEmpty, records.count == items.count else { return nil }
    var keys: [String] = []
    var known: Set<String> = []
    for record in records { for key in record.keys where known.insert(key).inserted { keys.append(key) } }
    guard !keys.isEmpty else { return nil }
    var columns: [Column] = []
    for key in keys {
      var cells: [String] = []
      for record in records { cells.append(try Self.cell(record[key] ?? .nothing, host)) }
      let given = records.compactMap { $0[key] }
      let isNumeric = given.allSatisfy { if case .number = $0 { true } else { false } }
      columns.append(Column(key: key, isNumeric: isNumeric, cells: cells))
    }
    self.columns = columns
  }

  private static func cell(_ value: Value, _ host: RunHost) throws(CoercionFailure) -> String {
    switch value {
    case .list(let items):
      var texts: [String] = []
      for item in items { texts.append(try cell(item, host)) }
      return texts.joined(separator: ", ")
    case .file(let file): return (file.path?.description ?? file.name.description).onOneLine
    default: return try String(coercing: value, in: host).onOneLine
    }
  }

  /// The lines of the table; no line is wider than the screen.
  func lines(for screen: OutputScreen) -> [String] {
    let ink = Ink(screen)
    let widths = widths(within: screen.width)
    let shown = zip(columns, widths)
    let isCut = widths.count < columns.count && screen.width > Self.gap + 1
    func line(_ texts: [String], _ end: String) -> String {
      (texts + (isCut ? [end] : [])).joined(separator: String(repeating: " ", count: Self.gap)).withoutBlanksAtEnd
    }
    let head = shown.map { Self.aligned($0.key.onOneLine, $1, $0.isNumeric) }
    let rule = widths.map { String(repeating: "─", count: $0) }
    let rows = (columns.first?.cells.indices ?? 0..<0).map { row in
      line(shown.map { Self.aligned($0.cells[row], $1, $0.isNumeric) }, "…")
    }
    return [ink.bold(line(head, "…")), ink.dim(line(rule, "─"))] + rows
  }

  private static func aligned(_ text: String, _ width: Int, _ isNumeric: Bool) -> String {
    let text = text.cut(to: width)
    return isNumeric ? String(repeating: " ", count: max(0, width - text.displayWidth)) + text : text.padding(to: width)
  }

  /// The widths of the columns for which there is room. The wide ones share what the narrow ones leave.
  private func widths(within room: Int) -> [Int] {
    var count = columns.count
    while count > 1,
      taken(beside: count) + columns.prefix(count).reduce(0, { $0 + min(Self.narrowest, $1.width) }) > room
    {
      count -= 1
    }
    var widths = columns.prefix(count).map(\.width)
    var (rest, left) = (room - taken(beside: count), count)
    for place in widths.indices.sorted(by: { widths[$0] < widths[$1] }) {
      widths[place] = max(1, min(widths[place], rest / left))
      rest -= widths[place]
      left -= 1
    }
    return widths
  }

  /// What the gaps between so many columns take, and the mark for those that are missing.
  private func taken(beside count: Int) -> Int { (count - 1) * Self.gap + (count < columns.count ? Self.gap + 1 : 0) }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    var end = self[...]
    while end.last == " " { end.removeLast() }
    return String(end)
  }
}
