import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("Get file details") struct FileDetailsTests {
  @Test(arguments: [
    ("name", "a.tar.gz"), ("base-name", "a"), ("extension", "tar.gz"), ("path", "d/a.tar.gz"), ("folder", "d"),
    ("size", "3"), ("File Size", "3"), ("type", "org.gnu.gnu-zip-archive"), ("content", "abc"),
  ])
  func `gets a property`(property: String, expected: String) async throws {
    let world = try TestWorld()
    try world.write("abc", to: "d/a.tar.gz")
    let result = try await world.run("- get-files: d/a.tar.gz\n- get-file-details: \(property)\n")
    #expect(result.text == expected + "\n", "\(result.errors)")
  }

  /// Apple's identifier for folders, whatever their names look like.
  @Test func `knows a folder for what it is`() async throws {
    let world = try TestWorld()
    try world.write("", to: "photos.jpg/a.jpg")
    let shortcut = "- get-folder-contents: .\n- filter: item.name begins with \"photos\"\n"
    #expect(try await world.run(shortcut + "- get-file-details: type\n").text == "public.folder\n")
    let json = try await world.run(shortcut, ["--json"]).text
    #expect(json.contains(#""type":"public.folder""#), "\(json)")
  }

  @Test func `says what to do with a folder where a text is wanted`() async throws {
    let world = try TestWorld()
    try world.write("", to: "photos/a.jpg")
    let result = try await world.run("- get-files: photos/*\n- text: In ${previous.first.folder}\n")
    #expect(result.errors.contains("‘photos’ is a folder, which holds no text; get-folder-contents gets what is in it"))
    #expect(result.status == .failed)
  }

  @Test func `gets the property of each of some files`() async throws {
    let world = try TestWorld()
    try world.write("abc", to: "a.txt")
    try world.write("abcd", to: "b.txt")
    #expect(try await world.run("- get-files: '[ab].txt'\n- get-file-details: size\n").text == "3\n4\n")
  }

  @Test func `finds out while checking what no file has`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- get-file-details: nmae\n")
    #expect(result.status == .invalid)
    #expect(result.errors.contains("did you mean ‘name’?"))
  }

  @Test func `says which files have a width`() async throws {
    let world = try TestWorld()
    try world.touch("a.txt")
    let result = try await world.run("- get-files: a.txt\n- get-file-details: width\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘a.txt’ is no image"))
  }
}
