import Testing

@Suite("sort") struct SortTests {
  private func sorted(_ list: String, _ parameters: String = "") async throws -> String {
    try await output(of: "- list: \(list)\n- sort: \(parameters)\n- combine: { separator: ' ' }\n")
  }

  @Test(arguments: [
    ("[]", ""), ("[a]", "a"), ("[b, a, c]", "a b c"), ("[img10, img2, img1]", "img1 img2 img10"),
    ("[10, 9, -3]", "-3 9 10"),
    ("['1.5', '1.25', '-10', '-9']", "-10 -9 1.25 1.5"), ("[b, A, a, B]", "A a B b"), ("[true, false]", "false true"),
    ("[2026-11-30, 2026-01-31]", "2026-01-31 2026-11-30"), ("[é, e, z]", "e z é"),
  ])
  func `puts the smallest first, and numbers in texts by their value`(list: String, expected: String) async throws {
    #expect(try await sorted(list) == expected)
  }

  @Test(arguments: ["descending", "Z to A", "Biggest First", "Latest First"])
  func `puts the greatest first where it is told to`(order: String) async throws {
    #expect(try await sorted("[2, 10, 1]", "{ order: \(order) }") == "10 2 1")
  }

  @Test func `leaves what is equal in its order, both ways`() async throws {
    #expect(try await sorted("[bb, a, cc, d]", "item.length") == "a d bb cc")
    #expect(try await sorted("[bb, a, cc, d]", "{ by: item.length, order: descending }") == "bb cc a d")
    #expect(try await sorted("[1.0, 1, 0]") == "0 1.0 1")
  }

  @Test func `sorts by something of each item`() async throws {
    let shortcut = """
      - list: [{ name: Bob, age: 9 }, { name: Ann, age: 10 }, { name: Cid }]
      - sort: item.age
      - map: item.name
      """
    #expect(try await output(of: shortcut) == "Cid\nBob\nAnn")
    #expect(try await sorted("[a, b, c]", "0 - index") == "c b a")
  }

  @Test func `stands in an expression`() async throws {
    #expect(
      try await output(of: "- text: ${[3, 1, 2] | sort | combine(\" \")} ${[1, 2] | sort(0 - item) | combine}\n")
        == "1 2 3 2\n1")
  }

  @Test func `says which item cannot be sorted`() async throws {
    let errors = try await failure(of: "- list: [1, x]\n- sort: item * 2\n")
    #expect(errors.contains("‘*’ takes numbers; found the text ‘x’"))
    #expect(errors.contains(":2:9: error"))
  }
}

@Suite("reverse and unique") struct ReverseAndUniqueTests {
  @Test(arguments: [("[]", "[]"), ("[1]", "[1]"), ("[1, [2, 3], a]", #"["a",[2,3],1]"#)])
  func `turns a list round`(list: String, expected: String) async throws {
    #expect(try await output(of: "- list: \(list)\n- reverse\n", ["--json"]) == expected)
  }

  @Test func `turns the lines of a text round`() async throws {
    #expect(try await output(of: "- reverse\n", input: "a\nb\n") == "b\na")
  }

  @Test(arguments: [
    ("[]", "[]"), ("[a, b, a]", #"["a","b"]"#), ("[a, A]", #"["a","A"]"#), ("[1, 1.0, \"1\"]", #"[1,"1"]"#),
    ("[\"\u{e9}\", \"e\u{301}\"]", "[\"\u{e9}\"]"), ("[[1], [1], [2]]", "[[1],[2]]"),
    ("[{ a: 1, b: 2 }, { b: 2, a: 1 }]", #"[{"a":1,"b":2}]"#), ("[a, null, null]", #"["a",null]"#),
  ])
  func `keeps the first of equal items`(list: String, expected: String) async throws {
    #expect(try await output(of: "- list: \(list)\n- unique\n", ["--json"]) == expected)
  }
}

@Suite("filter and map") struct FilterAndMapTests {
  @Test(arguments: [
    ("item > 2", "3 8"), ("${item > 2}", "3 8"), ("index == 1", "1"), ("item in [8, 9]", "8"), ("false", ""),
    ("not item == 1", "2 3 8"), ("item mod 2 == 0", "2 8"),
  ])
  func `keeps the items for which the condition holds`(condition: String, expected: String) async throws {
    let shortcut = "- list: [1, 2, 3, 8]\n- filter: \(condition)\n- combine: { separator: ' ' }\n"
    #expect(try await output(of: shortcut) == expected)
  }

  @Test func `knows the variables around it, and the item of the loop that it is in`() async throws {
    let shortcut = """
      - repeat-with-each: [2, 3]
        do:
          - set: { limit: "${item}" }
          - list: [1, 2, 3]
          - filter: item < limit
          - combine: { separator: "," }
      """
    #expect(try await output(of: shortcut) == "1\n1,2")
  }

  @Test func `gives one value for each item, whatever it is`() async throws {
    let shortcut = "- list: [1, 2]\n- map: 'if item == 1 then nothing else [item, index]'\n"
    #expect(try await output(of: shortcut, ["--json"]) == "[null,[2,2]]")
    #expect(try await output(of: "- list: []\n- map: item.name\n- count\n") == "0")
    #expect(try await output(of: "- map: item | uppercase\n", input: "a\nb\n") == "A\nB")
  }

  @Test func `stands in an expression`() async throws {
    let shortcut = """
      - set: { items: [1, 2, 3] }
      - text: ${items | filter(item > 1) | map(item * 10) | combine(" ")} ${items | map(index) | count}
      """
    #expect(try await output(of: shortcut) == "20 30 3")
  }

  @Test(.timeLimit(.minutes(1))) func `stops when the step's time is over`() async throws {
    let shortcut = """
      - split-text: { text: "${input}", separator: every-character }
        as: many
      - map: many | map(many.count) | count
        timeout: 20ms
      """
    let result = try await failure(of: shortcut, [String(repeating: "x", count: 30_000)])
    #expect(result.contains("timed out"))
  }

  @Test(arguments: ["filter", "map"])
  func `needs its expression, which is found out before running`(action: String) async throws {
    let errors = try await problems(in: "- list: [1]\n- \(action)\n")
    #expect(errors.contains(":2:3: error: \(action) needs ‘"))
    #expect(try await problems(in: "- text: ${[1] | \(action)}\n").contains("\(action) needs ‘"))
  }

  @Test func `says what is no expression or no condition`() async throws {
    #expect(try await problems(in: "- list: [a]\n- map: item ${item}\n").contains(":2:13: error"))
    #expect(
      try await failure(of: "- list: ['false']\n- filter: item\n").contains("is a text here, which would count as true")
    )
  }
}
