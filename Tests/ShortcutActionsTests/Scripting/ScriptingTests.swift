import Testing

@Suite("url") struct URLActionTests {
  @Test(arguments: [
    ("https://example.org/a?b=1%262", "https://example.org/a?b=1%262"), ("example.org/x", "https://example.org/x"),
    ("mailto:a@example.org", "mailto:a@example.org"), (" https://example.org ", "https://example.org"),
    ("localhost:8080/a", "https://localhost:8080/a"),
  ])
  func `keeps what is written, and adds a missing scheme`(url: String, expected: String) async throws {
    #expect(try await output(of: "- url: '\(url)'\n") == expected)
  }

  @Test(arguments: ["not a url", "", "https://exa mple.org"])
  func `is nothing else`(url: String) async throws {
    #expect(try await problems(in: "- url: '\(url)'\n").contains("expected a url"))
  }

  @Test func `is one for each item of a list, also in an expression`() async throws {
    #expect(try await output(of: "- list: [a.org, b.org/c]\n- url\n") == "https://a.org\nhttps://b.org/c")
    #expect(try await output(of: "- text: ${(\"a.org/b?c\" | url).query}\n") == "c")
  }
}

@Suite("nothing and comment") struct NothingAndCommentTests {
  @Test func `nothing ends what flows`() async throws {
    #expect(try await output(of: "- text: a\n- nothing\n") == "")
    #expect(try await output(of: "- text: a\n- nothing\n- text: '[${previous}]'\n") == "[]")
    #expect(try await output(of: "- text: a\n- nothing\n", ["--json"]) == "null")
  }

  @Test(arguments: ["any text", "${unknown} and ${", "'{{x}}'", "[a, b]", "|\n    two\n    lines", ""])
  func `a comment passes through what flows, whatever it says`(text: String) async throws {
    #expect(try await output(of: "- list: [a, b]\n- comment: \(text)\n") == "a\nb")
  }

  @Test func `a comment that comes first leaves the input to the next step`() async throws {
    #expect(try await output(of: "- comment: shout\n- uppercase\n", input: "hi") == "HI")
  }

  @Test func `a comment is named like any step that passes its input through`() async throws {
    #expect(try await output(of: "- text: a\n- comment: x\n  as: kept\n- text: ${kept}${previous}\n") == "aa")
  }
}

@Suite("uuid") struct UUIDTests {
  @Test func `is of version 4 and its variant (RFC 9562 §5.4), and new each time`() async throws {
    let shortcut = "- repeat: 50\n  do:\n    - uuid\n"
    let identifiers = Set(try await output(of: shortcut).split(separator: "\n"))
    #expect(identifiers.count == 50)
    let form = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    for identifier in identifiers { #expect(identifier.wholeMatch(of: form) != nil) }
  }

  /// The numbers of SplitMix64 from 1 are 910A2DEC89025CC1 and BEEB8DA1658EEC67.
  @Test func `is fixed by a seed`() async throws {
    #expect(try await output(of: "- uuid\n", ["--seed", "1"]) == "910a2dec-8902-4cc1-beeb-8da1658eec67")
  }

  @Test func `stands in no expression`() async throws {
    #expect(try await problems(in: "- text: ${1 | uuid}\n").contains("cannot stand in an expression"))
  }
}
