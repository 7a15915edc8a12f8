import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("shortcut check") struct CheckCommandTests {
  private func world() throws -> TestWorld {
    let world = try TestWorld()
    try world.write("- text: hi\n", to: "good.yaml")
    try world.write("- stop: x\n- text: never\n", to: "warned.yaml")
    try world.write("- uppercas: x\n- text: ${y}\n", to: "bad.yaml")
    try world.write("- text: hi\n", to: "workflows/named.yaml")
    return world
  }

  @Test func `says nothing of what is right`() async throws {
    let result = try await world().shortcut(["check", "good.yaml", "named"])
    #expect(result.text.isEmpty)
    #expect(result.errors.isEmpty)
    #expect(result.status == .done)
  }

  @Test func `runs nothing`() async throws {
    let world = try world()
    try world.write("- write-file: { file: made, content: x }\n- ask-for-input: How?\n", to: "effects.yaml")
    let result = await world.shortcut(["check", "effects.yaml"], input: "unread")
    #expect(result.status == .done)
    #expect(world.read("made") == nil)
  }

  @Test func `ends well with warnings alone`() async throws {
    let result = try await world().shortcut(["check", "warned.yaml"])
    #expect(result.text.hasPrefix("warned.yaml:2:3: warning: "))
    #expect(result.errors.isEmpty)
    #expect(result.status == .done)
  }

  @Test func `prints all that is wrong with all files, on standard output`() async throws {
    let result = try await world().shortcut(["check", "bad.yaml", "good.yaml", "warned.yaml"])
    let starts = result.text.split(separator: "\n").filter { $0.contains(".yaml:") }.map { $0.prefix { $0 != " " } }
    #expect(starts == ["bad.yaml:1:3:", "bad.yaml:2:11:", "warned.yaml:2:3:"])
    #expect(result.errors.isEmpty)
    #expect(result.status == .invalid)
  }

  @Test(arguments: [["bad.yaml", "missing.yaml"], ["missing.yaml", "bad.yaml"]])
  func `goes on behind a file that is missing, and ends with the graver status`(files: [String]) async throws {
    let result = try await world().shortcut(["check"] + files)
    #expect(result.text.hasPrefix("bad.yaml:1:3: error: "))
    #expect(result.errors.hasPrefix("shortcut: there is no shortcut ‘missing.yaml’\n"))
    #expect(result.status == .usage)
  }

  @Test func `refuses a folder`() async throws {
    let result = try await world().shortcut(["check", "workflows", "good.yaml"])
    #expect(result.errors == "shortcut: ‘workflows’ is a folder\n  name a file in it\n")
    #expect(result.status == .usage)
  }

  @Test(arguments: [["check"], ["check", "--"]])
  func `wants a file`(words: [String]) async throws {
    let result = try await world().shortcut(words)
    #expect(result.errors == "shortcut: which file shall be checked?\n  shortcut check FILE …\n")
    #expect(result.status == .usage)
  }

  @Test func `has no options of run`() async throws {
    for option in ["--json", "--dry-run", "-q"] {
      let result = try await world().shortcut(["check", "good.yaml", option])
      #expect(result.errors.hasPrefix("shortcut: there is no option ‘\(option)’\n"))
      #expect(result.status == .usage)
    }
  }

  @Test func `never writes a file that it checks`() async throws {
    let world = try world()
    _ = await world.shortcut(["check", "bad.yaml"])
    #expect(world.read("bad.yaml") == "- uppercas: x\n- text: ${y}\n")
  }
}

@Suite("shortcut version") struct VersionCommandTests {
  @Test(arguments: ["version", "--version"])
  func `prints the name and the version`(word: String) async throws {
    let result = try await TestWorld().shortcut([word])
    #expect(result.text.wholeMatch(of: /shortcut [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(result.errors.isEmpty)
    #expect(result.status == .done)
  }

  @Test func `takes nothing else`() async throws {
    let word = try await TestWorld().shortcut(["version", "x"])
    #expect(word.errors == "shortcut: version takes no words behind it; found ‘x’\n  shortcut version\n")
    let option = try await TestWorld().shortcut(["version", "--json"])
    #expect(option.errors.hasPrefix("shortcut: there is no option ‘--json’\n"))
    for result in [word, option] {
      #expect(result.status == .usage)
      #expect(result.text.isEmpty)
    }
  }
}
