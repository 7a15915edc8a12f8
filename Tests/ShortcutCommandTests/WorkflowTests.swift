import ShortcutCommand
import ShortcutTestSupport
import Testing

/// The shortcuts of `workflows/`, which say in comments what they do with what (`CONTRIBUTING.md`, “Shortcuts”).
@Suite("A shortcut of the package") struct WorkflowTests {
  @Test(arguments: try Workflow.all())
  func `does what its header says`(workflow: Workflow) async throws {
    try #require(!workflow.trials.isEmpty)
    for trial in workflow.trials {
      let world = try TestWorld()
      try world.write(workflow.text, to: workflow.path)
      for (path, content) in trial.files { try world.write(content, to: path) }
      let words = ["run", workflow.path, "--time-zone", "UTC"] + trial.words
      let result = await world.shortcut(words, input: trial.input.map { $0 + "\n" }.joined())
      #expect(result.text == trial.output.map { $0 + "\n" }.joined(), "\(trial.words): \(result.errors)")
      #expect(result.status == .done, "\(trial.words): \(result.errors)")
      for (path, content) in trial.results { #expect(world.read(path) == content, "\(trial.words): \(path)") }
      for path in trial.gone { #expect(world.read(path) == nil, "\(trial.words): \(path)") }
    }
  }

  @Test(arguments: try Workflow.all())
  func `has nothing that a check complains of`(workflow: Workflow) async throws {
    let world = try TestWorld()
    try world.write(workflow.text, to: workflow.path)
    let result = await world.shortcut(["check", workflow.path])
    #expect(result.text.isEmpty)
    #expect(result.status == .done, "\(result.errors)")
  }

  @Test(arguments: try Workflow.all())
  func `says what it is`(workflow: Workflow) {
    #expect(workflow.text.contains("\nname: "))
    #expect(workflow.text.contains("\ndescription: "))
  }

  @Test(arguments: try Workflow.all())
  func `shows how it is called`(workflow: Workflow) throws {
    let commands = workflow.text.matches(of: /(?m)^#   .*shortcut run (\S+)(.*)$/)
    try #require(!commands.isEmpty)
    for command in commands {
      #expect(command.1 == workflow.name)
      for variable in command.2.matches(of: /--set ([\w-]+)=/) {
        #expect(workflow.text.contains("\n  \(variable.1): ") || workflow.text.contains("\n  \(variable.1):\n"))
      }
    }
  }

  /// A line of crontab(5): five fields, and a command, in which a percent sign would be the end of the line.
  @Test(arguments: try Workflow.all())
  func `shows lines that cron takes`(workflow: Workflow) throws {
    let lines = workflow.text.matches(of: /(?m)^#   ((?:[\d*\/,-]+ ){4}.*)$/).map(\.1)
    #expect(lines.isEmpty != workflow.text.contains("crontab"))
    for line in lines {
      let command = try #require(line.wholeMatch(of: /(?:[\d*\/,-]+ ){5}(.*)/)).1
      #expect(command.contains("~/.local/bin/shortcut run \(workflow.name)"), "cron's PATH is /usr/bin:/bin")
      #expect(!command.contains("%"))
    }
  }
}

/// A shortcut of the package, with the trials of its header.
struct Workflow: CustomTestStringConvertible, Sendable {
  /// One run: what there is before it, and what it prints and leaves.
  struct Trial: Sendable {
    var words: [String]
    var files: [String: String] = [:]
    var input: [String] = []
    var output: [String] = []
    var results: [String: String] = [:]
    var gone: [String] = []
  }

  let path: String
  let text: String
  let trials: [Trial]
  var testDescription: String { path }

  /// What it is run by.
  var name: String { String(path.dropFirst("workflows/".count).dropLast(".yaml".count)) }

  static func all() throws -> [Workflow] {
    try PackageFolder.files(in: "workflows", endingIn: ".yaml").map { path in
      let text = try PackageFolder.text(of: path)
      return Workflow(path: path, text: text, trials: trials(in: text))
    }
  }

  private static func trials(in text: String) -> [Trial] {
    var trials: [Trial] = []
    for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("#") }) {
      guard let (key, value) = entry(line) else { continue }
      if key == "test" { trials.append(Trial(words: words(value))) }
      guard let last = trials.indices.last else { continue }
      switch key {
      case "file": trials[last].files = adding(value, to: trials[last].files)
      case "input": trials[last].input.append(value)
      case "output": trials[last].output.append(value)
      case "result": trials[last].results = adding(value, to: trials[last].results)
      case "gone": trials[last].gone += words(value)
      default: break
      }
    }
    return trials
  }

  /// `# key: value`
  private static func entry(_ line: Substring) -> (key: String, value: String)? {
    guard let match = line.wholeMatch(of: /# (test|file|input|output|result|gone):(?: (.*))?/) else { return nil }
    return (String(match.1), String(match.2 ?? ""))
  }

  /// A path, and a line of text in the file; another line for the same file goes behind the one before.
  private static func adding(_ value: String, to files: [String: String]) -> [String: String] {
    let path = value.prefixMatch(of: /(?:[^\s"']|"[^"]*"|'[^']*')+/)?.output ?? ""
    let line = value.dropFirst(path.count + 1) + "\n"
    return files.merging([words(String(path)).first ?? "": String(line)]) { $0 + $1 }
  }

  /// Words between spaces; between quotes, a space is part of the word.
  private static func words(_ text: String) -> [String] {
    text.matches(of: /(?:[^\s"']|"[^"]*"|'[^']*')+/).map { match in
      match.output.filter { $0 != "\"" && $0 != "'" }
    }
  }
}
