import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("shortcut new") struct NewCommandTests {
  @Test(arguments: [
    "tidy-notes", "Kontor På", "it's \"mine\"", "no", "007", "a: b # c", "- dash", "null", "back\\slash", "ends ",
    "${input}", "名前", "~", "x.y", "%percent", "@at",
  ])
  func `writes a shortcut that is right and runs, whatever its name`(name: String) async throws {
    let world = try TestWorld()
    try world.write("- text: hi\n", to: "workflows/other.yaml")
    let made = await world.shortcut(["new", "--", name])
    #expect(made.text == "workflows/\(name).yaml\n")
    #expect(made.status == .done)
    let check = await world.shortcut(["check", "--", name])
    #expect(check.text.isEmpty)
    #expect(check.status == .done, "\(check.errors)")
    #expect(await world.shortcut(["run", "--", name, "Ada"]).text == "HELLO, ADA!\n")
    #expect(await world.shortcut(["run", "--", name]).text == "HELLO, YOU!\n")
    #expect(await world.shortcut(["run", "--set", "greeting=Welcome", "--", name]).text == "WELCOME, YOU!\n")
  }

  @Test(arguments: [("tidy-notes", "Tidy Notes"), ("Kontor På", "Kontor På"), ("no", "No"), ("null_1", "Null 1")])
  func `is called as its file, for people`(name: String, title: String) async throws {
    let world = try TestWorld()
    _ = await world.shortcut(["new", name])
    #expect(await world.shortcut(["list", "--json"]).text.contains("\"title\": \"\(title)\""))
  }

  @Test func `goes into the user's folder where there is no other`() async throws {
    let world = try TestWorld()
    let made = await world.shortcut(["new", "hi"])
    #expect(made.text == "\(world.folder.path)/.config/shortcut/workflows/hi.yaml\n")
    #expect(made.errors == "shortcut: run it with: shortcut run hi\n")
    #expect(await world.shortcut(["run", "hi"]).text == "HELLO, YOU!\n")
  }

  @Test(arguments: ["notes/hi.yaml", "./hi.yml", "notes/hi"])
  func `takes a path, too`(path: String) async throws {
    let world = try TestWorld()
    let made = await world.shortcut(["new", path])
    let written = path.hasSuffix("hi") ? path + ".yaml" : path
    #expect(made.text == written + "\n")
    #expect(await world.shortcut(["run", written]).text == "HELLO, YOU!\n")
  }

  @Test func `never overwrites`() async throws {
    let world = try TestWorld()
    try world.write("mine\n", to: "workflows/hi.yaml")
    try world.write("mine, too\n", to: "workflows/ho.yml")
    for name in ["hi", "ho", "workflows/hi.yaml"] {
      let result = await world.shortcut(["new", name])
      #expect(result.status == .failed)
      #expect(result.text.isEmpty)
      #expect(result.errors.contains("is there already"))
    }
    #expect(world.read("workflows/hi.yaml") == "mine\n")
    #expect(world.read("workflows/ho.yaml") == nil)
  }

  @Test(arguments: ["", ".", "..", ".hidden", "folder/", "two\nlines", "\u{1B}[31m"])
  func `refuses what is no name`(name: String) async throws {
    let world = try TestWorld()
    let result = await world.shortcut(["new", name])
    #expect(result.status == .usage)
    #expect(result.errors.hasPrefix("shortcut: the name "))
  }

  @Test func `wants one name`() async throws {
    let world = try TestWorld()
    #expect(await world.shortcut(["new"]).status == .usage)
    let two = await world.shortcut(["new", "Tidy", "Notes"])
    #expect(two.errors.contains("in quotes"))
    #expect(two.status == .usage)
  }
}
