import FileTransactions
import ShortcutActions
import ShortcutKit

/// `shortcut actions`
struct ActionsCommand: Subcommand {
  let name = "actions"
  let operands = "[NAME]"
  let summary = "Lists the actions, or explains one: its parameters, prompts, choices and examples."

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let catalog = ActionCatalog.builtIn
    guard let name = arguments.operands.first?.text else {
      try streams.output.write(Array(catalog.list.utf8))
      return .done
    }
    guard let entry = catalog[name] else {
      let nearest = catalog.nearestName(to: name).map { "did you mean ‘\($0)’?" }
      throw UsageError("there is no action ‘\(name)’", help: nearest ?? "shortcut actions lists them all")
    }
    try streams.output.write(Array(entry.page.utf8))
    return .done
  }
}
