import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("Rename files in place") struct RenameInPlaceTests {
  private func world(_ files: [String: String]) throws -> TestWorld {
    let world = try TestWorld()
    for (name, text) in files { try world.write(text, to: name) }
    return world
  }

  @Test func `renames on disk and outputs the renamed files`() async throws {
    let world = try world(["in/a.txt": "A", "in/b.txt": "B"])
    let result = try await world.run("- get-files: in/*\n- rename-files: {date-format: yyyy, in-place: true}\n")
    #expect(result.text == "in/2026_a.txt\nin/2026_b.txt\n", "\(result.errors)")
    #expect(world.read("in/2026_b.txt") == "B")
    #expect(try world.names(in: "in") == ["2026_a.txt", "2026_b.txt"])
  }

  @Test func `renames none when one name is taken, and says which`() async throws {
    let world = try world(["in/a.txt": "A", "in/b.txt": "B", "in/2026_b.txt": "old"])
    let result = try await world.run("- get-files: in/?.txt\n- rename-files: {date-format: yyyy, in-place: true}\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("in/2026_b.txt"), "\(result.errors)")
    #expect(try world.names(in: "in") == ["2026_b.txt", "a.txt", "b.txt"])
  }

  /// organize and others lose one of the two.
  @Test func `renames neither of two files that would have one name`() async throws {
    let world = try world(["A.txt": "1", "a.txt": "2"])
    let result = try await world.run(
      "- get-files: '?.txt'\n- rename-files: {date-format: yyyy, change-case: true, new-case: lowercase, in-place: true}\n"
    )
    #expect(result.status == .failed)
    #expect(try world.names() == ["A.txt", "a.txt"])
  }

  @Test func `shifts a chain of names`() async throws {
    let world = try world(["a": "a", "2026_a": "b", "2026_2026_a": "c"])
    let result = try await world.run(
      "- get-files: '*a'\n- rename-files: {date-format: yyyy, if-dated: add, in-place: true}\n")
    #expect(result.status == .done, "\(result.errors)")
    #expect(world.read("2026_a") == "a")
    #expect(world.read("2026_2026_a") == "b")
    #expect(world.read("2026_2026_2026_a") == "c")
  }

  @Test func `renames a link as a link`() async throws {
    let world = try TestWorld()
    try world.folder.link("gone.txt", to: "nowhere")
    let result = try await world.run("- get-files: '*.txt'\n- rename-files: {date-format: yyyy, in-place: true}\n")
    #expect(result.status == .done, "\(result.errors)")
    #expect(try world.folder.destination(ofLink: "2026_gone.txt") == "nowhere")
  }

  @Test func `renames a folder that is given with a slash`() async throws {
    let world = try world(["photos/a.jpg": ""])
    let result = try await world.run("- rename-files: {files: [photos/], date-format: yyyy, in-place: true}\n")
    #expect(result.text == "2026_photos\n", "\(result.errors)")
    #expect(world.read("2026_photos/a.jpg") == "")
  }

  @Test func `renames a file once that is given twice`() async throws {
    let world = try world(["a.txt": ""])
    let result = try await world.run("- rename-files: {files: [a.txt, a.txt], date-format: yyyy, in-place: true}\n")
    #expect(result.text == "2026_a.txt\n2026_a.txt\n", "\(result.errors)")
  }

  @Test func `gives a file on disk the name that it has got before`() async throws {
    let world = try world(["scan.pdf": ""])
    let result = try await world.run(
      "- get-files: scan.pdf\n- set-name: letter\n- rename-files: {date-format: yyyy, in-place: true}\n")
    #expect(result.text == "2026_letter.pdf\n", "\(result.errors)")
    #expect(try world.names() == ["2026_letter.pdf"])
  }

  @Test func `says that what is in memory cannot be renamed on disk`() async throws {
    let result = try await TestWorld().run(
      "- text: a\n- set-name: note.txt\n- rename-files: {date-format: yyyy, in-place: true}\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘note.txt’ is in memory only"))
  }

  @Test func `renames every odd name that has room`() async throws {
    let names = OddNames.all.filter { $0 != OddNames.longest }
    let world = try TestWorld()
    try world.makeFolder("in")
    for name in names { try world.touch(FileName(bytes: Array("in/".utf8) + name.bytes)) }
    let steps = "- get-files: in/*\n- rename-files: {date-format: yyyy, position: append, in-place: true}\n"
    #expect(try await world.run(steps).status == .done)
    let once = try world.names(in: "in")
    #expect(once.count == names.count)
    #expect(once.allSatisfy { String(decoding: $0.bytes, as: UTF8.self).contains("_2026") })
    #expect(try await world.run(steps).status == .done)
    #expect(try world.names(in: "in") == once)
  }

  @Test func `changes nothing in a dry run, and tells the new names`() async throws {
    let world = try world(["a.txt": ""])
    let result = try await world.run(
      "- rename-files: {files: [a.txt], date-format: yyyy, in-place: true}\n", ["--dry-run"])
    #expect(result.text == "2026_a.txt\n", "\(result.errors)")
    #expect(try world.names() == ["a.txt"])
  }

  /// util-linux issue 4489: a link to nowhere was overwritten.
  @Test func `counts a dangling link as a file that has the name`() async throws {
    let world = try world(["a.txt": "A"])
    try world.folder.link("2026_a.txt", to: "nowhere")
    let result = try await world.run("- rename-files: {files: [a.txt], date-format: yyyy, in-place: true}\n")
    #expect(result.status == .failed)
    #expect(world.read("a.txt") == "A")
    #expect(try world.folder.destination(ofLink: "2026_a.txt") == "nowhere")
  }

  /// krename, “dot-dir/*”: only the last part of a path has an extension.
  @Test func `takes no dot of a folder for that of an extension`() async throws {
    let world = try world(["dir.with.dot/simple": ""])
    let result = try await world.run(
      "- get-files: dir.with.dot/simple\n- rename-files: {date-format: yyyy, position: append, in-place: true}\n")
    #expect(result.text == "dir.with.dot/simple_2026\n", "\(result.errors)")
  }

  @Test func `takes and gives paths that are separated by NUL`() async throws {
    let world = try TestWorld()
    try world.touch("new\nline", OddNames.invalid)
    try world.write(
      "input: {type: file, multiple: true}\nactions:\n- rename-files: {date-format: yyyy, in-place: true}\n",
      to: "r.yaml")
    let input = Array("new\nline\0".utf8) + OddNames.invalid.bytes
    let result = await world.shortcut(["run", "r.yaml", "-0"], inputBytes: input)
    let expected = Array("2026_new\nline\u{0}2026_".utf8) + OddNames.invalid.bytes + [0]
    #expect(result.output == expected, "\(result.errors)")
  }
}
