import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

/// FILE is a path, or a name looked up in `./workflows` and the user's folder (language reference, §7).
@Suite("The shortcut that shortcut run is given") struct ShortcutNameTests {
  private func world(_ files: String..., environment: [String: String] = [:]) throws -> TestWorld {
    let world = try TestWorld(environment: environment)
    for file in files { try world.write("- text: \(file)\n", to: file) }
    return world
  }

  private static let own = ".config/shortcut/workflows"

  @Test func `a path comes first, then ./workflows, then the user's folder`() async throws {
    let world = try world(
      "x", "workflows/x.yaml", "\(Self.own)/x.yaml", "workflows/y.yaml", "\(Self.own)/y.yaml",
      "\(Self.own)/z.yml")
    #expect(await world.shortcut(["run", "x"]).text == "x\n")
    #expect(await world.shortcut(["run", "y"]).text == "workflows/y.yaml\n")
    #expect(await world.shortcut(["run", "y.yaml"]).text == "workflows/y.yaml\n")
    #expect(await world.shortcut(["run", "z"]).text == "\(Self.own)/z.yml\n")
    #expect(await world.shortcut(["run", "\(Self.own)/y.yaml"]).text == "\(Self.own)/y.yaml\n")
    #expect(await world.shortcut(["run", "./workflows/../workflows/x.yaml"]).text == "workflows/x.yaml\n")
  }

  @Test func `XDG_CONFIG_HOME says where the user's folder is, if it is an absolute path`() async throws {
    let world = try world("elsewhere/shortcut/workflows/x.yaml", "\(Self.own)/y.yaml")
    var moved = world
    moved.environment["XDG_CONFIG_HOME"] = "\(world.folder.path)/elsewhere"
    #expect(await moved.shortcut(["run", "x"]).text == "elsewhere/shortcut/workflows/x.yaml\n")
    #expect(await moved.shortcut(["run", "y"]).status == .usage)
    moved.environment["XDG_CONFIG_HOME"] = ""
    #expect(await moved.shortcut(["run", "y"]).text == "\(Self.own)/y.yaml\n")
  }

  @Test func `a word with a slash is never looked up`() async throws {
    let world = try world("workflows/x.yaml", "workflows/a/b.yaml")
    #expect(await world.shortcut(["run", "./x"]).status == .usage)
    #expect(await world.shortcut(["run", "a/b.yaml"]).status == .usage)
  }

  @Test(arguments: [
    ("greet", "did you mean ‘great’?"), ("grate", "did you mean ‘great’?"), ("Great", "did you mean ‘great’?"),
    ("great.yml", "did you mean ‘great.yaml’?"), ("tidee", "did you mean ‘tidy’?"),
    ("local", "did you mean ‘local.yaml’?"),
    ("workflows/graet.yaml", "did you mean ‘workflows/great.yaml’?"),
    ("workflows/great", "did you mean ‘workflows/great.yaml’?"), ("./local", "did you mean ‘local.yaml’?"),
    ("missing/x.yaml", "look at the path"),
  ])
  func `a word that leads nowhere gets the nearest one that does`(word: String, help: String) async throws {
    let world = try world("workflows/great.yaml", "great.yaml", "\(Self.own)/tidy.yaml", "local.yaml", "notes.txt")
    for command in ["run", "check", "view"] {
      let result = await world.shortcut([command, word])
      #expect(result.errors == "shortcut: there is no shortcut ‘\(word)’\n  \(help)\n")
      #expect(result.text.isEmpty)
      #expect(result.status == .usage)
    }
  }

  @Test func `else the folders are named in which it was looked for`() async throws {
    let world = try world("workflows/great.yaml")
    let result = await world.shortcut(["run", "elephant"])
    #expect(
      result.errors == """
        shortcut: there is no shortcut ‘elephant’
          looked for it here and in workflows and \(world.folder.path)/.config/shortcut/workflows

        """)
  }

  @Test func `a folder of that name is no shortcut`() async throws {
    let result = try await world("notes/x.yaml").shortcut(["run", "notes"])
    #expect(result.errors == "shortcut: ‘notes’ is a folder\n  name a file in it\n")
    #expect(result.status == .usage)
  }

  @Test func `a name that is no UTF-8 is found`() async throws {
    let world = try TestWorld()
    let sink = try world.folder.files.create(world.folder(.init(bytes: Array("x".utf8) + [0xFF])), .new)
    try sink.write(Array("- text: found\n".utf8))
    try sink.close()
    let result = await world.shortcut(words: ["run", .init(bytes: Array("x".utf8) + [0xFF])])
    #expect(result.text == "found\n")
    #expect(result.errors.isEmpty)
  }
}
