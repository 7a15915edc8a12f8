import FileTransactions
import ShortcutActions
import ShortcutKit

/// `shortcut actions`
struct ActionsCommand: Subcommand {
  let name = "actions"
  let operands = "[NAME]"
  let operandKinds = [WordKind.action]
  let summary = "Lists the actions, or explains one: its parameters, prompts, choices and examples."
  let options = [
    Option(
      "search", letter: "s", value: "WORDS",
      "list the actions with these words in their names, descriptions or parameters, the best first")
  ]
  var examples: [CommandExample] {
    [
      CommandExample("shortcut actions uppercase", "one action, with examples"),
      CommandExample("shortcut actions --search \"rename files\"", "the actions for something"),
    ]
  }

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let catalog = ActionCatalog.builtIn
    if let words = arguments.value("search") {
      // What follows without quotes belongs to it.
      return try search([words] + arguments.operands.map(\.text), streams)
    }
    try arguments.takesAtMost(1, of: self)
    guard let name = arguments.operands.first?.text else {
      try streams.write(catalog.list)
      return .done
    }
    guard let entry = catalog[name] else {
      let nearest = catalog.nearestName(to: name).map { "did you mean ‘\($0)’?" }
      throw UsageError(
        "there is no action \(Wording.quoted(name))",
        help: nearest ?? "to look for one: shortcut actions --search WORDS")
    }
    try streams.write(entry.page)
    return .done
  }

  private func search(_ texts: [String], _ streams: Streams) throws -> ExitStatus {
    let words = texts.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    guard !words.isEmpty else {
      throw UsageError("what shall be searched for?", help: "shortcut actions --search WORDS")
    }
    let (found, hasAll) = ActionCatalog.builtIn.search(words)
    let sought = Wording.quoted(words.joined(separator: " "))
    guard !found.isEmpty else {
      streams.report("shortcut: no action has \(sought)\n  shortcut actions lists them all")
      return .failed
    }
    if !hasAll { streams.report("shortcut: no action has all of \(sought); these have some of it") }
    let ink = Ink(streams.screen)
    let table = TextTable(
      rows: found.map { [.init(text: $0.action.name, paint: ink.bold), .init(text: $0.action.description)] })
    for line in table.lines(for: streams.screen) { try streams.print(line) }
    return .done
  }
}
