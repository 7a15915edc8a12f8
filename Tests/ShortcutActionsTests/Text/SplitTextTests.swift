import Testing

@Suite("split-text") struct SplitTextTests {
  /// The parts of a text, in the form of JSON so that empty ones can be seen.
  private func parts(_ text: String, _ parameters: String = "") async throws -> String {
    try await output(of: "- split-text: { text: \"\(text)\"\(parameters) }\n", ["--json"])
  }

  @Test(arguments: [
    (#"a\nb"#, #"["a","b"]"#), (#"a\nb\n"#, #"["a","b"]"#), (#"a\r\nb\rc"#, #"["a","b","c"]"#),
    (#"a\n\nb"#, #"["a","","b"]"#), ("", "[]"), ("a b", #"["a b"]"#),
  ])
  func `splits into lines, and a final line break adds none`(text: String, expected: String) async throws {
    #expect(try await parts(text) == expected)
  }

  @Test func `splits at each space`() async throws {
    #expect(try await parts("a b  c", ", separator: spaces") == #"["a","b","","c"]"#)
    #expect(try await parts("1234 5678", ", separator: Spaces") == #"["1234","5678"]"#)
  }

  @Test func `gives every character as people see it`() async throws {
    #expect(
      try await parts("👩‍👩‍👧‍👦e\u{301}🇩🇪", ", separator: every-character") == "[\"👩‍👩‍👧‍👦\",\"e\u{301}\",\"🇩🇪\"]")
    #expect(try await parts("", ", separator: Every Character") == "[]")
  }

  @Test func `splits at any text`() async throws {
    #expect(try await parts("a, b,c", ", separator: custom, custom: ', '") == #"["a","b,c"]"#)
    #expect(try await parts(",a,", ", separator: ','") == #"["","a",""]"#)
    #expect(try await parts("aXXXb", ", separator: XX") == #"["a","Xb"]"#)
    #expect(try await parts("a", ", separator: '$1'") == #"["a"]"#)
    #expect(try await parts(#"a\r\nb"#, #", separator: custom, custom: "\n""#) == #"["a\r","b"]"#)
  }

  @Test func `finds composed and decomposed letters alike, and leaves the rest as it is`() async throws {
    #expect(
      try await parts("e\u{301}te\u{301}", ", separator: custom, custom: \"\u{e9}\"") == #"["","t",""]"#)
    #expect(try await parts("e\u{301}|e", ", separator: e") == "[\"e\u{301}|\",\"\"]")
  }

  @Test(arguments: ["a b", "  ", " a", "a  b "])
  func `is undone by combine-text`(text: String) async throws {
    let shortcut = """
      - split-text: { text: "\(text)", separator: spaces }
      - combine-text: { separator: spaces }
      - text: "[${previous}]"
      """
    #expect(try await output(of: shortcut) == "[\(text)]")
  }

  @Test func `puts the parts of several texts into one list`() async throws {
    #expect(
      try await output(of: "- list: [a-b, c]\n- split-text: { separator: '-' }\n- combine: { separator: ' ' }\n")
        == "a b c")
    #expect(try await output(of: "- list: []\n- split-text\n- count\n") == "0")
  }

  @Test func `names the separator that a slip is nearest to`() async throws {
    let errors = try await problems(in: "- split-text: { text: a, separator: every-charcter }\n")
    #expect(errors.contains("t-under-test.yaml:1:37: error"))
    #expect(errors.contains("every-character"))
  }

  @Test func `needs something to split at`() async throws {
    #expect(try await failure(of: "- split-text: { text: a, separator: custom }\n").contains("a text to split at"))
    #expect(try await failure(of: "- split-text: { text: a, separator: '' }\n").contains("a text to split at"))
  }
}
