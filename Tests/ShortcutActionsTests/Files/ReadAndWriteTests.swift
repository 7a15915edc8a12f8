import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("Read file and write file") struct ReadAndWriteTests {
  @Test func `writes a text to the byte`() async throws {
    let world = try TestWorld()
    #expect(try await world.run("- text: Hällo\n- write-file: a.txt\n").text == "a.txt\n")
    #expect(world.read("a.txt") == "Hällo")
  }

  @Test func `writes a list a line an item, and a file as it is`() async throws {
    let world = try TestWorld()
    #expect(try await world.run("- list: [tea, milk]\n- write-file: list.txt\n").status == .done)
    #expect(world.read("list.txt") == "tea\nmilk\n")
    try world.write("one", to: "one")
    try world.write("two", to: "two")
    #expect(try await world.run("- get-files: [one, two]\n- write-file: both\n").status == .done)
    #expect(world.read("both") == "onetwo")
  }

  @Test func `writes over nothing unless told to`() async throws {
    let world = try TestWorld()
    try world.write("old", to: "a.txt")
    let result = try await world.run("- text: new\n- write-file: a.txt\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘a.txt’ exists already"))
    #expect(world.read("a.txt") == "old")
    #expect(try await world.run("- text: new\n- write-file: {file: a.txt, if-exists: skip}\n").text == "a.txt\n")
    #expect(world.read("a.txt") == "old")
    #expect(try await world.run("- text: new\n- write-file: {file: a.txt, if-exists: keep-both}\n").text == "a 2.txt\n")
    #expect(try await world.run("- text: new\n- write-file: {file: a.txt, if-exists: replace}\n").text == "a.txt\n")
    #expect(world.read("a.txt") == "new")
  }

  @Test func `can replace a file by what is made of it`() async throws {
    let world = try TestWorld()
    try world.write("abc", to: "a.txt")
    let result = try await world.run("- get-files: a.txt\n- write-file: {file: a.txt, if-exists: replace}\n")
    #expect(result.status == .done, "\(result.errors)")
    #expect(world.read("a.txt") == "abc")
  }

  @Test(arguments: ["nowhere/a.txt", "sub/", ".."])
  func `says where nothing can be written`(path: String) async throws {
    let world = try TestWorld()
    try world.makeFolder("sub")
    let result = try await world.run("- text: a\n- write-file: \(path)\n")
    #expect(result.status == .failed)
    #expect(try world.names() == ["sub"])
  }

  @Test func `leaves no half-written file when the content breaks off`() async throws {
    let world = try TestWorld()
    try world.write("one", to: "one")
    try world.folder.link("gone", to: "nowhere")
    let result = try await world.run("- get-files: [one, gone]\n- write-file: both\n")
    #expect(result.status == .failed)
    #expect(try world.names() == ["gone", "one"])
  }

  @Test func `writes nothing when nothing flows in`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- write-file: a.txt\n")
    #expect(result.status == .failed)
    #expect(try world.names() == [])
  }

  @Test func `reads a text in UTF-8, UTF-16 and Latin-1`() async throws {
    let world = try TestWorld()
    let texts: [(FileName, [UInt8])] = [
      ("utf8", [0xC3, 0xA9]), ("utf16", [0xFF, 0xFE, 0xE9, 0x00]), ("latin1", [0x61, 0xE9]),
    ]
    for (name, bytes) in texts {
      let sink = try world.folder.files.create(world.folder(name), .new)
      try sink.write(bytes)
      try sink.close()
    }
    #expect(try await world.run("- read-file: utf8\n").text == "é\n")
    #expect(try await world.run("- read-file: utf16\n").text == "é\n")
    #expect(try await world.run("- read-file: latin1\n").text == "aé\n")
  }

  @Test func `takes bytes for no text unless they are one`() async throws {
    let world = try TestWorld()
    try world.write("\u{0}\u{1}", to: "a.bin")
    let result = try await world.run("- read-file: a.bin\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘a.bin’ holds no text"))
    let copy = try await world.run("- read-file: {file: a.bin, type: bytes}\n- save-files: out\n")
    #expect(copy.text == "out/a.bin\n", "\(copy.errors)")
    #expect(world.read("out/a.bin") == "\u{0}\u{1}")
  }

  @Test(arguments: ["nowhere.txt", "sub"])
  func `names what cannot be read`(path: String) async throws {
    let world = try TestWorld()
    try world.makeFolder("sub")
    let result = try await world.run("- read-file: \(path)\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘\(path)’"))
  }

  @Test func `reads each of some files`() async throws {
    let world = try TestWorld()
    try world.write("1", to: "a")
    try world.write("2", to: "b")
    #expect(try await world.run("- get-files: [b, a]\n- read-file\n").text == "2\n1\n")
  }
}
