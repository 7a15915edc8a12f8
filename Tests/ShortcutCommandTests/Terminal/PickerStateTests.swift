import ShortcutKit
import Testing

@testable import ShortcutCommand

struct `A list is walked through` {
  private func state(_ count: Int, height: Int = 5, multiple: Bool = false, initially: Set<Int> = []) -> PickerState {
    var state = PickerState(
      [ChoiceRow](titles: (0..<count).map { "row \($0)" }), isMultiple: multiple, initially: initially)
    state.show(height: height)
    return state
  }

  @Test(
    arguments: [
      ([.down, .down, .up], 1, 0..<5), ([.up], 0, 0..<5), ([.end], 9, 5..<10), ([.pageDown], 5, 1..<6),
      ([.pageDown, .pageDown, .pageDown], 9, 5..<10), ([.end, .pageUp], 4, 4..<9), ([.end, .home], 0, 0..<5),
      ([.control("n"), .control("n"), .control("p")], 1, 0..<5), ([.end, .down], 9, 5..<10),
    ] as [([Key], Int, Range<Int>)])
  func `the cursor moves and the list follows`(keys: [Key], cursor: Int, visible: Range<Int>) {
    var state = state(10)
    for key in keys { #expect(state.press(key) == .goesOn) }
    #expect(state.cursor == cursor)
    #expect(state.visible == visible)
    #expect(state.press(.enter) == .taken([cursor]))
  }

  @Test func `one row is enough, and none is nothing to take`() {
    var one = state(1)
    for key in [Key.down, .pageDown, .end, .up] { _ = one.press(key) }
    #expect(one.press(.enter) == .taken([0]))
    var none = state(0)
    for key in [Key.down, .pageDown, .end, .up, .home, .text("x"), .backspace] { _ = none.press(key) }
    #expect(none.press(.enter) == .refused)
    #expect(none.press(.escape) == .cancelled)
    var several = state(0, multiple: true)
    #expect(several.press(.text(" ")) == .refused)
    #expect(several.press(.control("a")) == .goesOn)
    #expect(several.press(.enter) == .refused)
  }

  @Test func `a list that gets more or less room keeps its cursor in sight`() {
    var state = state(100)
    for _ in 0..<50 { _ = state.press(.down) }
    #expect(state.visible == 46..<51)
    state.show(height: 2)
    #expect(state.visible == 49..<51)
    state.show(height: 200)
    #expect(state.visible == 0..<100)
  }

  @Test func `marks stay while the filter changes`() {
    var state = state(20, multiple: true)
    _ = state.press(.text("row 1"))
    #expect(state.matches.count == 11)
    _ = state.press(.tab)
    #expect(state.cursor == 1)
    _ = state.press(.control("u"))
    #expect(state.isMarked(1))
    _ = state.press(.text("7"))
    _ = state.press(.text(" "))
    #expect(state.markedCount == 2)
    #expect(state.press(.enter) == .taken([1, 7]))
  }

  @Test func `all that match are marked at once, and unmarked again`() {
    var state = state(20, multiple: true, initially: [0])
    _ = state.press(.text("1"))
    _ = state.press(.control("a"))
    #expect(state.markedCount == 12)
    _ = state.press(.control("a"))
    #expect(state.press(.enter) == .taken([0]))
  }

  @Test func `with none marked, enter takes the row at the cursor`() {
    var state = state(3, multiple: true)
    _ = state.press(.down)
    #expect(state.press(.enter) == .taken([1]))
  }

  @Test func `a blank goes into the filter where one row is chosen`() {
    var state = state(3)
    _ = state.press(.text("w"))
    _ = state.press(.text(" "))
    _ = state.press(.text("2"))
    #expect(state.filter == "w 2")
    #expect(state.press(.enter) == .taken([2]))
  }

  @Test(
    arguments: [
      ([.backspace], "row on"), ([.control("w")], "row "), ([.deleteWordBefore], "row "), ([.control("u")], ""),
      ([.control("w"), .control("w"), .backspace], ""),
    ] as [([Key], String)])
  func `the filter is edited`(keys: [Key], filter: String) {
    var state = state(3)
    _ = state.press(.paste("row one"))
    for key in keys { _ = state.press(key) }
    #expect(state.filter == filter)
  }
}
