import ShortcutKit

/// The help texts, made from the declarations of the subcommands.
struct HelpPage {
  private static let width = 80
  private let ink: Ink

  init(_ screen: OutputScreen?) { ink = Ink(screen) }

  /// What `shortcut help` shows.
  var overview: String {
    let commands = CommandLineTool.subcommands.filter { !$0.isHidden }
    let examples = commands.compactMap(\.examples.first)
    return """
      Runs shortcuts: YAML files with a chain of actions.

      \(heading("Usage")) shortcut COMMAND …

      \(heading("Commands"))
      \(rows(commands.map { ($0.usage, $0.summary) }))
      \(heading("Examples"))
      \(Self.text(of: examples))
      ‘shortcut COMMAND --help’ explains a command and its options;
      ‘shortcut help --man | man -l -’ shows the manual page.

      """
  }

  /// The help of a subcommand.
  func page(of command: any Subcommand) -> String {
    let paragraphs = [command.summary] + command.details
    var text = paragraphs.map { $0.wrapped(to: Self.width).joined(separator: "\n") + "\n\n" }.joined()
    text += "\(heading("Usage")) shortcut \(command.usage)\n"
    let options = command.options + [.forHelp]
    let column = (options.map(\.usage.displayWidth).max() ?? 0) + 4
    for group in Option.Group.allCases {
      let members = options.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      text += "\n\(heading(group.rawValue))\n" + rows(members.map { ($0.usage, $0.help) }, column: column)
    }
    if !command.statuses.isEmpty {
      text += "\n\(heading("Exit status"))\n" + rows(command.statuses.map { ("\($0.rawValue)", $0.meaning) })
    }
    if !command.examples.isEmpty { text += "\n\(heading("Examples"))\n" + Self.text(of: command.examples) }
    return text
  }

  private func heading(_ title: String) -> String { ink.bold(title + ":") }

  /// Lines of two columns, of which the second one is wrapped.
  private func rows(_ rows: [(left: String, right: String)], column: Int? = nil) -> String {
    let column = column ?? (rows.map(\.left.displayWidth).max() ?? 0) + 4
    return rows.map { left, right in
      let lines = right.wrapped(to: Self.width - column)
      let start = ("  " + left).padding(to: column)
      return start + lines.joined(separator: "\n" + String(repeating: " ", count: column)) + "\n"
    }.joined()
  }

  private static func text(of examples: [CommandExample]) -> String {
    examples.map { "  \($0.command)\n      \($0.meaning)\n" }.joined()
  }
}
