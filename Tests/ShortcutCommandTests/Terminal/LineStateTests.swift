import Testing

@testable import ShortcutCommand

struct `A line is edited` {
  private func line(_ keys: [Key]) -> (text: String, before: String) {
    var state = LineState()
    for key in keys { _ = state.press(key) }
    return (state.text, state.textBefore)
  }

  // The keys of readline and of every shell (readline(3), “Emacs Mode bindings”).
  @Test(
    arguments: [
      ([.home, .text("X")], "Xone two-three", "X"), ([.control("a"), .delete], "ne two-three", ""),
      ([.left, .left, .backspace], "one two-thee", "one two-th"), ([.wordLeft], "one two-three", "one two-"),
      ([.wordLeft, .wordLeft], "one two-three", "one "), ([.home, .wordRight], "one two-three", "one"),
      ([.control("w")], "one ", "one "), ([.deleteWordBefore], "one two-", "one two-"),
      ([.home, .deleteWordAfter], " two-three", ""), ([.control("u")], "", ""),
      ([.wordLeft, .control("u")], "three", ""), ([.wordLeft, .control("k")], "one two-", "one two-"),
      ([.home, .control("d")], "ne two-three", ""),
      ([.control("b"), .control("f"), .end], "one two-three", "one two-three"),
      ([.home, .backspace, .left, .control("e"), .delete, .right], "one two-three", "one two-three"),
    ] as [([Key], String, String)])
  func `by the usual keys`(keys: [Key], text: String, before: String) {
    let line = line([.paste("one two-three")] + keys)
    #expect(line.text == text)
    #expect(line.before == before)
  }

  @Test func `a mark joins the letter before it`() {
    #expect(line([.text("e"), .text("\u{301}"), .text("x"), .left, .backspace]).text == "x")
    #expect(line([.text("x"), .left, .text("👨"), .text("\u{200D}"), .text("👩"), .delete]).text == "👨‍👩")
    #expect(line([.text("🇩"), .text("🇪"), .backspace]).text == "")
  }

  @Test func `control-D removes a letter, and cancels where there is none`() {
    var state = LineState()
    #expect(state.press(.text("a")) == .goesOn)
    #expect(state.press(.home) == .goesOn)
    #expect(state.press(.control("d")) == .goesOn)
    #expect(state.press(.control("d")) == .cancelled)
  }
}
