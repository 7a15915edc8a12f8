import FileTransactions
import ShortcutKit

/// The command, with its streams given from outside.
public struct CommandLineTool: Sendable {
  static let subcommands: [any Subcommand] = [
    RunCommand(), CheckCommand(), ListCommand(), ViewCommand(), NewCommand(), FmtCommand(), ActionsCommand(),
    CompletionCommand(), VersionCommand(), HelpCommand(), CompleteCommand(),
  ]

  private let streams: Streams

  /// Makes the command.
  public init(streams: Streams) { self.streams = streams }

  /// Runs the command with its arguments, without its own name, and says how it ended.
  public func run(_ arguments: [Word]) async -> ExitStatus {
    do {
      let status = try await dispatch(arguments)
      try streams.output.close()
      return status
    } catch let error as UsageError {
      streams.report("shortcut: \(error.message)\n  \(error.help)")
      return .usage
    } catch let error as InvalidAnswers {
      for diagnostic in error.diagnostics { streams.report(diagnostic) }
      return .usage
    } catch let error as FileError where error.reason == .brokenPipe {
      // Who reads the output has seen enough.
      return .done
    } catch {
      streams.report("shortcut: \(error)")
      return .failed
    }
  }

  private func dispatch(_ arguments: [Word]) async throws -> ExitStatus {
    guard let name = arguments.first?.text else {
      streams.writeError(Array(HelpPage(nil).overview.utf8))
      return .usage
    }
    if name == "--help" || name == "-h" { return try HelpCommand().run(try ParsedArguments([], options: []), streams) }
    if name == "--version" { return try VersionCommand().run(try ParsedArguments([], options: []), streams) }
    guard let subcommand = Self.subcommands.first(where: { $0.name == name }) else {
      throw try UnknownCommand.error(arguments[0], streams)
    }
    let words = Array(arguments.dropFirst())
    let options = words.prefix { $0.text != "--" }.map(\.text)
    if options.contains("--help") || options.contains("-h") {
      try streams.write(HelpPage(streams.screen).page(of: subcommand))
      return .done
    }
    return try await subcommand.run(try ParsedArguments(words, options: subcommand.options + [.forHelp]), streams)
  }
}
