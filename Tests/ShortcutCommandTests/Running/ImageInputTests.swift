import ShortcutCommand
import ShortcutTestSupport
import Testing

/// `input: image` takes files whose type conforms to `public.image`: by the extension, else by the content (language
/// reference, §5).
@Suite("An input that is an image") struct ImageInputTests {
  /// How files start, by the formats' own specifications.
  static let signatures: [(type: String, bytes: [UInt8])] = [
    ("public.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    ("public.jpeg", [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10]),
    ("com.compuserve.gif", Array("GIF89a".utf8)),
    ("public.tiff", [0x49, 0x49, 0x2A, 0x00]), ("public.tiff", [0x4D, 0x4D, 0x00, 0x2A]),
    ("org.webmproject.webp", Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WEBPVP8 ".utf8)),
    ("com.microsoft.bmp", Array("BM".utf8) + [0x46, 0, 0, 0, 0, 0, 0, 0, 0x36, 0, 0, 0]),
    ("public.heic", [0, 0, 0, 0x18] + Array("ftypheic".utf8)),
    ("public.heif", [0, 0, 0, 0x18] + Array("ftypmif1".utf8)),
    ("public.avif", [0, 0, 0, 0x18] + Array("ftypavif".utf8)),
    ("public.svg-image", Array("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)),
  ]

  private let shortcut = "input: image\nactions:\n- stop: ${input}\n"

  private func run(
    _ file: String, _ bytes: [UInt8] = [], words: [String]? = nil
  ) async throws -> CommandResult {
    let world = try TestWorld()
    try world.write(bytes, to: file)
    return try await world.run(shortcut, (words ?? [file]) + ["--json"])
  }

  @Test(arguments: ["a.png", "A.JPG", "b.jpeg", "c.heic", "d.svg", "e.tiff", "f.nef"])
  func `is taken by its extension`(name: String) async throws {
    #expect(try await run(name).status == .done)
  }

  @Test(arguments: signatures)
  func `is taken by its content where the name says nothing`(type: String, bytes: [UInt8]) async throws {
    let bytes = bytes + [UInt8](repeating: 0x20, count: 5000)
    for name in ["picture", "picture.of-me"] {
      let result = try await run(name, bytes)
      #expect(result.text.contains("\"type\":\"\(type)\""), "\(result.errors)")
    }
    let world = try TestWorld()
    try world.write(shortcut, to: "show.yaml")
    // The pipe is whole behind the look into it.
    let piped = await world.shortcut(["run", "show.yaml", "-i", "-", "-o", "-"], inputBytes: bytes)
    #expect(piped.output == bytes, "\(piped.errors)")
  }

  @Test(arguments: [
    ("a.txt", "the file ‘a.txt’, whose type is public.plain-text"),
    ("a.pdf", "the file ‘a.pdf’, whose type is com.adobe.pdf"),
    ("a.mp4", "the file ‘a.mp4’, whose type is public.mpeg-4"), ("a", "the file ‘a’"), ("a.xyz", "the file ‘a.xyz’"),
    ("folder.png/a.png", "the folder ‘folder.png’"),
  ])
  func `is nothing else`(file: String, found: String) async throws {
    let name = file.split(separator: "/").first.map(String.init) ?? file
    for words in [[name], ["-i", name]] {
      let result = try await run(file, Array("BM, of all letters: text".utf8), words: words)
      #expect(
        result.errors.hasPrefix(
          "shortcut-under-test.yaml:3:3: error: the input does not fit: expected an image, found \(found)\n"))
      #expect(result.status == .failed)
      #expect(result.output.isEmpty)
    }
  }

  @Test func `is one of the paths of standard input, or nothing is taken`() async throws {
    let world = try TestWorld()
    try world.write("x", to: "a.png")
    try world.write("x", to: "b.txt")
    #expect(try await world.run(shortcut, input: "a.png\n").text == "a.png\n")
    let mixed = try await world.run(shortcut, input: "a.png\nb.txt\n")
    #expect(mixed.errors.contains("found the file ‘b.txt’"))
    #expect(mixed.output.isEmpty)
  }

  @Test func `is asked for until it is one`() async throws {
    let world = try TestWorld(typed: ["b.txt", "a.png"])
    try world.write("x", to: "a.png")
    try world.write("x", to: "b.txt")
    let asking = "input: { type: image, when-missing: ask, prompt: Which? }\nactions:\n- stop: ${input}\n"
    let result = try await world.run(asking)
    #expect(result.text == "a.png\n")
    #expect(result.errors.contains("expected an image, found the file ‘b.txt’, whose type is public.plain-text"))
  }

  @Test func `is one for the shortcuts that others call, too`() async throws {
    let world = try TestWorld()
    try world.write("x", to: "b.txt")
    try world.write(shortcut, to: "called.yaml")
    let result = try await world.run("input: file\nactions:\n- run-shortcut: called.yaml\n", ["b.txt"])
    #expect(result.errors.contains("expected an image, found the file ‘b.txt’"))
    #expect(result.status == .failed)
  }

  @Test func `is what lists and pictures of the shortcut say`() async throws {
    let world = try TestWorld()
    try world.write(shortcut, to: "workflows/many.yaml")
    try world.write("input: { type: image, multiple: false }\nactions: []\n", to: "workflows/one.yaml")
    let list = await world.shortcut(["list"]).text
    #expect(list.contains("images") && list.contains("one image"))
    #expect(await world.shortcut(["list", "--json"]).text.contains("\"type\": \"image\""))
    #expect(await world.shortcut(["view", "many"]).text.contains("Accepts images"))
  }
}
