import ShortcutTestSupport
import Testing

@Suite("replace-text") struct ReplaceTextTests {
  private func replaced(_ text: String, _ parameters: String) async throws -> String {
    try await output(of: "- replace-text: { text: \"\(text)\", \(parameters) }\n")
  }

  @Test(arguments: [
    ("hallo", "find: a, with: e", "hello"), ("aaa", "find: aa, with: b", "ba"), ("abc", "find: x, with: y", "abc"),
    ("", "find: a, with: b", ""), ("a.b", "find: ., with: '-'", "a-b"), ("banana", "find: an", "ba"),
    ("ababac", "find: abac, with: '!'", "ab!"), (" a ", "find: ' ', with: _", "_a_"),
  ])
  func `replaces a text wherever it stands`(text: String, parameters: String, expected: String) async throws {
    #expect(try await replaced(text, parameters) == expected)
  }

  @Test(arguments: ["$1", "$0", #"\\"#, "$$", "${x}", "`id`", #"{"key":"value"}"#, "👩‍👩‍👧‍👦"])
  func `puts in what is given, whatever it is made of`(replacement: String) async throws {
    let shortcut = "- replace-text: { text: a-b, find: '-', with: '${input}' }\n"
    #expect(try await output(of: shortcut, [replacement]) == "a\(replacement)b")
  }

  @Test func `finds composed and decomposed letters alike, and leaves the rest as it is`() async throws {
    #expect(try await replaced("e\u{301}te\u{301}", "find: \"\u{e9}\", with: E") == "EtE")
    #expect(try await replaced("\u{e9}t\u{e9}", "find: \"e\u{301}\", with: E") == "EtE")
    let kept = try await replaced("e\u{301} a", "find: a, with: b")
    #expect(Array(kept.unicodeScalars) == ["e", "\u{301}", " ", "b"])
  }

  @Test func `finds no part of a letter`() async throws {
    #expect(try await replaced("e\u{301}te", "find: e, with: X") == "e\u{301}tX")
    #expect(try await replaced("👩‍👩‍👧‍👦 👩", "find: 👩, with: X") == "👩‍👩‍👧‍👦 X")
    #expect(try await replaced("🇩🇪🇪🇸", "find: 🇪🇪, with: X") == "🇩🇪🇪🇸")
  }

  @Test func `finds a mark that is looked for by itself`() async throws {
    #expect(try await replaced("e\u{301}a\u{300}", "find: \"\u{301}\"") == "ea\u{300}")
    #expect(try await replaced("☺\u{FE0F}", "find: \"\u{FE0F}\"") == "☺")
  }

  @Test(arguments: ["", "é"])
  func `finds each of the two characters of a line break`(other: String) async throws {
    #expect(try await replaced(#"a\r\nb\#(other)"#, #"find: "\n", with: '|'"#) == "a\r|b\(other)")
    #expect(try await replaced(#"a\r\nb\#(other)"#, #"find: "\r""#) == "a\nb\(other)")
    #expect(try await replaced(#"a\r\nb\#(other)"#, #"find: "\r\n", with: '|'"#) == "a|b\(other)")
  }

  @Test(arguments: [
    ("Abc aBC", "abc", "x x"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευς", "x"), ("ÉTÉ e\u{301}te\u{301}", "été", "x x"),
    ("ıI", "i", "ıx"),
    ("STRASSE", "straße", "STRASSE"),
  ])
  func `ignores case where it is told to`(text: String, find: String, expected: String) async throws {
    #expect(try await replaced(text, "find: \(find), with: x, case-sensitive: false") == expected)
    #expect(try await replaced("Abc", "find: abc, with: x") == "Abc")
  }

  @Test(.timeLimit(.minutes(1))) func `is not slowed down by what nearly is the text`() async throws {
    let world = try TestWorld()
    let text = String(repeating: "a", count: 200_000)
    try world.write(text, to: "a.txt")
    try world.write("\(text.prefix(100_000))b", to: "b.txt")
    let shortcut = """
      - replace-text: { text: "${input[1].content}", find: "${input[2].content}" }
      - count: { what: characters }
      """
    let result = try await world.run(shortcut, ["-i", "a.txt", "-i", "b.txt"])
    #expect(result.text == "200000\n", "\(result.errors)")
  }

  @Test func `replaces in each text of a list`() async throws {
    #expect(try await output(of: "- list: [a-b, c-d]\n- replace: { find: '-', with: + }\n") == "a+b\nc+d")
    #expect(try await output(of: "- list: []\n- replace: { find: '-' }\n- count\n") == "0")
  }

  @Test func `stands in an expression`() async throws {
    let shortcut = "- set: { name: 'Photo #1' }\n- text: '${name | replace-text(find=\" #\", with=\"\")}'\n"
    #expect(try await output(of: shortcut) == "Photo1")
  }

  @Test func `needs a text to find`() async throws {
    #expect(try await failure(of: "- replace-text: { text: a, find: '' }\n").contains("needs a text to find"))
    #expect(try await question(of: "- replace-text: { text: a }\n").contains("Which text would you like to replace?"))
  }
}

@Suite("replace-text with a regular expression") struct ReplaceByPatternTests {
  private func replaced(_ text: String, _ find: String, _ with: String, _ more: String = "") async throws -> String {
    try await output(
      of: "- replace-text: { text: \"\(text)\", find: '\(find)', with: '\(with)', regular-expression: yes\(more) }\n")
  }

  /// ICU User Guide, “Regular Expressions”, “Replacement Text”.
  @Test(arguments: [
    ("30.11.2026", #"(\d+)\.(\d+)\.(\d+)"#, "$3-$2-$1", "2026-11-30"), ("abc", "b", "[$0]", "a[b]c"),
    ("abc", "(?<mid>b)", "<$${mid}>", "a<b>c"), ("a1", "[0-9]", #"\$"#, "a$"), ("a1", "[0-9]", #"\\"#, #"a\"#),
    ("ab", "(a)|(b)", "[$1$2]", "[a][b]"), ("ab", "(a)", "$12", "a2b"), ("ab", "(a)", "$1$", "a$b"),
    ("a b", " ", #"\n"#, "a\nb"), ("abc", "x*", "-", "-a-b-c-"), ("aXb", #"\p{Lu}"#, "", "ab"),
    (#"one\ntwo"#, "(?m)^", "> ", "> one\n> two"), ("👍🏽 x", "x", "y", "👍🏽 y"), ("ab12", "(?i)B", "_", "a_12"),
  ])
  func `puts in groups`(text: String, find: String, with: String, expected: String) async throws {
    #expect(try await replaced(text, find, with) == expected)
  }

  @Test func `ignores case where it is told to`() async throws {
    #expect(try await replaced("AbÉ", "[bé]", "x", ", case-sensitive: no") == "Axx")
    #expect(try await replaced("AbÉ", "[bé]", "x") == "AxÉ")
  }

  @Test func `names a group that is not there, and where it is written`() async throws {
    let errors = try await failure(
      of: "- replace-text: { text: a, regular-expression: true, find: (a), with: $2 }\n")
    #expect(errors.contains("‘$2’ is no group: the pattern has 1 group"))
    #expect(errors.contains(":1:71: error"))
    let named = try await failure(
      of: "- replace-text: { text: a, regular-expression: true, find: (a), with: '$${b}' }\n")
    #expect(named.contains("no group named ‘b’"))
  }

  @Test(arguments: ["(a", "[z-a]", "*", #"\"#, "a{2,1}"])
  func `says that a pattern is none`(pattern: String) async throws {
    let errors = try await failure(
      of: "- replace-text: { text: a, find: '\(pattern)', regular-expression: true }\n")
    #expect(errors.contains("‘\(pattern)’ is no regular expression"))
  }

  @Test(.timeLimit(.minutes(1))) func `stops at the step's timeout where a pattern would take for ever`() async throws {
    let shortcut = """
      - replace-text: { text: \(String(repeating: "a", count: 60))!, find: (a+)+$, regular-expression: true }
        timeout: 50ms
      """
    #expect(try await failure(of: shortcut).contains("timed out"))
  }

  @Test func `says so where a pattern is too much for a text`() async throws {
    let world = try TestWorld()
    try world.write(String(repeating: "ab", count: 2_000_000), to: "big.txt")
    let result = try await world.run(
      "- replace-text: { find: '(a|b)*', regular-expression: true }\n", ["-i", "big.txt"])
    #expect(result.errors.contains("tries too many ways"))
  }
}
