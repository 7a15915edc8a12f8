import ShortcutKit
import Testing

struct `The wording of messages` {
  @Test func `counts`() {
    #expect(Wording.count(0, "file") == "0 files")
    #expect(Wording.count(1, "file") == "1 file")
    #expect(Wording.count(3, "file") == "3 files")
    #expect(Wording.count(1, "person", plural: "people") == "1 person")
    #expect(Wording.count(2, "person", plural: "people") == "2 people")
  }

  @Test func `lists`() {
    #expect(Wording.list([], "or") == "")
    #expect(Wording.list(["a"], "or") == "a")
    #expect(Wording.list(["a", "b"], "and") == "a and b")
    #expect(Wording.list(["a", "b", "c"], "or") == "a, b or c")
  }

  @Test func `has articles`() {
    #expect(Wording.withArticle("file") == "a file")
    #expect(Wording.withArticle("object") == "an object")
    #expect(Wording.withArticle("url") == "a url")
  }

  @Test func `quotes on one line`() {
    #expect(Wording.quoted("x") == "‘x’")
    #expect(Wording.quoted("a\nb\tc\r\n") == #"‘a\nb\tc\r\n’"#)
    #expect(Wording.quoted("don’t \"\\\" 漢") == "‘don’t \"\\\" 漢’")
  }

  // A text that moves the cursor or turns the writing direction would change what the message seems to say
  // (CVE-2021-42574).
  @Test func `quotes nothing that a terminal acts on`() {
    #expect(Wording.quoted("\u{1B}[2J\u{7}\u{7F}\u{9B}") == #"‘\u{1B}[2J\u{7}\u{7F}\u{9B}’"#)
    #expect(Wording.quoted("a\u{202E}b\u{2066}c\u{2028}") == #"‘a\u{202E}b\u{2066}c\u{2028}’"#)
    #expect(Wording.quoted("👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿") == "‘👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿’")
  }

  @Test func `cuts what is longer than 80 characters`() {
    let long = String(repeating: "é", count: 80)
    #expect(Wording.quoted(long) == "‘\(long)’")
    #expect(Wording.quoted(long + "x") == "‘\(long)…’")
  }
}
