import ShortcutKit
import ShortcutTestSupport
import Testing

@testable import ShortcutCommand

@Suite("Completion") struct CompletionTests {
  /// What the words can be completed to; the last one is being written.
  private func completed(_ words: String...) async throws -> [Substring] {
    let result = await (try await ShellSession()).world.shortcut(["complete", "--", "words"] + words)
    #expect(result.status == .done)
    #expect(result.errors.isEmpty)
    return result.text.split(separator: "\n").enumerated().map { $0 == 0 ? $1 : $1.prefix { $0 != "\t" } }
  }

  @Test func `knows the commands`() async throws {
    let names = CommandLineTool.subcommands.filter { !$0.isHidden }.map { Substring($0.name) }
    #expect(try await completed("") == ["words"] + names)
    #expect(try await completed("help", "") == ["words"] + names)
    #expect(!names.contains("complete"))
  }

  @Test(arguments: CommandLineTool.subcommands.map(\.name))
  func `knows the options of a command`(name: String) async throws {
    let command = try #require(CommandLineTool.subcommands.first { $0.name == name })
    let options = (command.options + [.forHelp]).map { "--" + $0.name }
    #expect(try await completed(name, "-").dropFirst().map(String.init) == options)
    #expect(try await completed(name, "x", "--").dropFirst().map(String.init) == options)
    #expect(!(try await completed(name, "--", "-").contains("--help")))
  }

  @Test func `knows shortcuts by name, broken ones too, and files`() async throws {
    for name in ["run", "check", "view"] {
      let found = try await completed(name, "t")
      #expect(
        found == ["files\tt\t", "broken", "costs $5 & `x`", "it's \"mine\"", "Kontor På", "ten times", "tidy-notes"])
    }
    #expect(try await completed("run", "tea.yaml", "no") == ["files\tno\t"])
  }

  @Test func `knows what the values of options are`() async throws {
    #expect(try await completed("run", "tea.yaml", "-i", "x") == ["files\tx\t"])
    #expect(try await completed("run", "tea.yaml", "-0i", "x") == ["files\tx\t"])
    #expect(try await completed("run", "tea.yaml", "-ix", "y") == ["files\ty\t"])
    #expect(try await completed("run", "tea.yaml", "--input=x") == ["files\tx\t--input="])
    #expect(try await completed("run", "--time-zone", "").contains("Europe/Berlin"))
    #expect(try await completed("run", "--time-zone=").contains("--time-zone=Europe/Berlin"))
    #expect(try await completed("run", "--now", "") == ["words"])
    #expect(try await completed("completion", "") == ["words", "bash", "zsh", "fish"])
    #expect(try await completed("actions", "").contains("rename-files"))
  }

  @Test func `knows what a shortcut can be given`() async throws {
    #expect(try await completed("run", "tea.yaml", "--set", "") == ["words", "size=", "long name="])
    let keys = try await completed("run", "tea.yaml", "--answer", "")
    #expect(keys.prefix(5) == ["words", "input=", "Which tea?=", "Now?=", "ask-for-input="])
    #expect(keys.contains("rename-files.position="))
    #expect(!keys.contains("rename-files.date-format="))
    #expect(
      try await completed("run", "tea.yaml", "--answer", "Which tea?=")
        == ["words", "Which tea?=black", "Which tea?=blue 'one'", "Which tea?=green"])
    #expect(try await completed("run", "tea.yaml", "--answer", "Now?=") == ["words", "Now?=Go on", "Now?=Stop it"])
    let position = ["words", "rename-files.position=prepend", "rename-files.position=append"].map { Substring($0) }
    #expect(try await completed("run", "tea.yaml", "--answer", "rename-files.position=") == position)
    #expect(try await completed("run", "broken", "--answer", "") == ["words"])
    #expect(try await completed("run", "missing", "--answer", "") == ["words"])
    #expect(try await completed("run", "--answer", "") == ["words"])
  }

  @Test func `offers keys that answer`() async throws {
    let world = try await ShellSession().world
    try world.write("", to: "x")
    let answers = ["input=x", "Which tea?=black", "rename-files.position=append", "ask-for-input=7"]
    let result = await world.shortcut(
      ["run", "tea.yaml", "--no-input"] + answers.flatMap { ["--answer", $0] })
    #expect(result.text == "7\n", "\(result.errors)")
  }

  @Test func `is silent about what it does not know`() async throws {
    #expect(try await completed("nonsense", "") == ["words"])
    #expect(try await completed("run", "--bogus=") == ["words"])
    #expect(try await completed("list", "") == ["words"])
  }

  @Test(arguments: ["tcsh", "bas", ""])
  func `is for three shells`(name: String) async throws {
    let result = try await TestWorld().shortcut(["completion"] + (name.isEmpty ? [] : [name]))
    #expect(result.status == .usage)
    #expect(result.errors.contains(name == "bas" ? "did you mean ‘bash’?" : "bash"))
  }
}
