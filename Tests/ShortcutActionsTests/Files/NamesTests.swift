import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("Set name and get name") struct NamesTests {
  /// Apple's Set Name adds the old extension when the new name has none.
  @Test(arguments: [
    ("a.pdf", "report", "report.pdf"), ("a.pdf", "report.txt", "report.txt"), ("a.tar.gz", "b", "b.tar.gz"),
    ("a.pdf", "Mr. Smith", "Mr. Smith.pdf"), ("README", "LICENSE", "LICENSE"), (".bashrc", "x", "x"),
    ("a.pdf", ".profile", ".profile.pdf"), ("a.pdf", "v1.2", "v1.2"),
  ])
  func `keeps the extension unless the new name has one`(file: String, name: String, expected: String) async throws {
    let world = try TestWorld()
    try world.touch(FileName(file))
    let result = try await world.run("- get-files: \(file)\n- set-name: \(name)\n- get-name\n")
    #expect(result.text == expected + "\n", "\(result.errors)")
    #expect(try world.names() == [FileName(file)])
  }

  @Test func `leaves the extension out where that is asked for`() async throws {
    let world = try TestWorld()
    try world.touch("a.pdf")
    let result = try await world.run(
      "- get-files: a.pdf\n- set-name: {name: report, do-not-include-file-extension: true}\n- get-name\n")
    #expect(result.text == "report\n")
  }

  @Test(arguments: [
    ("2026/01", "contains a slash"), ("../x", "contains a slash"), ("\"a\\0b\"", "contains a NUL"),
    ("..", "means a folder"),
  ])
  func `refuses what cannot be a name`(name: String, reason: String) async throws {
    let world = try TestWorld()
    try world.touch("README")
    let result = try await world.run("- get-files: README\n- set-name: \(name)\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains(reason), "\(result.errors)")
  }

  @Test func `refuses an empty name while checking`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- set-name: \"\"\n")
    #expect(result.status == .invalid)
    #expect(result.errors.contains("Please enter a name"))
  }

  @Test func `counts the bytes of a name, not its letters`() async throws {
    let world = try TestWorld()
    try world.touch("a.txt")
    let fits = String(repeating: "é", count: 125) + "x"
    let steps = "- get-files: a.txt\n- set-name: \(fits)\n- get-name\n"
    #expect(try await world.run(steps).text == fits + ".txt\n")
    let result = try await world.run(steps.replacing(fits, with: fits + "y"))
    #expect(result.status == .failed)
    #expect(result.errors.contains("is 256 bytes long; 255 is the limit"))
  }

  @Test func `gives a text a name to be saved under`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- text: |\n    one\n    two\n- set-name: notes\n- save-files: out\n")
    #expect(result.text == "out/notes.txt\n", "\(result.errors)")
    #expect(world.read("out/notes.txt") == "one\ntwo\n")
  }

  @Test func `gets the name of each of some items`() async throws {
    let world = try TestWorld()
    #expect(try await world.run("- get-name: [photos/c.jpg, d/]\n").text == "c.jpg\nd\n")
  }

  @Test func `says what has no name`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- get-name: ${1 + 1}\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("the number 2 has no name"))
  }
}
