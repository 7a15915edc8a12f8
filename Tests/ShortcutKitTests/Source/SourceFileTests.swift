import ShortcutKit
import ShortcutTestSupport
import Testing

struct `A source file` {
  @Test(arguments: [
    ("one\ntwo\n", ["one", "two", ""]),
    ("one\r\ntwo\r\n", ["one", "two", ""]),
    ("one\rtwo\r", ["one", "two", ""]),
    ("one\r\n\ntwo\n\rthree", ["one", "", "two", "", "three"]),
    ("one\u{2028}two\u{85}", ["one\u{2028}two\u{85}"]),
    ("", [""]),
    ("é漢👍🏽\n\n", ["é漢👍🏽", "", ""]),
  ])
  func `has lines, whatever ends them`(text: String, lines: [String]) {
    let file = SourceFile(path: "x", text: text)
    #expect((1...lines.count).map { String(file.slice(file.lineRange($0))) } == lines)
    #expect(file.position(at: text.utf8.count).line == lines.count)
  }

  @Test func `has no text in lines that do not exist`() {
    let file = SourceFile(path: "x", text: "one\n")
    #expect(file.lineRange(0).isEmpty && file.lineRange(3).isEmpty)
  }

  // Editors, compilers and libyaml count code points: é may be one or two, a waving hand with a skin tone is two.
  @Test func `counts columns in code points`() throws {
    let source = MarkedSource("e\u{301}1️⃣漢2️⃣👋🏽3️⃣\n\tx4️⃣")
    #expect(try source.position(of: "1️⃣") == SourcePosition(line: 1, column: 3))
    #expect(try source.position(of: "2️⃣") == SourcePosition(line: 1, column: 4))
    #expect(try source.position(of: "3️⃣") == SourcePosition(line: 1, column: 6))
    #expect(try source.position(of: "4️⃣") == SourcePosition(line: 2, column: 3))
  }

  @Test func `has a place for every offset`() {
    let file = SourceFile(path: "x", text: "ab\ncd")
    #expect(file.position(at: -1) == SourcePosition(line: 1, column: 1))
    #expect(file.position(at: 2) == SourcePosition(line: 1, column: 3))
    #expect(file.position(at: 3) == SourcePosition(line: 2, column: 1))
    #expect(file.position(at: 99) == SourcePosition(line: 2, column: 3))
  }

  @Test func `gives the part between two offsets`() {
    let file = SourceFile(path: "x", text: "ä→👍")
    #expect(file.slice(2..<5) == "→")
    #expect(file.slice(5..<100) == "👍")
    #expect(file.slice(50..<100) == "")
  }

  @Test func `knows the lines that start with a character`() {
    #expect(SourceFile(path: "x", text: "%a\n %b\n%c\n").lineStarts(with: "%") == [0, 7])
  }

  @Test func `spans are equal in the same file only`() {
    let (one, other) = (SourceFile(path: "x", text: "a"), SourceFile(path: "x", text: "a"))
    #expect(SourceSpan(file: one, range: 0..<1) == SourceSpan(file: one, range: 0..<1))
    #expect(SourceSpan(file: one, range: 0..<1) != SourceSpan(file: one, range: 0..<0))
    #expect(SourceSpan(file: one, range: 0..<1) != SourceSpan(file: other, range: 0..<1))
  }
}
