import ShortcutKit
import Testing

struct `A spelling suggestion` {
  private let names = ["name", "uppercase", "lowercase", "rename-files", "date-format", "position", "is", "größe"]

  @Test(arguments: [
    ("nmae", "name"),  // two letters swapped
    ("uppercas", "uppercase"),  // one left out
    ("postion", "position"),
    ("uppercasee", "uppercase"),  // one added
    ("rename-fiels", "rename-files"),
    ("RenameFile", "rename-files"),  // case and dashes do not count
    ("datefromat", "date-format"),
    ("grosse", nil),  // two of six, and one added
    ("größen", "größe"),
    ("lower-case", "lowercase"),
    ("xyz", nil),
    ("x", nil),  // one letter is like nothing
    ("", nil),
    ("replace", nil),
  ])
  func `is what is about one slip in three letters away`(typed: String, expected: String?) {
    #expect(Spelling.nearest(to: typed, among: names) == expected)
  }

  @Test func `is the nearest`() {
    #expect(Spelling.nearest(to: "repeats", among: ["repea", "repeat", "repeated"]) == "repeat")
  }

  @Test func `is the first in the alphabet of those equally near`() {
    #expect(Spelling.nearest(to: "cat", among: ["hat", "bat", "rat"]) == "bat")
    #expect(Spelling.nearest(to: "cat", among: ["rat", "hat", "bat"]) == "bat")
  }

  // Damerau–Levenshtein: “ca” to “abc” takes three steps when no letter is touched twice.
  @Test func `touches no letter twice`() {
    #expect(Spelling.nearest(to: "xxxxxca", among: ["xxxxxabc"]) == nil)
    #expect(Spelling.nearest(to: "xxxxxcad", among: ["xxxxxabcd"]) == "xxxxxabcd")
  }

  @Test func `is not made for what is no name`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Spelling.nearest(to: long, among: [long]) == nil)
  }
}
