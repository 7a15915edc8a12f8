import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

/// `-o PATH`: saves the output (language reference, §7).
@Suite("shortcut run -o") struct OutputFileTests {
  private let same = "- stop: ${input}\n"

  private func world() throws -> TestWorld {
    let world = try TestWorld()
    try world.write("one\n", to: "a.txt")
    try world.write("two\n", to: "b.txt")
    try world.write("mine\n", to: "folder/a.txt")
    return world
  }

  @Test(arguments: [
    ("- text: hi\n", [], "hi\n"), ("- list: [a, b]\n", [], "a\nb\n"), ("- list: [a, b]\n", ["-0"], "a\0b\0"),
    ("- dictionary: { a: 1 }\n", [], "{\"a\":1}\n"), ("- text: hi\n", ["--json"], "\"hi\"\n"),
    ("- list: [a, 1]\n", ["--json"], "[\"a\",1]\n"), ("- nothing\n", [], ""), ("- nothing\n", ["--json"], "null\n"),
  ])
  func `writes what would be printed`(shortcut: String, options: [String], content: String) async throws {
    let world = try TestWorld()
    let result = try await world.run(shortcut, options + ["-o", "out.txt"])
    #expect(world.read("out.txt") == content)
    #expect(result.output.isEmpty)
    #expect(result.errors.isEmpty)
    #expect(try await world.run(shortcut, options + ["-o", "-"]).text == content)
  }

  @Test func `replaces a file that the command names`() async throws {
    let world = try world()
    #expect(try await world.run(same, ["new", "-o", "a.txt"]).status == .done)
    #expect(world.read("a.txt") == "new\n")
  }

  @Test func `copies the content of a file`() async throws {
    let world = try world()
    #expect(try await world.run(same, ["a.txt", "-o", "copy.txt"]).output.isEmpty)
    #expect(world.read("copy.txt") == "one\n")
    #expect(try await world.run(same, ["a.txt", "-o", "a.txt"]).status == .done)
    #expect(world.read("a.txt") == "one\n")
    let made = try await world.run("- text: hi\n- set-name: new.txt\n", ["-o", "made.txt"])
    #expect(made.errors.isEmpty)
    #expect(world.read("made.txt") == "hi")
  }

  @Test func `writes the content of one file to standard output with -`() async throws {
    let world = try world()
    #expect(try await world.run(same, ["a.txt", "-o", "-"]).text == "one\n")
    #expect(try await world.run("- text: hi\n- set-name: new.txt\n", ["-o", "-"]).text == "hi")
    #expect(world.read("-") == nil)
    let several = try await world.run(same, ["a.txt", "b.txt", "-o", "-"])
    #expect(several.errors == "shortcut: 2 files cannot be one output; name a folder for them: -o FOLDER/\n")
    #expect(several.status == .failed)
    #expect(several.output.isEmpty)
  }

  @Test func `saves several files in the folder of that path, which it makes`() async throws {
    let world = try world()
    #expect(try await world.run(same, ["a.txt", "b.txt", "-o", "new/deep"]).status == .done)
    #expect(world.read("new/deep/a.txt") == "one\n")
    #expect(world.read("new/deep/b.txt") == "two\n")
  }

  @Test(arguments: ["new/", "folder", "folder/"])
  func `saves one file in a folder under its name`(folder: String) async throws {
    let world = try world()
    #expect(try await world.run(same, ["b.txt", "-o", folder]).status == .done)
    #expect(world.read((folder.hasSuffix("/") ? folder : folder + "/") + "b.txt") == "two\n")
  }

  @Test(arguments: [["b.txt", "a.txt"], ["a.txt", "b.txt"], ["a.txt"]])
  func `never replaces what a file's name alone leads to, and saves all or none`(files: [String]) async throws {
    let world = try world()
    for options in [[], ["--dry-run"]] {
      let result = try await world.run(same, files + ["-o", "folder"] + options)
      #expect(
        result.errors == "shortcut: could not write ‘folder/a.txt’: it exists already; nothing was saved\n")
      #expect(result.status == .failed)
      #expect(world.read("folder/a.txt") == "mine\n")
      #expect(world.read("folder/b.txt") == nil)
    }
  }

  @Test func `refuses two files of one name, and folders, before it saves any`() async throws {
    let world = try world()
    let twice = try await world.run(same, ["b.txt", "a.txt", "folder/a.txt", "-o", "new"])
    #expect(twice.errors == "shortcut: more than one file would be saved as ‘new/a.txt’; nothing was saved\n")
    #expect(twice.status == .failed)
    #expect(world.read("new/b.txt") == nil)
    let folder = try await world.run(same, ["a.txt", "folder", "-o", "new"])
    #expect(folder.errors == "shortcut: ‘folder’ is a folder; only files can be saved\n")
    #expect(world.read("new/a.txt") == nil)
  }

  @Test func `puts neither texts nor JSON into a folder`() async throws {
    let world = try world()
    let text = try await world.run(same, ["x", "-o", "folder"])
    #expect(text.errors == "shortcut: ‘folder’ is a folder, and the output is no file: name a file in it\n")
    let json = try await world.run(same, ["a.txt", "--json", "-o", "folder/"])
    #expect(json.errors == "shortcut: ‘folder/’ is a folder, and JSON goes into one file: name a file in it\n")
    for result in [text, json] { #expect(result.status == .failed) }
  }

  @Test func `fails where there is no such folder`() async throws {
    let result = try await world().run(same, ["x", "-o", "missing/out.txt"])
    #expect(result.errors == "shortcut: could not write ‘missing/out.txt’: no such file or directory\n")
    #expect(result.status == .failed)
  }

  @Test func `leaves an older file alone where the run fails`() async throws {
    let world = try world()
    #expect(try await world.run("- fail: no\n", ["-o", "a.txt"]).status == .failed)
    #expect(world.read("a.txt") == "one\n")
  }

  @Test(arguments: ["shortcut-under-test.yaml", "./shortcut-under-test.yaml", "link.yaml"])
  func `never writes the shortcut's own file`(path: String) async throws {
    let world = try world()
    try world.folder.link("link.yaml", to: "shortcut-under-test.yaml")
    let result = try await world.run("- write-file: { file: made, content: x }\n", ["-o", path])
    #expect(result.errors.hasSuffix("is the shortcut itself\n  save the output in another file\n"))
    #expect(result.status == .usage)
    #expect(world.read("shortcut-under-test.yaml") == "- write-file: { file: made, content: x }\n")
    #expect(world.read("made") == nil)
  }
}
