import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("Get files") struct GetFilesTests {
  @Test func `sorts numbers by their value, and whatever the letters' case`() async throws {
    let world = try TestWorld()
    try world.touch("IMG_10.jpg", "img_9.jpg", "IMG_1.jpg", "a.jpg")
    #expect(try await world.run("- get-files: \"*.jpg\"\n").text == "a.jpg\nIMG_1.jpg\nimg_9.jpg\nIMG_10.jpg\n")
  }

  @Test(arguments: [
    ("?.txt", "].txt\na.txt\nb.txt\n"), ("[ab].txt", "a.txt\nb.txt\n"), ("[!a].txt", "].txt\nb.txt\n"),
    ("[^a].txt", "].txt\nb.txt\n"),
    ("[b-d].txt", "b.txt\n"), ("??.txt", "ab.txt\n"), ("a*b*.txt", "ab.txt\n"), ("*a.txt", "a.txt\n"),
    ("[]x].txt", "].txt\n"), (".*.txt", ".hidden.txt\n"), ("[.]hidden.txt", ""),
  ])
  func `follows the patterns of the shell`(pattern: String, expected: String) async throws {
    let world = try TestWorld()
    try world.touch("a.txt", "b.txt", "ab.txt", "].txt", ".hidden.txt", "a.md")
    let result = try await world.run("- get-files: {path: '\(pattern)', error-if-not-found: false}\n")
    #expect(result.text == expected, "\(result.errors)")
  }

  @Test func `takes what people see as one character for one`() async throws {
    let world = try TestWorld()
    try world.touch("e\u{301}.txt", "👨‍👩‍👧.txt")
    let result = try await world.run("- get-files: \"?.txt\"\n")
    #expect(result.text == "e\u{301}.txt\n👨‍👩‍👧.txt\n")
  }

  @Test func `finds a name in either Unicode form by a pattern, and keeps its bytes`() async throws {
    let world = try TestWorld()
    try world.touch(OddNames.composed, OddNames.decomposed)
    let result = try await world.run("- get-files: \"caf\u{E9}*\"\n")
    #expect(result.output == OddNames.decomposed.bytes + [10] + OddNames.composed.bytes + [10])
    let exact = try await world.run("- get-files: \"caf\u{E9}.txt\"\n")
    #expect(exact.output == OddNames.composed.bytes + [10])
  }

  @Test func `looks into folders at any depth, but not into hidden ones`() async throws {
    let world = try TestWorld()
    for name in ["a.txt", "one/b.txt", "one/two/c.txt", ".git/d.txt", "one/e.md"] { try world.write("", to: name) }
    #expect(try await world.run("- get-files: \"**/*.txt\"\n").text == "a.txt\none/b.txt\none/two/c.txt\n")
    #expect(try await world.run("- get-files: \"one/**\"\n").text == "one/b.txt\none/e.md\none/two/c.txt\n")
    #expect(try await world.run("- get-files: \"*/*.txt\"\n").text == "one/b.txt\n")
    #expect(try await world.run("- get-files: \"**/two/../b.txt\"\n").status == .failed)
  }

  @Test func `gets files for a pattern, and folders for one with a slash at its end`() async throws {
    let world = try TestWorld()
    try world.write("", to: "sub/a.txt")
    try world.touch("b")
    #expect(try await world.run("- get-files: \"[bs]*\"\n").text == "b\nshortcut-under-test.yaml\n")
    #expect(try await world.run("- get-files: \"*/\"\n").text == "sub\n")
    #expect(try await world.run("- get-files: sub\n").text == "sub\n")
  }

  @Test func `does not go round in circles of links`() async throws {
    let world = try TestWorld()
    try world.write("", to: "one/a.txt")
    try world.folder.link("loop", to: ".")
    try world.folder.link("self", to: "self")
    #expect(try await world.run("- get-files: \"**/*.txt\"\n").text == "one/a.txt\n")
  }

  @Test func `gets dangling links as the links that they are`() async throws {
    let world = try TestWorld()
    try world.folder.link("gone.txt", to: "nowhere")
    #expect(try await world.run("- get-files: \"*.txt\"\n").text == "gone.txt\n")
    #expect(try await world.run("- get-files: gone.txt\n").text == "gone.txt\n")
  }

  @Test func `fails for a pattern without a file, unless told otherwise`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- get-files: nowhere/*.jpg\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("no file matches ‘nowhere/*.jpg’"))
    let quiet = try await world.run(
      "- get-files: {path: ['nowhere/*.jpg', gone.txt], error-if-not-found: false}\n- text: ${previous.count}\n")
    #expect(quiet.text == "0\n", "\(quiet.errors)")
  }

  @Test func `names a missing file, and one that was meant`() async throws {
    let world = try TestWorld()
    try world.touch("report.pdf")
    let result = try await world.run("- get-files: reprot.pdf\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("there is no file ‘reprot.pdf’"))
    #expect(result.errors.contains("did you mean ‘report.pdf’?"))
  }

  @Test func `names a folder that cannot be read`() async throws {
    let world = try TestWorld()
    try world.folder.link("loop", to: "loop")
    let result = try await world.run("- get-files: loop/*\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘loop’"))
  }

  @Test func `reaches names with the characters of patterns in them`() async throws {
    let world = try TestWorld()
    try world.touch("photo[1].jpg", "*.md", "a.md")
    #expect(try await world.run("- get-files: \"photo[1].jpg\"\n").text == "photo[1].jpg\n")
    #expect(try await world.run("- get-files: '\\*.md'\n").text == "*.md\n")
    #expect(try await world.run("- get-files: '[*].md'\n").text == "*.md\n")
  }

  @Test func `takes a file for itself, whatever it is called`() async throws {
    let world = try TestWorld()
    try world.touch("*.md", "a.md")
    let result = try await world.run("- get-files: '[*].md'\n  as: star\n- get-files: ${star}\n")
    #expect(result.text == "*.md\n")
  }

  @Test func `gets every odd name, byte for byte`() async throws {
    let world = try TestWorld()
    try world.makeFolder("d")
    for name in OddNames.all { try world.touch(FileName(bytes: Array("d/".utf8) + name.bytes)) }
    let result = try await world.run("- get-files: d/*\n", ["-0"])
    let names = result.output.split(separator: 0).map { FileName(bytes: $0.dropFirst(2)) }
    #expect(names.sorted() == OddNames.all.sorted())
  }

  @Test func `gets a file once, however many patterns it is of`() async throws {
    let world = try TestWorld()
    try world.touch("a.txt", "b.txt")
    #expect(try await world.run("- get-files: [b.txt, '*.txt', '**/a*']\n").text == "b.txt\na.txt\n")
  }

  @Test func `expands the home folder and nothing else`() async throws {
    let world = try TestWorld()
    try world.touch("a.txt", "~b.txt", "$HOME")
    let home = world.folder.path
    #expect(try await world.run("- get-files: ~/*.txt\n").text == "\(home)/a.txt\n\(home)/~b.txt\n")
    #expect(try await world.run("- get-files: $HOME\n").text == "$HOME\n")
  }
}
