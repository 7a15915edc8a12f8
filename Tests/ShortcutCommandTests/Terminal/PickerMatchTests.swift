import ShortcutKit
import Testing

@testable import ShortcutCommand

struct `Rows are matched with what is typed` {
  private func order(_ filter: String, _ titles: [String]) -> [String] {
    var state = PickerState([ChoiceRow](titles: titles), isMultiple: false)
    _ = state.press(.paste(filter))
    return state.matches.map { titles[$0] }
  }

  @Test(arguments: [
    ("fb", "foobar"), ("FB", "foobar"), ("fb", "Foo Bar"), ("uber", "Über"), ("über", "Uber"), ("cafe", "Cafe\u{301}"),
    ("straße", "Straße"), ("ngstrom", "Ångström"), ("привет", "ПРИВЕТ"), ("한", "\u{1112}\u{1161}\u{11AB}"),
    ("が", "か\u{3099}"), ("a", "ａ"),
    ("👨‍👩‍👧", "the 👨‍👩‍👧 family"), ("", "anything"), ("ι", "Ί"),
  ])
  func `its letters are there in their order, whatever their case and marks`(filter: String, title: String) {
    #expect(order(filter, [title]) == [title])
  }

  @Test(arguments: [("bf", "foobar"), ("foox", "foo"), ("aa", "a"), ("ab", "b a")])
  func `all of its letters must be there, in that order`(filter: String, title: String) {
    #expect(order(filter, [title]) == [])
  }

  @Test(arguments: [
    // Letters that follow each other.
    ("tea", "the area", "steam"),
    // Starts of words.
    ("fb", "fxbxx", "foo-abc bar"), ("tea", "steam", "green tea"), ("gt", "might", "green tea"),
    // The earliest.
    ("tea", "green tea", "tea, green"), ("x", "aaax", "ax"),
    // Short gaps.
    ("ab", "a-----xb", "a-xb"),
  ])
  func `the better match comes first`(filter: String, worse: String, better: String) {
    #expect(order(filter, [worse, better]) == [better, worse])
  }

  @Test func `matches of the same worth keep the order of the list`() {
    #expect(order("tea", ["tea b", "tea a", "tea c"]) == ["tea b", "tea a", "tea c"])
  }

  @Test func `the letters found are those of the best match`() {
    var state = PickerState([ChoiceRow(title: "the green tea", subtitle: "Ünder")], isMultiple: false)
    _ = state.press(.text("tea"))
    #expect(state.places(in: 0) == [10, 11, 12])
    _ = state.press(.control("u"))
    _ = state.press(.text("under"))
    #expect(state.places(in: 0) == Array(14...18))
  }

  // Narrowing what was found before must find what a search of everything finds.
  @Test func `a filter typed letter by letter finds what it finds at once`() {
    let random = SeededRandom(seed: 7)
    func word() -> String { String((0..<Int(random.next() % 12)).map { _ in "abé-"[Int(random.next() % 4)] }) }
    let titles = (0..<300).map { _ in word() }
    for _ in 0..<30 {
      let filter = word()
      var state = PickerState([ChoiceRow](titles: titles), isMultiple: false)
      for letter in filter {
        _ = state.press(.text(String(letter)))
        _ = state.press(.text("b"))
        _ = state.press(.backspace)
      }
      #expect(state.matches.map { titles[$0] } == order(filter, titles))
      #expect(Set(state.matches.map { titles[$0] }) == Set(titles.filter { $0.containsInOrder(filter) }))
    }
  }

  @Test func `very long titles and filters are matched too`() {
    let long = String(repeating: "abc", count: 100_000)
    #expect(order("aab", [long, "xaab"]).count == 2)
    #expect(order(String(repeating: "b", count: 5_000), [long, "b"]) == [long])
  }
}

extension String {
  fileprivate subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }

  fileprivate func containsInOrder(_ letters: String) -> Bool {
    var rest = self[...]
    for letter in letters.map({ $0 == "é" ? "e" : $0 }) {
      guard let place = rest.firstIndex(where: { ($0 == "é" ? "e" : $0) == letter }) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }
}
