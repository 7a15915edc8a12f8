import ShortcutCommand
import ShortcutTestSupport
import Testing

/// Where the input comes from (language reference, §7, “Input”).
@Suite("The input of shortcut run") struct RunInputTests {
  private func world(_ type: String = "any") throws -> TestWorld {
    let world = try TestWorld()
    try world.write("input: \(type)\nactions:\n- stop: ${input}\n", to: "show.yaml")
    try world.write("one\n", to: "a.txt")
    try world.write("two\n", to: "b.txt")
    return world
  }

  private func file(_ name: String, size: String = "4") -> String {
    #"{"name":"\#(name)","path":"\#(name)","type":"public.plain-text","size":\#(size)}"#
  }

  @Test(arguments: [
    ("any", "a.txt", true), ("file", "a.txt", true), ("text", "a.txt", false), ("any", "hello", false),
    ("any", "", false), ("any", "~/a.txt", false),
  ])
  func `an argument is a path where files are taken, or where anything is and the file is there`(
    type: String, word: String, isFile: Bool
  ) async throws {
    let result = try await world(type).shortcut(["run", "show.yaml", "--json", word])
    #expect(result.text == (isFile ? file(word) : "\"\(word)\"") + "\n")
  }

  @Test func `several arguments are a list, in their order`() async throws {
    let world = try world()
    let result = await world.shortcut(["run", "show.yaml", "b.txt", "x", "a.txt", "--json"])
    #expect(result.text == "[\(file("b.txt")),\"x\",\(file("a.txt"))]\n")
    #expect(await world.shortcut(["run", "show.yaml", "x", "--json"]).text == "\"x\"\n")
  }

  @Test func `files of -i stand behind the arguments, in their order`() async throws {
    let result = try await world().shortcut(["run", "show.yaml", "-i", "b.txt", "x", "--input", "a.txt", "--json"])
    #expect(result.text == "[\"x\",\(file("b.txt")),\(file("a.txt"))]\n")
  }

  @Test func `a file of -i is converted to the declared type`() async throws {
    #expect(try await world("text").shortcut(["run", "show.yaml", "-i", "a.txt"]).text == "one\n")
    let dictionary = try world("dictionary")
    try dictionary.write("a: 1\n", to: "d.yaml")
    #expect(await dictionary.shortcut(["run", "show.yaml", "-i", "d.yaml"]).text == "{\"a\":1}\n")
  }

  @Test(arguments: ["text", "any", "file", "image", "number", "dictionary"])
  func `a file that is missing is an error that names it`(type: String) async throws {
    let result = try await world(type).shortcut(["run", "show.yaml", "-i", "missing.txt"])
    #expect(result.errors.hasPrefix("show.yaml:3:3: error: there is no file ‘missing.txt’\n"))
    #expect(result.status == .failed)
    #expect(result.output.isEmpty)
  }

