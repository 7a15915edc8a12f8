import ShortcutKit

/// Something that the command can do.
protocol Subcommand: Sendable {
  var name: String { get }
  /// The words behind the name, as help shows them.
  var operands: String { get }
  /// What it does, as one sentence.
  var summary: String { get }
  var options: [Option] { get }
  /// Does it.
  func run(_ arguments: ParsedArguments, _ streams: Streams) async throws -> ExitStatus
}

extension Subcommand {
  var options: [Option] { [] }

  /// The help of this subcommand.
  var help: String {
    var text = "shortcut \(name)\(operands.isEmpty ? "" : " " + operands)\n\n\(summary)\n"
    guard !options.isEmpty else { return text }
    text += "\n"
    let width = (options.map(\.usage.count).max() ?? 0) + 2
    for option in options {
      text += "  " + option.usage.padding(to: width) + option.help + "\n"
    }
    return text
  }
}

extension String {
  /// The text with spaces behind it, up to a width.
  func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
