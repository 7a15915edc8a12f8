import Testing

@Suite("match-text") struct MatchTextTests {
  private func matches(_ text: String, _ pattern: String, _ more: String = "") async throws -> String {
    try await output(
      of: "- match-text: { text: \"\(text)\", pattern: '\(pattern)'\(more) }\n- combine: { separator: '|' }\n")
  }

  @Test(arguments: [
    ("aB3 é", "[0-9a-zA-Z]", "a|B|3"), ("3 apples, 12 pears", "[0-9]+", "3|12"), ("abc", "x", ""), ("", "a", ""),
    ("✅ 📝 Test: 7", #"\d"#, "7"), ("baac", "a*", "|aa||"), ("e\u{301}a", #"\X"#, "e\u{301}|a"),
    ("aXa", "(?i)A|x", "a|X|a"),
  ])
  func `gives each match as its text`(text: String, pattern: String, expected: String) async throws {
    #expect(try await matches(text, pattern) == expected)
  }

  @Test func `ignores case where it is told to`() async throws {
    #expect(try await matches("aA", "a") == "a")
    #expect(try await matches("aA", "a", ", case-sensitive: false") == "a|A")
  }

  @Test func `gives the groups of each match, nothing for one that took no part`() async throws {
    let shortcut = """
      - match-text: { text: "k=v x=", pattern: '(\\w)=(\\w)?' }
        as: found
      - text: ${found.count} ${found[1].groups[1]} ${found[1].groups[2]} ${found[2].groups[2] ?? "none"}
      """
    #expect(try await output(of: shortcut) == "2 k v none")
    #expect(try await output(of: "- match-text: { text: a, pattern: a }\n- count: '${previous[1].groups}'\n") == "0")
  }

  @Test func `gives groups by their names, also such as every object has`() async throws {
    let shortcut = """
      - match-text: { text: "7:x", pattern: '(?<id>\\d):(?<type>.)(?<more>.)?' }
      - text: ${previous[1].id} ${previous[1].type} ${previous[1].more ?? "none"} ${previous[1]["id"]}
      """
    #expect(try await output(of: shortcut) == "7 x none 7")
  }

  @Test func `takes no look-behind and no escaped parenthesis for a name`() async throws {
    let shortcut = """
      - match-text: { text: "a(?<n>b", pattern: '(?<=a)\\(\\?<n>(?<real>b)' }
      - text: ${previous[1].real} ${previous[1]}
      """
    #expect(try await output(of: shortcut) == "b (?<n>b")
  }

  @Test func `names the groups that there are, where one is not known`() async throws {
    let errors = try await failure(
      of: "- match-text: { text: ab, pattern: '(?<first>a)' }\n- text: ${previous[1].frist}\n")
    #expect(errors.contains("did you mean ‘first’?"))
  }

  @Test func `is found in texts, numbers, dates and urls as what it says`() async throws {
    let shortcut = """
      - match-text: { text: "12 2026-11-30 https://example.org/a", pattern: '\\S+' }
        as: found
      - text: >-
          ${found[1] | uppercase} ${found[1] * 2} ${found[1] == "12"} ${found[2] + 1 days}
          ${found[3] | url} ${"12" in found}
      """
    #expect(
      try await output(of: shortcut) == "12 24 true 2026-12-01T00:00:00Z https://example.org/a true")
  }

  @Test func `is JSON with its groups`() async throws {
    let shortcut = "- match-text: { text: a1, pattern: '(?<letter>[a-z])(\\d)' }\n"
    #expect(
      try await output(of: shortcut, ["--json"])
        == #"[{"type":"Match","id":"a1","display":"a1","subtitle":"","groups":["a","1"],"letter":"a"}]"#)
  }

  @Test func `looks through each text of a list`() async throws {
    #expect(
      try await output(of: "- list: [a1, b2, c]\n- match-text: { pattern: '[0-9]' }\n- combine\n") == "1\n2")
  }

  @Test func `needs a pattern`() async throws {
    #expect(try await question(of: "- match-text: a\n").contains("Which regular expression should match?"))
    #expect(try await failure(of: "- match-text: { text: a, pattern: '(' }\n").contains("‘(’ is no regular expression"))
  }
}
