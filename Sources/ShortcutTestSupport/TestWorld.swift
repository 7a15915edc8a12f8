import FileTransactions
package import Foundation
package import ShortcutCommand
package import ShortcutKit
import Synchronization

/// A world in a folder of its own, at 2026-11-30T09:30:00Z, with an environment of its own and nobody to ask.
package struct TestWorld: Sendable {
  /// The working directory of everything that runs in this world, and the home folder.
  package let folder: TemporaryFolder
  /// The environment variables.
  package var environment: [String: String]
  /// The answers of a person who is there; nil where nobody is.
  package var typed: [String]?
  /// The terminal that standard output is; nil where it is none.
  package var screen: OutputScreen?

  /// Makes a world in a new folder.
  package init(environment: [String: String] = [:], typed: [String]? = nil) throws {
    folder = try TemporaryFolder()
    self.environment = ["HOME": folder.path.description, "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    self.typed = typed
  }

  /// The moment that it is in this world.
  package static let now = Date(timeIntervalSince1970: 1_796_031_000)

  /// The world, in which what is shown goes to standard error.
  private func world(_ errors: CollectingSink) -> World {
    let nobody = NobodyThere(shown: errors)
    let console = typed.map { ScriptedConsole($0, shown: errors) as any Console } ?? nobody
    return World(
      files: FolderFileSystem(folder.path), clock: FixedClock(Self.now), processes: FolderProcesses(folder.path),
      console: { neverAsks in neverAsks ? nobody : console }, environment: TestEnvironment(all: environment))
  }

  /// Runs the command in this world, in process.
  package func shortcut(
    _ arguments: [String], input: String? = nil, inputBytes: [UInt8]? = nil
  ) async -> CommandResult {
    await shortcut(words: arguments.map { Word($0) }, input: input, inputBytes: inputBytes)
  }

  /// Runs the command with words that need not be text.
  package func shortcut(
    words: [Word], input: String? = nil, inputBytes: [UInt8]? = nil
  ) async -> CommandResult {
    let (output, errors) = (CollectingSink(), CollectingSink())
    let bytes = inputBytes ?? input.map { Array($0.utf8) } ?? []
    let shown = DiagnosticLog()
    var streams = Streams(
      world: world(errors), input: BytesSource(bytes), inputIsTerminal: false, output: output, usesColor: false,
      screen: screen, writeError: { errors.append($0) })
    streams.observer = shown.add
    let status = await CommandLineTool(streams: streams).run(words)
    return CommandResult(
      status: status, output: output.bytes, errors: String(decoding: errors.bytes, as: UTF8.self),
      diagnostics: shown.all)
  }

  /// Writes a file in the folder, with the folders that it is in.
  package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a file of bytes in the folder, with the folders that it is in.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let path = folder.path.appending(Path(name))
    try POSIXFileSystem().makeFolder(path.folder)
    let sink = try POSIXFileSystem().create(path, .replace)
    try sink.write(bytes)
    try sink.close()
  }

  /// The text of a file in the folder; nil where there is none.
  package func read(_ name: String) -> String? {
    do {
      return String(decoding: try POSIXFileSystem().open(folder.path.appending(Path(name))).readAll(), as: UTF8.self)
    } catch {
      return nil
    }
  }

  /// Runs the text of a shortcut.
  package func run(
    _ shortcut: String, _ arguments: [String] = [], input: String? = nil
  ) async throws -> CommandResult {
    try write(shortcut, to: "shortcut-under-test.yaml")
    return await self.shortcut(["run", "shortcut-under-test.yaml", "--time-zone", "UTC"] + arguments, input: input)
  }
}

/// What the command printed, and how it ended.
package struct CommandResult: Sendable {
  /// How it ended.
  package let status: ExitStatus
  /// Standard output, to the byte.
  package let output: [UInt8]
  /// Standard error.
  package let errors: String
  /// What was shown on either of them about a shortcut.
  package let diagnostics: [Diagnostic]

  /// Standard output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }
}

final class CollectingSink: ByteSink {
  private let collected = Mutex<[UInt8]>([])

  var bytes: [UInt8] { collected.withLock { $0 } }
  func append(_ bytes: [UInt8]) { collected.withLock { $0 += bytes } }
  func write(_ bytes: [UInt8]) throws(FileError) { append(bytes) }
  func close() throws(FileError) {}
  func discard() {}
}

private final class DiagnosticLog: Sendable {
  private let collected = Mutex<[Diagnostic]>([])

  var all: [Diagnostic] { collected.withLock { $0 } }
  @Sendable func add(_ diagnostic: Diagnostic) { collected.withLock { $0.append(diagnostic) } }
}

struct TestEnvironment: EnvironmentVariables {
  let all: [String: String]
  func value(of name: String) -> String? { all[name] }
}
