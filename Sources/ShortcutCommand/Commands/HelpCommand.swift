import FileTransactions
import ShortcutKit

/// `shortcut help`
struct HelpCommand: Subcommand {
  let name = "help"
  let operands = "[COMMAND]"
  let summary = "Explains the command, or one of its subcommands."

  /// What stands under `shortcut help`.
  static var overview: String {
    let commands = CommandLineTool.subcommands.map { command in
      "  " + "\(command.name) \(command.operands)".padding(to: 24) + command.summary
    }
    return """
      Runs shortcuts: YAML files with a chain of actions.

      \(commands.joined(separator: "\n"))

      Examples:
        shortcut run shout.yaml hello         run a shortcut on a text
        find . -name '*.jpg' -print0 | shortcut run dates.yaml -0
        shortcut check shout.yaml             find what is wrong with it, without running
        shortcut actions uppercase            one action, with examples

      shortcut help COMMAND explains one of them with its options.
      """
  }

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    guard let name = arguments.operands.first?.text else {
      try streams.print(Self.overview)
      return .done
    }
    guard let command = CommandLineTool.subcommands.first(where: { $0.name == name }) else {
      let names = CommandLineTool.subcommands.map(\.name)
      let nearest = Spelling.nearest(to: name, among: names).map { "did you mean ‘\($0)’?" }
      throw UsageError("there is no command ‘\(name)’", help: nearest ?? "shortcut help lists the commands")
    }
    try streams.output.write(Array(command.help.utf8))
    return .done
  }
}
