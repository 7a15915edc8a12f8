package import ShortcutKit

/// A picker without a terminal: keys go in, and what would be written comes out. To measure it by.
package struct PickerRehearsal {
  private let screen: PickerScreen
  private let size: TerminalSize
  private var state: PickerState
  private var decoder = KeyDecoder()
  private var block = DrawnBlock(usesColor: true)

  /// Makes a picker for a list on a terminal of a size.
  package init(_ prompt: String, _ choices: [ChoiceRow], rows: Int, columns: Int) {
    screen = PickerScreen(prompt: prompt, rows: choices)
    size = TerminalSize(rows: rows, columns: columns)
    state = PickerState(choices, isMultiple: true)
  }

  /// What draws the list.
  package mutating func draw() -> String {
    let (lines, cursor) = screen.lines(&state, size)
    return block.draw(lines, cursor: cursor, columns: size.columns)
  }

  /// Presses keys, as a terminal sends them, and draws the list.
  package mutating func type(_ keys: String) -> String {
    for byte in keys.utf8 {
      if let key = decoder.key(after: byte) { _ = state.press(key) }
    }
    return draw()
  }
}
