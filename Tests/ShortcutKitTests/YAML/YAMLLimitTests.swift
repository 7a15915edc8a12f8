import ShortcutKit
import Testing

struct `The limits of YAML` {
  /// Lists inside each other, without an end to them.
  private func nested(_ levels: Int) -> String { String(repeating: "[", count: levels) }

  @Test func `are 200 levels`() {
    let text = nested(200) + String(repeating: "]", count: 200)
    #expect(yamlOutline(text) == text)
    #expect(yamlErrors("[\(text)]") == ["1:201 lists and mappings are nested more than 200 levels deep"])
  }

  // js-yaml#739: a stack overflow at 2,170 levels; others crash at 20,000 to 100,000.
  @Test(arguments: ["[", "{a: ", "- ", "? ", "[\n", "{[", "- ? "])
  func `end what is nested 100,000 times`(opening: String) throws {
    let error = try #require(yamlErrors(String(repeating: opening, count: 100_000)).first)
    #expect(error.hasSuffix("lists and mappings are nested more than 200 levels deep"))
  }

  @Test func `count the levels of what aliases stand for`() {
    let text = "a: &a \(nested(100))\(String(repeating: "]", count: 100))\n"
    #expect(yamlErrors(text + "b: \(nested(99))*a\(String(repeating: "]", count: 99))\n") == [])
    #expect(yamlErrors(text + "b: \(nested(100))*a\(String(repeating: "]", count: 100))\n").count == 1)
  }

  // The “billion laughs”: nine lines of nine aliases each.
  @Test func `are a million values, with what aliases stand for`() {
    var text = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (name, last) in zip("bcdefghi", "abcdefgh") {
      text += "\(name): &\(name) [" + Array(repeating: "*\(last)", count: 9).joined(separator: ", ") + "]\n"
    }
    // The first six lines are 672,610 values, and each alias of the seventh stands for 597,871.
    #expect(yamlErrors(text) == ["7:8 more than 1,000,000 values, once aliases are replaced by what they stand for"])
  }

  @Test func `hold without aliases, too`() {
    let items = String(repeating: "x,", count: 999_999)
    #expect(yamlErrors("[\(items)]") == [])
    #expect(yamlErrors("[\(items)x]").count == 1)
  }

  @Test func `hold for what is merged`() {
    let mapping = "{" + (0..<1_000).map { "k\($0): 1" }.joined(separator: ", ") + "}"
    let aliases = String(repeating: "*a,", count: 1_000)
    #expect(yamlErrors("a: &a \(mapping)\nb:\n  <<: [\(aliases)]\n").count == 1)
  }

  // libyaml compares each directive with every other one.
  @Test func `are a thousand directives`() {
    let directives = (0..<100_000).map { "%TAG !e\($0)! tag:x\n" }.joined()
    #expect(yamlErrors(directives + "---\na\n").count == 1)
    #expect(yamlErrors("%YAML 1.2\n%TAG !e! tag:yaml.org,2002:\n---\n!e!int 5\n") == [])
  }
}
