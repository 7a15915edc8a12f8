import ShortcutCommand
import ShortcutTestSupport
import Testing

/// What goes to standard output (language reference, §7, “Output” and “JSON”).
@Suite("The output of shortcut run") struct RunOutputTests {
  @Test(arguments: [
    ("- text: hi\n", "hi\n"), ("- text: \"hi\\n\"\n", "hi\n"), ("- text: \"hi\\n\\n\"\n", "hi\n\n"),
    ("- text: \"\"\n", "\n"), ("- nothing\n", ""), ("- stop\n", ""), ("- list: []\n", ""),
    ("- list: [a, [b, [c]], 3]\n", "a\nb\nc\n3\n"), ("- list: [\"a\\n\", \"b\\nc\"]\n", "a\nb\nc\n"),
    ("- list: [1.50, true, 007]\n", "1.50\ntrue\n007\n"), ("- number: 0.10\n", "0.1\n"),
    ("- dictionary: { b: 1, a: [x] }\n", "{\"b\":1,\"a\":[\"x\"]}\n"),
    ("- date: 2026-11-30\n", "2026-11-30T00:00:00Z\n"),
    ("- url: example.org\n", "https://example.org\n"),
  ])
  func `is the last action's, as text`(shortcut: String, output: String) async throws {
    let result = try await TestWorld().run(shortcut)
    #expect(result.text == output)
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [
    ("- text: hi\n", "hi\0"), ("- list: [\"a\\nb\", c]\n", "a\nb\0c\0"), ("- nothing\n", ""),
  ])
  func `has NUL behind each item with -0`(shortcut: String, output: String) async throws {
    #expect(try await TestWorld().run(shortcut, ["-0"]).text == output)
  }

  @Test(arguments: [
    ("- text: \"a\\n\"\n", "\"a\\n\""), ("- number: 1.50\n", "1.5"), ("- stop: ${1 == 1}\n", "true"),
    ("- nothing\n", "null"),
    ("- list: []\n", "[]"), ("- list: [a, [b]]\n", "[\"a\",[\"b\"]]"),
    ("- date: 2026-11-30\n", "\"2026-11-30T00:00:00Z\""),
    ("- text: hi\n- set-name: a.txt\n", #"{"name":"a.txt","path":null,"type":"public.plain-text","size":2}"#),
  ])
  func `is JSON with --json`(shortcut: String, json: String) async throws {
    let result = try await TestWorld().run(shortcut, ["--json"])
    #expect(result.text == json + "\n")
    #expect(result.errors.isEmpty)
  }

  @Test func `is the path of a file`() async throws {
    let world = try TestWorld()
    try world.write("x", to: "notes/a.txt")
    let result = try await world.run("- stop: ${input}\n", ["notes/a.txt"])
    #expect(result.text == "notes/a.txt\n")
  }

  @Test(arguments: [[], ["-q"]])
  func `says of a file that nobody saved how to save it`(options: [String]) async throws {
    let result = try await TestWorld().run("- text: hi\n- set-name: new.txt\n", options)
    #expect(result.output.isEmpty)
    #expect(result.errors == "shortcut: ‘new.txt’ is not saved; save it with save-files, or with -o PATH\n")
    #expect(result.status == .done)
  }

  @Test(arguments: [
    ("- show-result: shown\n- text: out\n", [], "out\n"), ("- text: out\n- show-result: shown\n", [], "shown\n"),
    ("- show-alert: Sure?\n- text: out\n", ["--yes"], "out\n"), ("- text: out\n", ["--trace"], "out\n"),
    ("- write-file: { file: made, content: x }\n- text: out\n", ["--dry-run"], "out\n"),
    ("- read-file: missing\n  on-error: continue\n- text: out\n", [], "out\n"),
    ("- set: { unused: 1 }\n- text: out\n", [], "out\n"),
    ("- read-file: missing\n", ["--trace"], ""), ("- uppercas: x\n", [], ""), ("- ask-for-input: How?\n", [], ""),
    ("- text: half\n- fail: no\n", [], ""),
  ])
  func `has no message in it`(shortcut: String, options: [String], output: String) async throws {
    let result = try await TestWorld().run(shortcut, options)
    #expect(result.text == output)
  }

  @Test func `has no question in it`() async throws {
    let world = try TestWorld(typed: ["x", "green"])
    let result = try await world.run(
      "- ask-for-input: How?\n- choose-from-list: { list: [green, black], prompt: Which? }\n")
    #expect(result.text == "green\n")
    #expect(result.errors.hasPrefix("How?\nWhich?\n"))
  }
}
