import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("Get folder contents") struct GetFolderContentsTests {
  private func world() throws -> TestWorld {
    let world = try TestWorld()
    for name in ["d/b10.txt", "d/b9.txt", "d/.hidden", "d/sub/c.txt", "d/.git/config"] { try world.write("", to: name) }
    return world
  }

  @Test(arguments: [
    ("folder: d", "d/b9.txt\nd/b10.txt\nd/sub\n"),
    ("folder: d, kind: files", "d/b9.txt\nd/b10.txt\n"),
    ("folder: d, kind: folders", "d/sub\n"),
    ("folder: d, hidden: true", "d/.git\nd/.hidden\nd/b9.txt\nd/b10.txt\nd/sub\n"),
    ("folder: d, recursive: true", "d/b9.txt\nd/b10.txt\nd/sub\nd/sub/c.txt\n"),
    (
      "folder: d, recursive: true, hidden: true, kind: files",
      "d/.git/config\nd/.hidden\nd/b9.txt\nd/b10.txt\nd/sub/c.txt\n"
    ),
  ])
  func `gets what is asked for, in natural order`(parameters: String, expected: String) async throws {
    let result = try await world().run("- get-folder-contents: {\(parameters)}\n")
    #expect(result.text == expected, "\(result.errors)")
  }

  @Test func `lists the working folder by bare names`() async throws {
    let world = try TestWorld()
    try world.touch("a.txt")
    #expect(try await world.run("- get-folder-contents: .\n").text == "a.txt\nshortcut-under-test.yaml\n")
  }

  @Test func `lists links, and never follows one`() async throws {
    let world = try world()
    try world.folder.link("d/up", to: "..")
    try world.folder.link("d/gone", to: "nowhere")
    let all = try await world.run("- get-folder-contents: {folder: d, recursive: true}\n")
    #expect(all.text == "d/b9.txt\nd/b10.txt\nd/gone\nd/sub\nd/sub/c.txt\nd/up\n")
    let folders = try await world.run("- get-folder-contents: {folder: d, kind: folders}\n")
    #expect(folders.text == "d/sub\nd/up\n")
    let files = try await world.run("- get-folder-contents: {folder: d, kind: files}\n")
    #expect(files.text == "d/b9.txt\nd/b10.txt\nd/gone\n")
  }

  @Test(arguments: ["nowhere", "file.txt"])
  func `names what is no folder`(name: String) async throws {
    let world = try TestWorld()
    try world.touch("file.txt")
    let result = try await world.run("- get-folder-contents: \(name)\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘\(name)’"))
  }

  @Test func `looks into each folder of a list`() async throws {
    let world = try TestWorld()
    for name in ["a/1.txt", "b/2.txt", "b/3.txt"] { try world.write("", to: name) }
    #expect(try await world.run("- get-folder-contents: [b, a]\n").text == "b/2.txt\nb/3.txt\na/1.txt\n")
  }

  @Test func `asks for the folder, and says how to answer`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- get-folder-contents\n", ["--no-input"])
    #expect(result.status == .unanswered)
    #expect(result.errors.contains("--answer get-folder-contents.folder"))
  }
}
