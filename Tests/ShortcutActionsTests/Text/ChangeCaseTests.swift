import Testing

@Suite("change-case, lowercase and capitalize") struct ChangeCaseTests {
  private func changed(_ text: String, _ to: String, _ arguments: [String] = []) async throws -> String {
    try await output(of: "- change-case: { text: \"\(text)\", to: \(to) }\n", arguments)
  }

  /// Each of Apple's names for the six cases is written in that case itself.
  @Test(arguments: [
    "UPPERCASE", "lowercase", "Capitalize Every Word", "Capitalize with Title Case", "Capitalize with sentence case",
    "cApItAlIzE wItH aLtErNaTiNg cAsE",
  ])
  func `knows the six cases by Apple's names, which show what they do`(name: String) async throws {
    #expect(try await changed(name, name) == name)
    #expect(try await changed(name.uppercased(), name) == name)
  }

  @Test(arguments: ["Capitalize with sentence case.", "cApItAlIzE wItH aLtErNaTiNg CaSe."])
  func `knows the names of earlier versions`(name: String) async throws {
    #expect(try await changed("a b", name) == (name.hasPrefix("Cap") ? "A b" : "a b"))
  }

  /// Unicode SpecialCasing.txt.
  @Test(arguments: [
    ("straße", "uppercase", "STRASSE"), ("ﬁ", "uppercase", "FI"), ("ΟΔΥΣΣΕΥΣ", "lowercase", "οδυσσευς"),
    ("ΣΑΣ Σ.", "lowercase", "σας σ."), ("ǆ", "capitalized", "ǅ"), ("İ", "lowercase", "i\u{307}"),
    ("e\u{301}TE\u{301}", "uppercase", "E\u{301}TE\u{301}"), ("", "title-case", ""), ("", "alternating", ""),
  ])
  func `knows the letters of Unicode`(text: String, to: String, expected: String) async throws {
    #expect(try await changed(text, to) == expected)
  }

  @Test func `keeps to the rules of the locale's language`() async throws {
    #expect(try await changed("ISPARTA İZMİR", "lowercase", ["--locale", "tr_TR"]) == "ısparta izmir")
    #expect(try await changed("iyi ısı", "capitalized", ["--locale", "tr_TR"]) == "İyi Isı")
    #expect(try await changed("iyi", "sentence-case", ["--locale", "tr_TR"]) == "İyi")
    #expect(try await changed("ijsland", "capitalized", ["--locale", "nl_NL"]) == "IJsland")
  }

  @Test(arguments: [
    ("o'neil's foo-bar", "O'neil's Foo-Bar"), ("3rd place", "3rd Place"), ("NASA", "Nasa"), ("été à la", "Été À La"),
    ("(hello) “you”", "(Hello) “You”"),
  ])
  func `gives every word a capital`(text: String, expected: String) async throws {
    #expect(try await changed(text, "capitalized") == expected)
    #expect(try await output(of: "- capitalize: \"\(text)\"\n") == expected)
  }

  @Test(arguments: [
    ("the lord of the rings", "The Lord of the Rings"), ("star wars: a new hope", "Star Wars: A New Hope"),
    ("what are you looking for", "What Are You Looking For"), ("step-by-step guide", "Step-by-Step Guide"),
    ("don't look up", "Don't Look Up"), ("a", "A"), ("the  end", "The  End"),
  ])
  func `keeps the small words of a title small, but for the first and last`(text: String, expected: String) async throws
  {
    #expect(try await changed(text, "title-case") == expected)
    #expect(try await changed(text.uppercased(), "title-case") == expected)
  }

  @Test(arguments: [
    ("HELLO. HOW ARE YOU? FINE!", "Hello. How are you? Fine!"),
    ("“YES,” SHE SAID. “NO.” BYE", "“Yes,” she said. “No.” Bye"),
    (#"one\ntwo"#, "One\nTwo"), ("3 APPLES. 4 PEARS", "3 apples. 4 pears"),
    ("VERSION 1.5 IS OUT", "Version 1.5 is out"),
    ("ÉTÉ", "Été"), ("wait… what", "Wait… what"),
  ])
  func `starts each sentence with a capital`(text: String, expected: String) async throws {
    #expect(try await changed(text, "sentence-case") == expected)
  }

  @Test func `lowercases`() async throws {
    #expect(try await output(of: "- make-lowercase: HÉLLO\n") == "héllo")
    #expect(try await output(of: "- text: ${\"ΟΔΟΣ\" | lowercase}\n") == "οδος")
  }

  @Test func `makes capitals where nothing is said, in each text of a list`() async throws {
    #expect(try await output(of: "- list: [a, b]\n- change-case\n") == "A\nB")
  }

  @Test func `knows no other cases`() async throws {
    let errors = try await problems(in: "- change-case: { text: a, to: upercase }\n")
    #expect(errors.contains("did you mean ‘uppercase’?"))
  }
}
