import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("Save files") struct SaveFilesTests {
  private static let save = "- get-files: in/*\n- save-files: {folder: out"

  private func world(_ files: [String: String]) throws -> TestWorld {
    let world = try TestWorld()
    for (name, text) in files { try world.write(text, to: name) }
    return world
  }

  @Test func `copies files into a folder that it makes, and leaves the originals`() async throws {
    let world = try world(["in/a.txt": "A", "in/b.txt": "B"])
    let result = try await world.run("- get-files: in/*\n- save-files: out/of/here\n")
    #expect(result.text == "out/of/here/a.txt\nout/of/here/b.txt\n", "\(result.errors)")
    #expect(world.read("out/of/here/b.txt") == "B")
    #expect(world.read("in/b.txt") == "B")
  }

  @Test func `names everything that is in the way, and writes nothing`() async throws {
    let world = try world([
      "in/a.txt": "new", "in/b.txt": "new", "in/c.txt": "new", "out/a.txt": "old", "out/c.txt": "old",
    ])
    let result = try await world.run(Self.save + "}\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘out/a.txt’ and ‘out/c.txt’ exist already"))
    #expect(try world.names(in: "out") == ["a.txt", "c.txt"])
    #expect(world.read("out/a.txt") == "old")
  }

  @Test func `replaces only where that is asked for`() async throws {
    let world = try world(["in/a.txt": "new", "out/a.txt": "old"])
    #expect(try await world.run(Self.save + ", if-exists: replace}\n").text == "out/a.txt\n")
    #expect(world.read("out/a.txt") == "new")
  }

  @Test func `skips what exists, and outputs what it saved`() async throws {
    let world = try world(["in/a.txt": "new", "in/b.txt": "new", "out/a.txt": "old"])
    #expect(try await world.run(Self.save + ", if-exists: skip}\n").text == "out/b.txt\n")
    #expect(world.read("out/a.txt") == "old")
  }

  @Test func `keeps both, and counts past names that are taken on disk`() async throws {
    let world = try world(["in/a.txt": "new", "out/a.txt": "1", "out/a 2.txt": "2", "out/a 4.txt": "4"])
    #expect(try await world.run(Self.save + ", if-exists: keep-both}\n").text == "out/a 3.txt\n")
    #expect(world.read("out/a 3.txt") == "new")
  }

  /// rnr, “custom pattern”: a number that another file of the batch has is not given away.
  @Test func `counts past names that files of the same run have`() async throws {
    let world = try world(["in/a 2.txt": "two", "in/a.txt": "one", "out/a.txt": "old"])
    let result = try await world.run(Self.save + ", if-exists: keep-both}\n")
    #expect(result.text == "out/a 2.txt\nout/a 3.txt\n" || result.text == "out/a 3.txt\nout/a 2.txt\n")
    #expect(world.read("out/a 2.txt") == "two")
    #expect(world.read("out/a 3.txt") == "one")
  }

  /// quickadd issue 350: the day of a date is no counter.
  @Test(arguments: [
    ("Note 2022-12-25.md", "Note 2022-12-25 2.md"), ("IMG_001.jpg", "IMG_001 2.jpg"), ("a.tar.gz", "a 2.tar.gz"),
    ("README", "README 2"), (".bashrc", ".bashrc 2"),
  ])
  func `puts its own number before the extension`(name: String, expected: String) async throws {
    let world = try world(["in/" + name: "new", "out/" + name: "old"])
    let result = try await world.run(
      "- get-folder-contents: {folder: in, hidden: true}\n- save-files: {folder: out, if-exists: keep-both}\n")
    #expect(result.text == "out/\(expected)\n", "\(result.errors)")
  }

  @Test func `makes room for the number in a name of 255 bytes`() async throws {
    let stem = String(repeating: "x", count: 247) + "éé"
    let world = try world(["in/\(stem).txt": "new", "out/\(stem).txt": "old"])
    let result = try await world.run(Self.save + ", if-exists: keep-both}\n")
    #expect(result.text == "out/\(stem.dropLast()) 2.txt\n", "\(result.errors)")
  }

  @Test(arguments: ["fail", "replace", "skip"])
  func `never lets two files of one run have one name`(policy: String) async throws {
    let world = try world(["in/a.txt": "1", "in/sub/a.txt": "2"])
    let result = try await world.run("- get-files: in/**\n- save-files: {folder: out, if-exists: \(policy)}\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘in/a.txt’ and ‘in/sub/a.txt’ would both be saved as ‘out/a.txt’"))
    #expect(!(try world.names().contains("out")))
  }

  @Test func `gives files of one name numbers, in order`() async throws {
    let world = try world(["in/a.txt": "1", "in/sub/a.txt": "2", "in/top/a.txt": "3"])
    let result = try await world.run("- get-files: in/**\n- save-files: {folder: out, if-exists: keep-both}\n")
    #expect(result.text == "out/a.txt\nout/a 2.txt\nout/a 3.txt\n")
    #expect(world.read("out/a 3.txt") == "3")
  }

  @Test func `counts a dangling link as a file`() async throws {
    let world = try world(["in/a.txt": "new"])
    try world.makeFolder("out")
    try world.folder.link("out/a.txt", to: "nowhere")
    #expect(try await world.run(Self.save + "}\n").status == .failed)
    #expect(try await world.run(Self.save + ", if-exists: keep-both}\n").text == "out/a 2.txt\n")
  }

  @Test(arguments: ["fail", "replace", "skip"])
  func `leaves a file that is saved where it is`(policy: String) async throws {
    let world = try world(["in/a.txt": "1"])
    let result = try await world.run("- get-files: in/a.txt\n- save-files: {folder: ./in, if-exists: \(policy)}\n")
    #expect(result.text == "./in/a.txt\n", "\(result.errors)")
    #expect(world.read("in/a.txt") == "1")
  }

  @Test func `does not replace a file that is itself to be saved`() async throws {
    let world = try world(["in/a.txt": "a", "in/b.txt": "b"])
    let result = try await world.run(
      """
      - get-files: in/a.txt
      - set-name: b.txt
        as: first
      - get-files: in/b.txt
      - set-name: c.txt
        as: second
      - save-files: { folder: in, files: ["${first}", "${second}"], if-exists: replace }
      """)
    #expect(result.status == .failed)
    #expect(world.read("in/b.txt") == "b")
    #expect(try world.names(in: "in") == ["a.txt", "b.txt"])
  }

  @Test func `does not replace a folder`() async throws {
    let world = try world(["in/a": "new", "out/a/b": "old"])
    let result = try await world.run("- get-files: in/a\n- save-files: {folder: out, if-exists: replace}\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘out/a’ is a folder"))
  }

  @Test func `makes a file of a text, and of a dictionary`() async throws {
    let world = try TestWorld()
    #expect(try await world.run("- text: \"one\\ntwo\"\n- save-files: out\n").text == "out/untitled.txt\n")
    #expect(world.read("out/untitled.txt") == "one\ntwo")
    let dictionary = try await world.run("- set: {d: {a: 1}}\n- save-files: {files: \"${d}\", folder: out}\n")
    #expect(dictionary.text == "out/untitled.json\n", "\(dictionary.errors)")
    #expect(world.read("out/untitled.json") == #"{"a":1}"#)
  }

  @Test func `does not let two texts have one name`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- list: [a, b]\n- save-files: out\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("untitled.txt"))
    let both = try await world.run("- list: [a, b]\n- save-files: {folder: out, if-exists: keep-both}\n")
    #expect(both.text == "out/untitled.txt\nout/untitled 2.txt\n")
  }

  @Test func `saves a pipe as it comes`() async throws {
    let world = try TestWorld()
    try world.write("- save-files: out\n", to: "copy.yaml")
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let result = await world.shortcut(["run", "copy.yaml", "-i", "-"], inputBytes: bytes)
    #expect(result.text == "out/stdin\n", "\(result.errors)")
    #expect(try world.content(of: "out/stdin") == bytes)
  }

  @Test func `saves a file under another name, exactly`() async throws {
    let world = try world(["in/a.txt": "1"])
    #expect(try await world.run(Self.save + ", name: Makefile}\n").text == "out/Makefile\n")
    let slash = try await world.run(Self.save + ", name: ../b}\n")
    #expect(slash.status == .failed)
    #expect(slash.errors.contains("contains a slash"))
    #expect(try world.names() == ["in", "out"])
  }

  @Test func `saves every odd name`() async throws {
    let world = try TestWorld()
    try world.makeFolder("in")
    for name in OddNames.all { try world.touch(FileName(bytes: Array("in/".utf8) + name.bytes)) }
    #expect(try await world.run("- get-files: in/*\n- save-files: out\n").status == .done)
    #expect(try world.names(in: "out") == OddNames.all.sorted())
  }

  @Test func `finds a missing file and a folder before it writes anything`() async throws {
    let world = try world(["in/a.txt": "1", "in/sub/b.txt": "2"])
    let result = try await world.run("- get-folder-contents: in\n- save-files: out\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘in/sub’ is a folder"))
    try world.folder.link("in/sub/gone", to: "nowhere")
    let gone = try await world.run("- get-files: in/**\n- save-files: out\n")
    #expect(gone.status == .failed)
    #expect(gone.errors.contains("‘in/sub/gone’"))
    #expect(!(try world.names().contains("out")))
  }

  @Test func `does not take a file for a folder`() async throws {
    let world = try world(["in/a.txt": "1", "out": "a file"])
    for folder in ["out", "out/sub"] {
      let result = try await world.run("- get-files: in/a.txt\n- save-files: \(folder)\n")
      #expect(result.status == .failed)
      #expect(result.errors.contains("‘out"))
    }
  }

  @Test func `changes nothing in a dry run, and tells what it would save`() async throws {
    let world = try world(["in/a.txt": "1"])
    let result = try await world.run(Self.save + "}\n", ["--dry-run"])
    #expect(result.text == "out/a.txt\n", "\(result.errors)")
    #expect(try world.names() == ["in"])
  }

  @Test func `saves nothing where there is nothing`() async throws {
    let world = try TestWorld()
    let result = try await world.run(
      "- get-files: {path: '*.jpg', error-if-not-found: false}\n- save-files: out\n")
    #expect(result.status == .done, "\(result.errors)")
    #expect(try world.names() == [])
  }

  /// organize shows two files of one name in its preview, and gives one a number when it runs.
  @Test func `shows the same names in a dry run as it saves`() async throws {
    let world = try world(["in/a.txt": "1", "in/sub/a.txt": "2", "out/a.txt": "0"])
    let steps = "- get-files: in/**\n- save-files: {folder: out, if-exists: keep-both}\n"
    let dry = try await world.run(steps, ["--dry-run"])
    #expect(dry.text == "out/a 2.txt\nout/a 3.txt\n", "\(dry.errors)")
    #expect(try world.names(in: "out") == ["a.txt"])
    #expect(try await world.run(steps).text == dry.text)
  }

  #if os(Linux)
    @Test func `says how many files it has saved when one cannot be read after all`() async throws {
      let world = try world(["a.txt": "1"])
      let result = try await world.run("- get-files: [a.txt, /proc/self/mem]\n- save-files: out\n")
      #expect(result.status == .failed)
      #expect(result.errors.contains("1 file of 2 had been saved before"), "\(result.errors)")
      #expect(try world.names(in: "out") == ["a.txt"])
    }
  #endif
}
