import ShortcutKit
import ShortcutTestSupport
import Testing

struct `A rendered diagnostic` {
  private func rendered(
    _ source: MarkedSource, help: String? = nil, notes: [Diagnostic.Note] = [], color: Bool = false
  ) throws -> String {
    let message = Diagnostic.Message("test", "something is wrong")
    let error = Diagnostic.error(message, at: try source.span(from: "1️⃣", to: "2️⃣"), notes: notes, help: help)
    return DiagnosticRenderer(color: color).render(error)
  }

  // The example of the language reference.
  @Test func `names the place, shows the line and says what to do`() throws {
    let lines = String(repeating: "\n", count: 8)
    let source = MarkedSource(lines + "      1️⃣postion2️⃣: prepend\n", path: "workflows/photos.yaml")
    let message = Diagnostic.Message("unknown-parameter", "rename-files has no parameter ‘postion’")
    let error = Diagnostic.error(message, at: try source.span(from: "1️⃣", to: "2️⃣"), help: "did you mean ‘position’?")
    #expect(
      DiagnosticRenderer(color: false).render(error) == """
        workflows/photos.yaml:9:7: error: rename-files has no parameter ‘postion’
          9 |       postion: prepend
            |       ^~~~~~~ did you mean ‘position’?

        """)
  }

  @Test func `has notes of its own form`() throws {
    let source = MarkedSource("3️⃣a4️⃣: 1\n1️⃣a2️⃣: 2\n")
    let first = Diagnostic.Note(.init("test", "first here"), at: try source.span(from: "3️⃣", to: "4️⃣"))
    let other = Diagnostic.Note(.init("test", "this has no place"), at: nil)
    #expect(
      try rendered(source, notes: [first, other]) == """
        test.yaml:2:1: error: something is wrong
          2 | a: 2
            | ^
        test.yaml:1:1: note: first here
          1 | a: 1
            | ^
        note: this has no place

        """)
  }

  @Test func `needs no place`() {
    let renderer = DiagnosticRenderer(color: false)
    let message = Diagnostic.Message("test", "no such file")
    #expect(renderer.render(.error(message, at: nil)) == "error: no such file\n")
    #expect(
      renderer.render(.warning(message, at: nil, help: "make one")) == """
        warning: no such file
          help: make one

        """)
  }

  @Test func `has room for any line number`() throws {
    let source = MarkedSource(String(repeating: "\n", count: 12_344) + "x1️⃣y2️⃣", path: "x")
    #expect(
      try rendered(source) == """
        x:12345:2: error: something is wrong
          12345 | xy
                |  ^

        """)
  }

  @Test(arguments: [
    ("\t1️⃣x2️⃣", "    x", "    ^"),  // a tab leads to the next column of four
    ("ab\t1️⃣x2️⃣", "ab  x", "    ^"),
    ("1️⃣\t2️⃣x", "    x", "^~~~"),
    ("漢字: 1️⃣値2️⃣!", "漢字: 値!", "      ^~"),
    ("👩‍👩‍👧‍👦 1️⃣👍🏽x2️⃣", "👩‍👩‍👧‍👦 👍🏽x", "   ^~~"),
    ("e\u{301}e\u{301} 1️⃣x2️⃣", "e\u{301}e\u{301} x", "   ^"),
    ("\u{1B}[31m1️⃣x2️⃣\u{202E}", "\\u{1B}[31mx\\u{202E}", "          ^"),
    ("1️⃣\u{7}2️⃣", "\\u{7}", "^~~~~"),
    ("a\u{85}1️⃣b2️⃣", "a\\u{85}b", "       ^"),
    ("ab1️⃣2️⃣", "ab", "  ^"),  // nothing, at the end
    ("1️⃣ab\ncd2️⃣", "ab", "^~"),  // several lines
    ("a1️⃣\r\nb2️⃣", "a", " ^"),
  ])
  func `points at what is meant`(marked: String, line: String, marks: String) throws {
    #expect(
      try rendered(MarkedSource(marked)).split(separator: "\n").dropFirst().joined(separator: "\n") == """
          1 | \(line)
            | \(marks)
        """)
  }

  @Test func `shows an empty line without blanks at its end`() throws {
    #expect(
      try rendered(MarkedSource("\n1️⃣2️⃣\n")) == """
        test.yaml:2:1: error: something is wrong
          2 |
            | ^

        """)
  }

  @Test func `shows a line of 160 columns whole`() throws {
    let line = String(repeating: "a", count: 159)
    #expect(try rendered(MarkedSource("\(line)1️⃣b2️⃣")).contains("  1 | \(line)b\n"))
  }

  @Test(arguments: [0, 60, 62, 160, 5_000, 1_000_000])
  func `cuts a longer line around the place`(before: Int) throws {
    let source = MarkedSource(
      String(repeating: "漢", count: before / 2) + "1️⃣<here>2️⃣" + String(repeating: "x", count: 1_000_000))
    let lines = try rendered(source).split(separator: "\n")
    #expect(lines[1].displayWidth <= 6 + 162)
    #expect(lines[1].hasSuffix("…"))
    #expect(lines[1].contains("| …") == (before > 60))
    let mark = try #require(lines[2].firstIndex(of: "^"))
    let place = try #require(lines[1].firstRange(of: "<here>"))
    #expect(lines[2][..<mark].displayWidth == lines[1][..<place.lowerBound].displayWidth)
    #expect(lines[2][mark...] == "^~~~~~")
  }

  @Test func `cuts what is marked, too`() throws {
    let lines = try rendered(MarkedSource("1️⃣" + String(repeating: "x", count: 100_000) + "2️⃣")).split(separator: "\n")
    #expect(lines[1] == "  1 | " + String(repeating: "x", count: 160) + "…")
    #expect(lines[2] == "    | ^" + String(repeating: "~", count: 159))
  }

  // A file name or a message can come from anywhere, too.
  @Test func `acts on no terminal by itself`() throws {
    let message = Diagnostic.Message("test", "wrong\n\u{1B}[2J")
    let file = SourceFile(path: "new\nline\u{1B}.yaml", text: "x")
    let error = Diagnostic.error(message, at: SourceSpan(file: file, range: 0..<1), help: "a\nb")
    #expect(
      DiagnosticRenderer(color: false).render(error) == #"""
        new\nline\u{1B}.yaml:1:1: error: wrong\n\u{1B}[2J
          1 | x
            | ^ a\nb

        """#)
  }

  @Test func `is red, yellow and cyan on a terminal`() throws {
    let source = MarkedSource("1️⃣ab2️⃣")
    let note = Diagnostic.Note(.init("test", "see"), at: nil)
    #expect(
      try rendered(source, help: "do", notes: [note], color: true) == """
        \u{1B}[1mtest.yaml:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1msomething is wrong\u{1B}[0m
          1 | ab
            | \u{1B}[1;31m^~\u{1B}[0m do
        \u{1B}[1;36mnote:\u{1B}[0m \u{1B}[1msee\u{1B}[0m

        """)
    let warning = Diagnostic.warning(.init("test", "hm"), at: nil)
    let expected = "\u{1B}[1;33mwarning:\u{1B}[0m \u{1B}[1mhm\u{1B}[0m\n"
    #expect(DiagnosticRenderer(color: true).render(warning) == expected)
  }
}