  @Test func `arguments and -i win over standard input`() async throws {
    let world = try world()
    #expect(await world.shortcut(["run", "show.yaml", "x"], input: "piped").text == "x\n")
    #expect(
      await world.shortcut(["run", "show.yaml", "-i", "a.txt", "--json"], input: "piped").text == file("a.txt") + "\n")
    #expect(await world.shortcut(["run", "show.yaml", "", "--json"], input: "piped").text == "\"\"\n")
  }

  // MARK: Standard input

  @Test(arguments: ["hello", "hello\n", "a\r\nb\r\n", "\n", " ", "über\n\n", "\u{FEFF}x"])
  func `standard input is the text itself, to the byte`(text: String) async throws {
    let world = try world("text")
    try world.write("- write-file: { file: copy, content: '${input}' }\n", to: "copy.yaml")
    let result = await world.shortcut(["run", "copy.yaml"], input: text)
    #expect(result.status == .done, "\(result.errors)")
    #expect(world.read("copy").map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(arguments: [[0x78, 0xFF], [0x61, 0x00, 0x62], [0x89, 0x50, 0x4E, 0x47]])
  func `what is no text is a file named stdin`(bytes: [UInt8]) async throws {
    let world = try world()
    let result = await world.shortcut(["run", "show.yaml", "--json"], inputBytes: bytes)
    #expect(result.text == #"{"name":"stdin","path":null,"type":"public.data","size":\#(bytes.count)}"# + "\n")
    let saved = await world.shortcut(["run", "show.yaml", "-o", "-"], inputBytes: bytes)
    #expect(saved.output == bytes)
  }

  @Test(arguments: ["any", "text", "number", "file", "image", "dictionary"])
  func `an empty standard input is no input`(type: String) async throws {
    let result = try await world(type).shortcut(["run", "show.yaml", "--json"], input: "")
    #expect(result.text == "null\n")
    #expect(result.status == .done)
  }

  @Test(arguments: [
    ("a.txt\nb.txt\n", []), ("a.txt\nb.txt", []), ("\na.txt\n\nb.txt\n", []), ("a.txt\0b.txt\0", ["-0"]),
    ("a.txt\0b.txt", ["--null"]),
  ])
  func `for files it is a list of paths`(input: String, options: [String]) async throws {
    let result = try await world("file").shortcut(["run", "show.yaml", "--json"] + options, input: input)
    #expect(result.text == "[\(file("a.txt")),\(file("b.txt"))]\n")
  }

  @Test func `a path may have a line break in it where NUL separates`() async throws {
    let world = try world("file")
    try world.write("x", to: "a\nb")
    #expect(await world.shortcut(["run", "show.yaml", "-0"], input: "a\nb\0").text == "a\nb\0")
    let lines = await world.shortcut(["run", "show.yaml"], input: "a\nb\n")
    #expect(lines.errors.contains("there is no file ‘a’"))
    #expect(lines.status == .failed)
  }

  @Test func `with NUL, texts and numbers are a list, too`() async throws {
    #expect(
      try await world("text").shortcut(["run", "show.yaml", "-0", "--json"], input: "a\nb\0c").text
        == "[\"a\\nb\",\"c\"]\n")
    #expect(
      try await world("number").shortcut(["run", "show.yaml", "-0", "--json"], input: "1\u{0}2\0").text == "[1,2]\n")
  }

  @Test(arguments: ["file", "any"])
  func `-i - is a file named stdin, never a list of paths`(type: String) async throws {
    let world = try world(type)
    let result = await world.shortcut(["run", "show.yaml", "-i", "-", "--json"], input: "a.txt\n")
    #expect(result.text == #"{"name":"stdin","path":null,"type":"public.data","size":null}"# + "\n")
    let saved = await world.shortcut(["run", "show.yaml", "-i", "-", "-o", "copy"], input: "a.txt\n")
    #expect(saved.status == .done, "\(saved.errors)")
    #expect(world.read("copy") == "a.txt\n")
  }

  @Test func `-i - may stand beside files, but only once`() async throws {
    let world = try world("text")
    #expect(
      await world.shortcut(["run", "show.yaml", "-i", "-", "-i", "a.txt"], input: "piped\n").text == "piped\none\n")
    let twice = await world.shortcut(["run", "show.yaml", "-i", "-", "-i", "-"], input: "piped\n")
    #expect(twice.errors == "shortcut: standard input can be read only once\n  write --input - once\n")
    #expect(twice.status == .usage)
  }

  @Test func `what a pipe brings is converted, too`() async throws {
    #expect(try await world("number").shortcut(["run", "show.yaml", "--json"], input: "12\n").text == "12\n")
    #expect(try await world("dictionary").shortcut(["run", "show.yaml"], input: "{\"a\": 1}").text == "{\"a\":1}\n")
    #expect(try await world("boolean").shortcut(["run", "show.yaml"], input: "yes\n").text == "true\n")
  }
}
