import Testing

@Suite("get-item-from-list") struct GetItemFromListTests {
  private func item(_ list: String, _ parameters: String, _ arguments: [String] = []) async throws -> String {
    try await output(of: "- list: \(list)\n- get-item-from-list: \(parameters)\n", ["--json"] + arguments)
  }

  @Test(arguments: [
    ("", "\"a\""), ("first", "\"a\""), ("First Item", "\"a\""), ("last", "\"c\""), ("Last Item", "\"c\""),
    ("{ which: at-index, index: 2 }", "\"b\""), ("{ which: Item At Index, index: -1 }", "\"c\""),
    ("{ which: range, start: 2 }", #"["b","c"]"#), ("{ which: Items in Range, end: 2 }", #"["a","b"]"#),
    ("{ which: range, start: 2, end: 2 }", #"["b"]"#), ("{ which: range, start: -2, end: -1 }", #"["b","c"]"#),
    ("{ which: range, start: 2, end: 99 }", #"["b","c"]"#), ("{ which: range, start: 3, end: 2 }", "[]"),
    ("{ which: range, start: -99, end: 1 }", #"["a"]"#), ("{ which: range, start: 4 }", "[]"),
    ("{ which: range, start: 1, end: -4 }", "[]"),
  ])
  func `counts from 1, and backwards from -1`(parameters: String, expected: String) async throws {
    #expect(try await item("[a, b, c]", parameters) == expected)
  }

  @Test func `gives nothing of an empty list`() async throws {
    for place in ["first", "last", "random"] { #expect(try await item("[]", place) == "null") }
    #expect(try await item("[]", "{ which: range }") == "[]")
  }

  @Test(arguments: [
    ("4", "there is no item 4 in a list of 3 items"), ("-4", "there is no item -4 in a list of 3 items"),
    ("0", "the first item is 1, the last one -1"),
  ])
  func `says that there is no such item, and where that is written`(index: String, message: String) async throws {
    let errors = try await failure(
      of: "- list: [a, b, c]\n- get-item-from-list: { which: at-index, index: \(index) }\n")
    #expect(errors.contains(message))
    #expect(errors.contains(":2:49: error"))
    #expect(try await failure(of: "- list: [a]\n- get-item-from-list: { which: at-index }\n").contains("needs ‘index’"))
    #expect(
      try await failure(of: "- list: [a]\n- get-item-from-list: { which: range, start: 0 }\n").contains("no item 0"))
  }

  @Test func `chooses by chance, the same with the same seed`() async throws {
    let letters = "[a, b, c, d, e, f, g, h]"
    var chosen: Set<String> = []
    for seed in 1...20 {
      let first = try await item(letters, "random", ["--seed", "\(seed)"])
      #expect(try await item(letters, "Random Item", ["--seed", "\(seed)"]) == first)
      chosen.insert(first)
    }
    #expect(chosen.count > 3)
    #expect(try await item("[a]", "random") == "\"a\"")
  }

  @Test func `keeps the item's kind, and takes lines and values for items`() async throws {
    #expect(try await item("[[1, 2], 3]", "first") == "[1,2]")
    #expect(try await output(of: "- get-item-from-list: last\n", input: "a\nb\n") == "b")
    #expect(try await output(of: "- dictionary: { a: 1, b: 2 }\n- get-item-from-list: last\n") == "2")
  }

  @Test func `stands in an expression`() async throws {
    #expect(try await output(of: "- text: ${[1, 2] | get-item-from-list(\"last\")}\n") == "2")
  }
}
