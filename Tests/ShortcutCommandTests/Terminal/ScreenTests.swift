import ShortcutKit
import ShortcutTestSupport
import Testing

@testable import ShortcutCommand

struct `Lines are drawn in place` {
  private func drawn(_ size: TerminalSize, _ rows: [ChoiceRow], prompt: String = "Which?") -> ScreenEmulator {
    var state = PickerState(rows, isMultiple: true)
    var block = DrawnBlock(usesColor: true)
    var screen = ScreenEmulator(rows: size.rows, columns: size.columns)
    screen.write(Array("$\r\n".utf8))
    for key in [Key.other, .down, .text(" "), .text("o"), .control("u"), .end] {
      _ = state.press(key)
      let (lines, cursor) = PickerScreen(prompt: prompt, rows: rows).lines(&state, size)
      screen.write(Array(block.draw(lines, cursor: cursor, columns: size.columns).utf8))
    }
    return screen
  }

  @Test(arguments: 1...12, [1, 2, 5, 20, 80])
  func `a window of any size holds the list, and nothing wraps`(rows: Int, columns: Int) {
    let size = TerminalSize(rows: rows, columns: columns)
    let list = (1...30).map { ChoiceRow(title: "row 漢字 \($0)", subtitle: "x", image: $0 == 3 ? "star" : "") }
    let screen = drawn(size, list, prompt: "Which one of these rows do you want to have?")
    #expect(screen.unknown == [])
    #expect(screen.wrappedLines == 0 || columns == 1)
    #expect(columns < 20 || rows < 4 || screen.text.contains("row 漢字"))
  }

  @Test func `what stood above stays`() {
    let screen = drawn(TerminalSize(rows: 24, columns: 80), [ChoiceRow](titles: ["one", "two"]))
    #expect(screen.text.hasPrefix("$\nWhich?\n>   2, 1 marked\n  [ ] one\n> [x] two\n"))
  }

  // junegunn/fzf#4610, #2482: what a row left behind stayed, where the terminal has another idea of its width.
  @Test func `a terminal that draws emoji narrower shows nothing of the rows before`() {
    let titles = (1...30).map { $0 % 3 == 0 ? "❤️" : $0 % 3 == 1 ? "☺️ AAAAAAAA \($0)" : "row \($0)" }
    let rows = [ChoiceRow](titles: titles)
    var state = PickerState(rows, isMultiple: false)
    var block = DrawnBlock(usesColor: false)
    var screen = ScreenEmulator(rows: 10, columns: 40, drawsEmojiNarrow: true)
    for _ in titles {
      let (lines, cursor) = PickerScreen(prompt: "?", rows: rows)
        .lines(&state, TerminalSize(rows: 10, columns: 40))
      screen.write(Array(block.draw(lines, cursor: cursor, columns: 40).utf8))
      let shown = screen.text.split(separator: "\n").dropFirst(2).dropLast().map { String($0.dropFirst(2)) }
      #expect(shown == state.visible.map { titles[$0] })
      _ = state.press(.down)
    }
  }

  @Test func `colours are left out where nobody wants them`() {
    var line = StyledLine(limit: 20)
    line.append("a", .match)
    line.append("b", .dim)
    #expect(line.text(usesColor: false).text == "ab")
    #expect(line.text(usesColor: true).text == "\u{1B}[1;32ma\u{1B}[m\u{1B}[2mb\u{1B}[m")
    #expect(!TerminalLook(Desk.Variables(all: ["TERM": "xterm", "NO_COLOR": "1"])).usesColor)
    #expect(TerminalLook(Desk.Variables(all: ["TERM": "xterm", "NO_COLOR": ""])).usesColor)
    #expect(!TerminalLook(Desk.Variables(all: ["TERM": "dumb"])).usesColor)
  }

  @Test(arguments: [
    ("short", 5, "short"), ("longer", 5, "long…"), ("漢字漢字", 5, "漢字…"), ("漢字漢字", 6, "漢字…"), ("漢字漢字", 8, "漢字漢字"),
    ("漢", 1, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("\u{301}x", 5, "\u{25CC}\u{301}x"),
    ("a\nb", 5, "a\\nb"),
  ])
  func `a line ends where there is no room`(text: String, limit: Int, shown: String) {
    var line = StyledLine(limit: limit)
    line.append(text)
    #expect(line.text(usesColor: false).text == shown)
    #expect(line.text(usesColor: false).width <= limit)
  }
}
