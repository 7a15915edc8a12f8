import ShortcutKit

/// What a terminal shows, as far as it understands: letters of any width, and the sequences that we write (ECMA-48). Others
/// are kept in `unknown`, for a test to fail on.
package struct ScreenEmulator {
  /// A column: a letter, the second half of a wide one, or nothing.
  fileprivate enum Cell: Equatable {
    case letter(Character)
    case half
    case blank
  }

  /// What was not understood.
  package private(set) var unknown: [String] = []
  /// The row of the cursor, from the first line that was ever written.
  package private(set) var row = 0
  /// The column of the cursor.
  package private(set) var column = 0
  /// Whether pastes are announced.
  package private(set) var announcesPastes = false
  /// How often the bell rang.
  package private(set) var bells = 0

  private var rows: Int
  private var columns: Int
  /// All lines, also those that went out at the top.
  private var lines: [[Cell]] = [[]]
  /// Lines that went on because a letter found no room in the one before.
  package private(set) var wrappedLines = 0

  /// Whether letters that are asked for as emoji take one column, as on some terminals.
  private let drawsEmojiNarrow: Bool

  /// Makes an empty screen.
  package init(rows: Int = 24, columns: Int = 80, drawsEmojiNarrow: Bool = false) {
    (self.rows, self.columns, self.drawsEmojiNarrow) = (rows, columns, drawsEmojiNarrow)
  }

  /// The lines that are shown, without the blanks at their ends and without empty ones at the bottom.
  package var text: String { screen(lines) }

  /// Takes what a program wrote.
  package mutating func write(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": escape(&rest)
      case "\r\n":
        column = 0
        lineFeed()
      case "\r": column = 0
      case "\n": lineFeed()
      case "\u{8}": column = max(0, column - 1)
      case "\u{7}": bells += 1
      default: put(character)
      }
    }
  }

  /// Gives the screen another size. Lines that have no room any more are broken, as most terminals do.
  package mutating func resize(rows: Int, columns: Int) {
    var broken: [[Cell]] = []
    var place = (row: row, column: column)
    for (index, line) in lines.enumerated() {
      let kept = line.trimmed
      if index == row { place = (broken.count + column / columns, column % columns) }
      broken.append([])
      var piece: [Cell] = []
      for cell in kept {
        if piece.count == columns {
          broken[broken.count - 1] = piece
          broken.append([])
          piece = []
        }
        piece.append(cell)
      }
      broken[broken.count - 1] = piece
    }
    (self.rows, self.columns, lines) = (rows, columns, broken)
    (row, column) = place
  }

  private mutating func escape(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else {
      unknown.append("ESC without [")
      return
    }
    let parameters = rest.prefix { !$0.isLetter }
    rest = rest[parameters.endIndex...]
    let final = rest.popFirst() ?? " "
    let count = Int(parameters) ?? 1
    switch (final, parameters) {
    case ("m", _): break
    case ("A", _): row = max(top, row - count)
    case ("B", _): row = min(top + rows - 1, row + count)
    case ("C", _): column = min(columns - 1, column + count)
    case ("D", _): column = max(0, column - count)
    case ("K", ""): lines[row] = Array(lines[row].prefix(column))
    case ("J", ""):
      lines[row] = Array(lines[row].prefix(column))
      lines.removeSubrange((row + 1)...)
    case ("h", "?2004"): announcesPastes = true
    case ("l", "?2004"): announcesPastes = false
    default: unknown.append("ESC [ \(parameters)\(final)")
    }
  }

  private var top: Int { max(0, lines.count - rows) }

  private mutating func lineFeed() {
    row += 1
    if row == lines.count { lines.append([]) }
  }

  private mutating func put(_ character: Character) {
    let isNarrow = drawsEmojiNarrow && character.unicodeScalars.contains("\u{FE0F}")
    let width = isNarrow ? 1 : character.displayWidth
    if column + width > columns {
      column = 0
      wrappedLines += 1
      lineFeed()
    }
    while lines[row].count < column + width { lines[row].append(.blank) }
    if width > 0 { lines[row][column] = .letter(character) }
    if width == 2 { lines[row][column + 1] = .half }
    column += width
  }

  private func screen(_ lines: [[Cell]]) -> String {
    var shown = lines.dropFirst(top).map { line in
      line.trimmed.reduce(into: "") { text, cell in
        switch cell {
        case .letter(let letter): text.append(letter)
        case .half: break
        case .blank: text.append(" ")
        }
      }
    }
    while shown.last?.isEmpty == true { shown.removeLast() }
    return shown.joined(separator: "\n")
  }
}

extension [ScreenEmulator.Cell] {
  /// Without the blanks at the end.
  fileprivate var trimmed: ArraySlice<Element> {
    guard let last = lastIndex(where: { $0 != .blank && $0 != .letter(" ") }) else { return [] }
    return self[...last]
  }
}
