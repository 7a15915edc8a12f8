import Testing

@Suite("count") struct CountTests {
  @Test(arguments: [
    ("[]", "0"), ("[a]", "1"), ("[a, b, c]", "3"), ("[a, [b, c]]", "2"), ("one text", "1"), ("\"a\\nb\"", "1"),
    ("'${nothing}'", "0"), ("{ a: 1, b: 2 }", "2"),
  ])
  func `counts items as the language does: a text is one, nothing is none`(value: String, count: String) async throws {
    #expect(try await output(of: "- count: { input: \(value) }\n") == count)
  }

  @Test(arguments: [
    ("👩‍👩‍👧‍👦é", "2"), ("e\u{301}", "1"), ("\u{e9}", "1"), ("🇩🇪🇫🇷", "2"), ("", "0"), ("a b", "3"), ("षि", "1"),
  ])
  func `counts characters as people see them (UAX 29 §3)`(text: String, count: String) async throws {
    #expect(try await output(of: "- count: { what: characters }\n", input: text) == count)
  }

  @Test func `takes a line break of two characters for one`() async throws {
    #expect(try await output(of: "- count: { input: \"a\\r\\nb\", what: characters }\n") == "3")
  }

  @Test func `counts the words of the example in UAX 29 §4`() async throws {
    let text = "The quick (“brown”) fox can’t jump 32.3 feet, right?"
    #expect(try await output(of: "- count: { what: words }\n", [text]) == "9")
  }

  @Test(arguments: [
    ("To be. Not to be!", 2), ("It costs 3.4 euro.", 1), ("He came from the U.S. yesterday.", 1),
    ("… the resp. leaders are …", 1), ("(etc.)’ ‘(the rest", 1), ("Really?! Yes.", 2), ("one", 1), ("...", 0), ("", 0),
    ("first line\nsecond line", 2), ("one\r\n\r\ntwo", 2), ("「はい。」いいえ。", 2), ("“Stop.” Then he left.", 2),
  ])
  func `counts sentences by the rules of UAX 29 §5`(text: String, count: Int) async throws {
    #expect(try await output(of: "- count: { input: '${input ?? \"\"}', what: sentences }\n", [text]) == "\(count)")
  }

  @Test(arguments: [("a\\nb", "2"), ("a\\nb\\n", "2"), ("a\\r\\nb", "2"), ("\\n", "1"), ("", "0"), ("a\\n\\nb", "3")])
  func `counts lines, and a final line break adds none`(text: String, count: String) async throws {
    #expect(try await output(of: "- count: { input: \"\(text)\", what: lines }\n") == count)
  }

  @Test func `adds up what is in the items of a list`() async throws {
    #expect(try await output(of: "- list: [one two, three]\n- count: { what: words }\n") == "3")
    #expect(try await output(of: "- list: [ab, cde]\n- count: { what: characters }\n") == "5")
  }

  @Test func `stands in an expression`() async throws {
    #expect(try await output(of: "- text: ${[1, 2] | count} ${\"ab\" | count(\"characters\")}\n") == "2 2")
  }

  @Test func `knows no other units`() async throws {
    let errors = try await problems(in: "- count: { input: a, what: word }\n")
    #expect(errors.contains("did you mean ‘words’?"))
  }
}
