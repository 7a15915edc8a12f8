import ShortcutKit

/// Something that the command can do.
protocol Subcommand: Sendable {
  var name: String { get }
  /// The words behind the name, as help shows them.
  var operands: String { get }
  /// What these words are, for completion; the last kind counts for all that follow.
  var operandKinds: [WordKind] { get }
  /// What it does, as one sentence.
  var summary: String { get }
  /// What else is to be known, in whole sentences, a paragraph each.
  var details: [String] { get }
  var options: [Option] { get }
  /// Uses that help and the manual page show.
  var examples: [CommandExample] { get }
  /// How it can end, where there is something to know about that.
  var statuses: [ExitStatus] { get }
  /// Whether help is silent about it.
  var isHidden: Bool { get }
  /// Does it.
  func run(_ arguments: ParsedArguments, _ streams: Streams) async throws -> ExitStatus
}

extension Subcommand {
  var operandKinds: [WordKind] { [] }
  var details: [String] { [] }
  var options: [Option] { [] }
  var examples: [CommandExample] { [] }
  var statuses: [ExitStatus] { [] }
  var isHidden: Bool { false }

  /// The name with the words behind it.
  var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }
}

/// A use of a command.
struct CommandExample: Sendable {
  let command: String
  /// What it does.
  let meaning: String

  init(_ command: String, _ meaning: String) {
    self.command = command
    self.meaning = meaning
  }
}
