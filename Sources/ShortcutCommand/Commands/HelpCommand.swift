import FileTransactions
import ShortcutKit

/// `shortcut help`
struct HelpCommand: Subcommand {
  let name = "help"
  let operands = "[COMMAND]"
  let operandKinds = [WordKind.command]
  let summary = "Explains the command, or one of its subcommands."
  let options = [Option("man", in: .output, "print the manual page, for man(1)")]
  var examples: [CommandExample] {
    [
      CommandExample("shortcut help run", "the options of a command"),
      CommandExample("shortcut help --man > ~/.local/share/man/man1/shortcut.1", "install the manual page"),
    ]
  }

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    try arguments.takesAtMost(arguments.has("man") ? 0 : 1, of: self)
    if arguments.has("man") {
      try streams.write(ManualPage().text)
      return .done
    }
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
