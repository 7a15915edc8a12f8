import FileTransactions
import ShortcutKit

/// `shortcut help`
struct HelpCommand: Subcommand {
  let name = "help"
  let operands = "[COMMAND]"
  let operandKinds = [WordKind.command]
  let summary = "Explains the command, or one of its subcommands."
  let examples = [CommandExample("shortcut help run", "the options of a command")]

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let page = HelpPage(streams.screen)
    guard let name = arguments.operands.first?.text else {
      try streams.write(page.overview)
      return .done
    }
    guard let command = CommandLineTool.subcommands.first(where: { $0.name == name }) else {
      throw UnknownCommand.error(name, help: "shortcut help lists the commands")
    }
    try streams.write(page.page(of: command))
    return .done
  }
}
