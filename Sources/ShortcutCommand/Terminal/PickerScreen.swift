import ShortcutActions
import ShortcutKit

/// What the person who chooses sees.
struct PickerScreen {
  /// The most rows of the list that are shown at once.
  private static let mostRows = 20

  private let prompt: String
  private let hasSymbols: Bool

  init(prompt: String, rows: [ChoiceRow]) {
    self.prompt = prompt
    hasSymbols = rows.contains { !$0.image.isEmpty && SymbolEmoji.emoji(of: $0.image) != nil }
  }

  /// The lines for a terminal of a size, and where the cursor stands in them.
  func lines(_ state: inout PickerState, _ size: TerminalSize) -> (lines: [StyledLine], cursor: DrawnBlock.Place) {
    // The last column stays free: where a letter in it leaves the cursor differs between terminals.
    let columns = max(1, size.columns - 1)
    let hasHelp = size.rows >= 8
    let question = prompt.wrapped(to: columns).prefix(max(1, size.rows - 8))
    state.show(height: min(Self.mostRows, size.rows - question.count - (hasHelp ? 2 : 1)))
    var lines = question.map { text in
      var line = StyledLine(limit: columns)
      line.append(text, .strong)
      return line
    }
    let (filter, column) = filterLine(state, columns)
    lines.append(filter)
    let place = DrawnBlock.Place(line: lines.count - 1, column: column)
    for index in state.visible { lines.append(row(index, state, columns)) }
    if state.matches.isEmpty {
      var line = StyledLine(limit: columns)
      line.append(state.rows.isEmpty ? "  there is nothing to choose from" : "  nothing matches", .dim)
      lines.append(line)
    }
    if hasHelp { lines.append(help(state, columns)) }
    // On a terminal of very few rows the filter is what is left of the top.
    let hidden = max(0, min(place.line, lines.count - size.rows))
    let cursor = DrawnBlock.Place(line: place.line - hidden, column: place.column)
    return (Array(lines.dropFirst(hidden).prefix(max(1, size.rows))), cursor)
  }

  /// What stays on the terminal afterwards.
  func record(_ chosen: [ChoiceRow], _ columns: Int) -> StyledLine {
    var line = StyledLine(limit: max(1, columns - 1))
    line.append(prompt.prefix(columns).split(separator: "\n").joined(separator: " "), .strong)
    line.append(" ")
    line.append(chosen.prefix(columns).map { String($0.title.prefix(columns)) }.joined(separator: ", "), .accent)
    return line
  }

  private func filterLine(_ state: PickerState, _ columns: Int) -> (line: StyledLine, cursor: Int) {
    var line = StyledLine(limit: columns)
    line.append("> ", .accent)
    // The end of a long filter is what is being typed.
    var shown = state.filter.suffix(columns)
    while shown.visible.displayWidth > columns - 3, !shown.isEmpty { shown.removeFirst() }
    line.append(shown)
    let cursor = min(line.width, columns)
    var counts = state.filter.isEmpty ? "\(state.rows.count)" : "\(state.matches.count) of \(state.rows.count)"
    if state.isMultiple { counts += ", \(state.markedCount) marked" }
    if line.width + 2 + counts.count <= columns { line.append("  " + counts, .dim) }
    return (line, cursor)
  }

  private func row(_ index: Int, _ state: PickerState, _ columns: Int) -> StyledLine {
    let (place, isCurrent) = (state.matches[index], index == state.cursor)
    let row = state.rows[place]
    var line = StyledLine(limit: columns)
    line.append(isCurrent ? "> " : "  ", .accent)
    if state.isMultiple { line.append(state.isMarked(place) ? "[x] " : "[ ] ", state.isMarked(place) ? .accent : .dim) }
    if hasSymbols {
      let symbol = SymbolEmoji.emoji(of: row.image) ?? ""
      line.append(symbol)
      line.append(String(repeating: " ", count: max(1, 3 - symbol.displayWidth)))
    }
    let found = Set(state.filter.isEmpty ? [] : state.places(in: place))
    append(row.title, isCurrent ? .strong : .plain, found, from: 0, to: &line)
    guard !row.subtitle.isEmpty else { return line }
    line.append("  ")
    append(row.subtitle, .dim, found, from: Folding.bytes(of: row.title).count + 1, to: &line)
    return line
  }

  /// Appends a text whose folded form starts at a place, with what was found in it made to stand out.
  private func append(
    _ text: String, _ style: TextStyle, _ found: Set<Int>, from start: Int, to line: inout StyledLine
  ) {
    var place = start
    for character in text {
      if line.isFull { return }
      let next = place + Folding.bytes(of: String(character)).count
      line.append(character, (place..<next).contains { found.contains($0) } ? .match : style)
      place = next
    }
  }

  private func help(_ state: PickerState, _ columns: Int) -> StyledLine {
    var line = StyledLine(limit: columns)
    let marking = state.isMultiple ? "space marks · ctrl-a marks all · " : ""
    line.append("\(marking)enter takes · esc cancels", .dim)
    return line
  }
}
