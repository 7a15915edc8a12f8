import FileTransactions
import ShortcutActions
import ShortcutKit

/// What is said about a word that is no subcommand.
enum UnknownCommand {
  static func error(_ name: String, help: String) -> UsageError {
    let names = CommandLineTool.subcommands.filter { !$0.isHidden }.map(\.name)
    let nearest = Spelling.nearest(to: name, among: names).map { "did you mean ‘\($0)’?" }
    return UsageError("there is no command \(Wording.quoted(name))", help: nearest ?? help)
  }

  /// The error for the first word of a command line, which may be something else that the command knows.
  static func error(_ word: Word, _ streams: Streams) throws -> UsageError {
    let name = word.text
    if isShortcut(word, try HostOptions(ParsedArguments([], options: []), in: streams.world).host { _ in }) {
      return UsageError(
        "there is no command \(Wording.quoted(name))", help: "to run the shortcut: shortcut run \(name.shellQuoted)")
    }
    if name.hasPrefix("-"), name != "-" {
      return UsageError(
        "there is no option \(Wording.quoted(name))", help: "options go behind a command: shortcut run FILE --json")
    }
    let usual = error(name, help: "shortcut help lists the commands")
    guard let action = ActionCatalog.builtIn[name]?.action.name, !usual.help.hasPrefix("did you") else { return usual }
    return UsageError(usual.message, help: "‘\(action)’ is an action: shortcut actions \(action)")
  }

  private static func isShortcut(_ word: Word, _ host: RunHost) -> Bool {
    if word.text.hasSuffix(".yaml") || word.text.hasSuffix(".yml") { return true }
    do throws(UnreadableShortcut) {
      let path = try ShortcutFinder(host: host).path(of: word)
      return path != word.path
    } catch {
      return false
    }
  }
}
