import ShortcutTestSupport
import Testing

@testable import ShortcutCommand

@Suite("Help") struct HelpCommandTests {
  static let commands = CommandLineTool.subcommands.filter { !$0.isHidden }.map(\.name)

  @Test func `lists every command`() async throws {
    for words in [["help"], ["--help"], ["-h"]] {
      let result = try await TestWorld().shortcut(words)
      for name in Self.commands { #expect(result.text.contains("\n  \(name)")) }
      #expect(result.errors.isEmpty)
      #expect(result.status == .done)
    }
  }

  @Test func `is what the command alone says, as wrong usage`() async throws {
    let result = try await TestWorld().shortcut([])
    #expect(result.text.isEmpty)
    #expect(result.errors == (try await TestWorld().shortcut(["help"]).text))
    #expect(result.status == .usage)
  }

  @Test(arguments: commands)
  func `explains a command with its options and examples`(name: String) async throws {
    let command = try #require(CommandLineTool.subcommands.first { $0.name == name })
    let page = try await TestWorld().shortcut(["help", name])
    #expect(page.status == .done)
    #expect(page.text.contains("\nUsage: shortcut \(name)"))
    for option in command.options + [.forHelp] { #expect(page.text.contains("\(option.usage)  ")) }
    #expect(!command.examples.isEmpty)
    for example in command.examples { #expect(page.text.contains(example.command)) }
    for word in ["--help", "-h"] { #expect(try await TestWorld().shortcut([name, word]).text == page.text) }
  }

  @Test(arguments: commands)
  func `has examples that use the options as they are`(name: String) throws {
    let command = try #require(CommandLineTool.subcommands.first { $0.name == name })
    for example in command.examples {
      let words = example.command.split(separator: " ").drop { !$0.hasSuffix("shortcut") }.dropFirst()
      #expect(words.first == Substring(name), "\(example.command)")
      let own = words.dropFirst().prefix { !["|", ">", "&&"].contains($0) }
      #expect(throws: Never.self, "\(example.command)") {
        try ParsedArguments(own.map { Word($0) }, options: command.options + [.forHelp])
      }
    }
  }

  @Test(arguments: [""] + commands)
  func `fits 80 columns`(name: String) async throws {
    let page = try await TestWorld().shortcut(name.isEmpty ? ["help"] : ["help", name])
    for line in page.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `groups the options of a run`() async throws {
    let page = try await TestWorld().shortcut(["run", "--help"]).text
    let headings = page.split(separator: "\n").filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") }
    #expect(
      headings == [
        "Input:", "Output:", "Answers:", "Conventions:", "Watching the run:", "General:", "Exit status:", "Examples:",
      ])
  }

  @Test func `has bold headings on a terminal`() async throws {
    var world = try TestWorld()
    world.screen = OutputScreen(width: 80, usesColor: true)
    #expect(await world.shortcut(["help", "run"]).text.contains("\u{1B}[1mInput:\u{1B}[0m"))
  }

  @Test(arguments: [
    (["chekc", "x"], "there is no command ‘chekc’", "did you mean ‘check’?"),
    (["help", "lsit"], "there is no command ‘lsit’", "did you mean ‘list’?"),
    (["run", "x", "--answr", "a=b"], "there is no option ‘--answr’", "did you mean --answer?"),
    (["run", "-json", "x"], "there is no option ‘-j’", "did you mean --json?"),
    (["--json"], "there is no option ‘--json’", "options go behind a command: shortcut run FILE --json"),
    (["actions", "uppercaes"], "there is no action ‘uppercaes’", "did you mean ‘uppercase’?"),
    (["uppercase"], "there is no command ‘uppercase’", "‘uppercase’ is an action: shortcut actions uppercase"),
    (["my file.yaml"], "there is no command ‘my file.yaml’", "to run the shortcut: shortcut run 'my file.yaml'"),
    (["qqqqqqqq"], "there is no command ‘qqqqqqqq’", "shortcut help lists the commands"),
  ])
  func `guesses what was meant`(words: [String], message: String, help: String) async throws {
    let result = try await TestWorld().shortcut(words)
    #expect(result.errors == "shortcut: \(message)\n  \(help)\n")
    #expect(result.status == .usage)
  }

  @Test func `knows a shortcut that was meant to be run`() async throws {
    let world = try TestWorld()
    try world.write("- text: hi\n", to: "workflows/uppercase.yaml")
    #expect(await world.shortcut(["uppercase"]).errors.contains("to run the shortcut: shortcut run uppercase"))
  }
}
