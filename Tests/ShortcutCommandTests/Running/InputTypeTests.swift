import ShortcutCommand
import ShortcutTestSupport
import Testing

/// Inputs that do not fit what a shortcut declares.
@Suite("An input of a declared type") struct InputTypeTests {
  private func run(_ declaration: String, _ words: [String], input: String? = nil) async throws -> CommandResult {
    let world = try TestWorld()
    try world.write("text\n", to: "a.txt")
    try world.write("more\n", to: "b.txt")
    return try await world.run("input: \(declaration)\nactions:\n- stop: ${input}\n", ["--json"] + words, input: input)
  }

  @Test(arguments: [
    ("number", "1e3", "1000"), ("number", " 007 ", "7"), ("boolean", "ON", "true"), ("boolean", "0", "false"),
    ("date", "2026-11-30", "\"2026-11-30T00:00:00Z\""), ("date", "tomorrow", "\"2026-12-01T00:00:00Z\""),
    ("url", "example.org/x", "\"https://example.org/x\""), ("dictionary", "a=1&b=2", "{\"a\":\"1\",\"b\":\"2\"}"),
    ("dictionary", "a: [1]", "{\"a\":[1]}"), ("text", "12", "\"12\""), ("any", "12", "\"12\""),
  ])
  func `is converted`(type: String, word: String, json: String) async throws {
    let result = try await run(type, [word])
    #expect(result.text == json + "\n", "\(result.errors)")
  }

  @Test(arguments: [
    ("number", "few", "expected a number, found the text ‘few’"),
    ("number", "", "expected a number, found the text ‘’"),
    ("boolean", "2", "expected a boolean, found the text ‘2’"),
    ("date", "soon", "expected a date, found the text ‘soon’"),
    ("date", "2026-02-30", "expected a date, found the text ‘2026-02-30’"),
    ("date", "9999-12-31T23:59:59-10:00", "expected a date, found the text ‘9999-12-31T23:59:59-10:00’"),
    ("url", "no address", "expected a url, found the text ‘no address’"),
    ("dictionary", "word", "expected a dictionary, found the text ‘word’"),
    ("dictionary", "[1]", "expected a dictionary, found the text ‘[1]’"),
  ])
  func `is refused where it is of another`(type: String, word: String, message: String) async throws {
    for result in [
      try await run(type, ["--", word]), try await run("{ type: \(type), multiple: false }", ["--", word]),
    ] {
      #expect(result.errors.hasPrefix("shortcut-under-test.yaml:3:3: error: the input does not fit: \(message)"))
      #expect(result.output.isEmpty)
      #expect(result.status == .failed)
    }
  }

  @Test func `each of several is converted, and one that does not fit is enough`() async throws {
    #expect(try await run("number", ["1", "2"]).text == "[1,2]\n")
    let result = try await run("number", ["1", "x", "y"])
    #expect(result.errors.contains("found the text ‘x’"))
    #expect(result.status == .failed)
  }

  @Test(arguments: ["text", "number", "file", "any"])
  func `that is not multiple may be there once`(type: String) async throws {
    let declaration = "{ type: \(type), multiple: false }"
    let words = type == "file" ? ["a.txt", "b.txt"] : ["1", "2"]
    #expect(try await run(declaration, [words[0]]).status == .done)
    let result = try await run(declaration, words)
    #expect(result.errors.hasPrefix("shortcut-under-test.yaml:3:3: error: the shortcut takes one input; found 2\n"))
    #expect(result.status == .failed)
  }

  @Test func `that is not multiple may not be two lines of paths either`() async throws {
    let result = try await run("{ type: file, multiple: false }", [], input: "a.txt\nb.txt\n")
    #expect(result.errors.contains("the shortcut takes one input; found 2"))
    #expect(try await run("{ type: text, multiple: false }", [], input: "a\nb\n").text == "\"a\\nb\\n\"\n")
  }

  @Test func `that nobody uses is not looked at`() async throws {
    let result = try await TestWorld().run("input: number\nactions:\n- text: x\n", ["few"])
    #expect(result.text == "x\n")
    #expect(result.status == .done)
  }
}
