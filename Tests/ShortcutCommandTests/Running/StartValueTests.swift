import ShortcutCommand
import ShortcutTestSupport
import Testing

/// `--set NAME=VALUE`: a variable's start value, typed as the declared one, else as untyped YAML (language reference, §7).
@Suite("shortcut run --set") struct StartValueTests {
  private func value(_ declared: String, set text: String) async throws -> CommandResult {
    try await TestWorld().run(
      "variables: { v: \(declared) }\nactions:\n- stop: ${v}\n", ["--json", "--set", "v=\(text)"])
  }

  @Test(arguments: [
    ("Ada", "007", "\"007\""), ("Ada", "no", "\"no\""), ("Ada", "", "\"\""), ("Ada", "a=b", "\"a=b\""),
    ("Ada", "${1 + 1}", "\"${1 + 1}\""), ("2026-11-30", "2026-12-01", "\"2026-12-01\""),
    ("1", "2", "2"), ("1", " 2.50 ", "2.5"), ("true", "off", "false"), ("true", "no", "false"), ("false", "1", "true"),
    ("[1]", "[2, x]", "[2,\"x\"]"), ("[1]", "3", "[3]"), ("[1]", "a b", "[\"a b\"]"), ("[1]", "a\n2\n", "[\"a\",2]"),
    ("[1]", "", "[]"), ("[1]", "# x", "[\"# x\"]"),
    ("{ a: 1 }", "{ b: 2 }", "{\"b\":2}"), ("{ a: 1 }", "{\"b\": 2}", "{\"b\":2}"), ("{ a: 1 }", "b: 2", "{\"b\":2}"),
    ("null", "2", "2"), ("null", "no", "\"no\""), ("null", "[1]", "[1]"), ("null", "[1", "\"[1\""),
  ])
  func `is read as the declared value is`(declared: String, text: String, json: String) async throws {
    let result = try await value(declared, set: text)
    #expect(result.text == json + "\n")
    #expect(result.errors.isEmpty)
    #expect(result.status == .done)
  }

  @Test(arguments: [
    ("1", "x", "expected a number, found the text ‘x’"), ("1", "", "expected a number, found the text ‘’"),
    ("true", "maybe", "expected a boolean, found the text ‘maybe’"),
    ("[1]", "[2, x", "‘[2, x’ is no list"), ("{ a: 1 }", "x", "expected a dictionary, found the text ‘x’"),
    ("{ a: 1 }", "", "expected a dictionary"),
  ])
  func `refuses what is of another type`(declared: String, text: String, message: String) async throws {
    let result = try await value(declared, set: text)
    #expect(result.errors.hasPrefix("shortcut: --set v: \(message)"))
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [("007", "008"), ("1.50", "2.50"), ("True", "FALSE")])
  func `keeps how a number or a boolean is written, as the file does`(declared: String, text: String) async throws {
    let shortcut = "variables: { v: \(declared) }\nactions:\n- text: <${v}>\n"
    #expect(try await TestWorld().run(shortcut).text == "<\(declared)>\n")
    #expect(try await TestWorld().run(shortcut, ["--set", "v=\(text)"]).text == "<\(text)>\n")
  }

  @Test func `finds a variable as names are matched, and the last value counts`() async throws {
    let shortcut = "variables: { due-date: a }\nactions:\n- text: ${due-date}\n"
    let result = try await TestWorld().run(shortcut, ["--set", "dueDate=b", "--set", "Due_Date=c"])
    #expect(result.text == "c\n")
  }

  @Test(arguments: [
    ("variables: { name: a, colour: b }\nactions: []\n", "nmae", "did you mean ‘name’?"),
    ("variables: { name: a, colour: b }\nactions: []\n", "x", "it has name and colour"),
    ("- set: { name: a }\n- text: ${name}\n", "name", "declare it under ‘variables’"),
    ("- text: ${input}\n", "input", "declare it under ‘variables’"),
  ])
  func `a name that is not declared is an error`(shortcut: String, name: String, help: String) async throws {
    let result = try await TestWorld().run(shortcut, ["--set", "\(name)=1"])
    #expect(result.errors == "shortcut: the shortcut has no variable ‘\(name)’ to set\n  \(help)\n")
    #expect(result.status == .usage)
  }
}
