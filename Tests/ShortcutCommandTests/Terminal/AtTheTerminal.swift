import FileTransactions
import ShortcutKit
import ShortcutTestSupport
import Testing

@testable import ShortcutCommand

/// A process has one terminal: tests that ask at one take turns.
@Suite(.serialized) struct `At the terminal` {}

/// A console at a terminal whose keys a test presses and whose screen it reads.
final class Desk {
  let terminal: PseudoTerminal
  let console: TerminalConsole
  private(set) var screen: ScreenEmulator
  private let scope = InterruptionScope(within: nil)

  init(
    rows: Int = 12, columns: Int = 40, environment: [String: String] = ["TERM": "xterm", "NO_COLOR": "1"],
    folder: TemporaryFolder? = nil
  ) throws {
    terminal = try PseudoTerminal()
    terminal.resize(rows: rows, columns: columns)
    screen = ScreenEmulator(rows: rows, columns: columns)
    let files: any FileSystem = folder?.asWorkingFolder ?? POSIXFileSystem()
    let look = TerminalLook(Variables(all: environment))
    console = TerminalConsole(look, files: files, path: terminal.path)
  }

  struct Variables: EnvironmentVariables {
    let all: [String: String]
    func value(of name: String) -> String? { all[name] }
  }

  /// Asks something, without waiting for the answer.
  func ask<Answer: Sendable>(
    _ work: @escaping @Sendable (TerminalConsole) throws -> Answer
  ) -> Task<Answer, any Error> {
    let (console, scope) = (console, scope)
    return Task.detached(executorPreference: BlockingExecutor.shared) {
      try scope.runBlocking { try work(console) }
    }
  }

  /// Presses keys and reads the screen once it is quiet.
  @discardableResult func type(_ keys: String) throws -> String {
    try terminal.type(keys)
    return try look()
  }

  /// Reads the screen once it is quiet for a while, after something was written at all.
  @discardableResult func look() throws -> String {
    var (wasWritten, quiet) = (false, 0)
    for _ in 0..<200 {
      let bytes = try terminal.written()
      screen.write(bytes)
      wasWritten = wasWritten || !bytes.isEmpty
      quiet = bytes.isEmpty ? quiet + 1 : 0
      if wasWritten, quiet > 0 { break }
    }
    return screen.text
  }

  /// Gives the window another size.
  func resize(rows: Int, columns: Int) throws -> String {
    screen.resize(rows: rows, columns: columns)
    terminal.resize(rows: rows, columns: columns)
    return try look()
  }

  /// Tells what is being asked to stop.
  func interrupt() { scope.cancel() }
}

extension Array<ChoiceRow> {
  init(titles: [String]) { self = titles.map { ChoiceRow(title: $0) } }
}
