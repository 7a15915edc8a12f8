import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("quick-look") struct QuickLookTests {
  @Test func `off a terminal it says a line about each, and what flows goes on`() async throws {
    let world = try TestWorld()
    try world.write([71, 73, 70, 56, 57, 97, 3, 0, 2, 0, 0, 0, 0], to: "a.gif")
    try world.write("hello\n", to: "b.txt")
    try world.write([UInt8](repeating: 1, count: 48_300), to: "c.zip")
    try world.write("x", to: "folder/d")
    let result = try await world.run("- get-files: [a.gif, b.txt, c.zip, folder, folder/d]\n- quick-look\n- count\n")
    #expect(
      result.errors == """
        a.gif: GIF image, 3 × 2 pixels, 13 bytes
        b.txt: text, 6 bytes
        c.zip: ZIP archive, 48 kB
        folder: folder
        d: file, 1 byte

        """)
    #expect(result.text == "5\n")
  }

  @Test func `values are shown, too, with nothing that a terminal would act on`() async throws {
    let result = try await TestWorld().run("- quick-look: \"a\\e[1mb\"\n- quick-look: [1, { a: 1 }]\n")
    #expect(result.errors == "the text ‘a\\u{1B}[1mb’\nthe number 1\na dictionary with 1 key\n")
  }

  @Test func `nothing to look at is asked for, and a missing file is an error`() async throws {
    let nobody = try await TestWorld().run("- quick-look\n")
    #expect(nobody.status == .unanswered)
    #expect(nobody.errors.contains("What would you like to look at?"))
    let missing = try await TestWorld().run("input: { type: file }\nactions:\n- quick-look: ${input}\n", ["gone.txt"])
    #expect(missing.status == .failed)
    #expect(missing.errors.contains("gone.txt"))
  }

  @Test(arguments: [(999, "999 bytes"), (1000, "1.0 kB"), (9_990, "9.9 kB"), (10_000, "10 kB"), (1_250_000, "1.2 MB")])
  func `sizes are in decimal units`(size: Int, words: String) async throws {
    let world = try TestWorld()
    try world.write([UInt8](repeating: 1, count: size), to: "a.bin")
    let result = try await world.run("- get-files: a.bin\n- quick-look\n")
    #expect(result.errors == "a.bin: BIN file, \(words)\n")
  }
}
