import FileTransactions
import ShortcutActions
import ShortcutKit

/// `shortcut fmt`
struct FmtCommand: Subcommand {
  let name = "fmt"
  let operands = "FILE …|-"
  let summary = "Lays out shortcuts: indentation, blanks and the names of keys; comments stay."
  var details: [String] {
    [
      """
      Each level is indented by two columns, and keys get their canonical names (Rename Files becomes rename-files). Comments, \
      empty lines, quotes and the order of keys stay as they are, and what the file says never changes. Files that are laid out \
      already are not touched; the path of each changed one is printed. With -, standard input is laid out to standard \
      output.
      """
    ]
  }
  let operandKinds = [WordKind.shortcut]
  var statuses: [ExitStatus] { [.done, .failed, .usage, .invalid] }
  var options: [Option] {
    [Option("check", "change nothing; print the files that would change, and fail if there are any")]
  }
  var examples: [CommandExample] {
    [
      CommandExample("shortcut fmt workflows/*.yaml", "lay out all of these"),
      CommandExample("shortcut fmt --check workflows/*.yaml", "fail where one is not laid out, before a commit"),
    ]
  }

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw UsageError("which file shall be laid out?", help: "shortcut fmt FILE …")
    }
    let host = try HostOptions(arguments, in: streams.world).host { _ in }
    let formatting = Formatting(host: host, streams: streams, onlyChecks: arguments.has("check"))
    var worst = ExitStatus.done
    for word in arguments.operands {
      let status = try formatting.status(of: word)
      // Of several, a file that could not be laid out says more than one that would change.
      if worst == .done || worst == .failed, status != .done { worst = status }
    }
    return worst
  }
}

/// Lays out one file after the other.
private struct Formatting {
  let host: RunHost
  let streams: Streams
  let onlyChecks: Bool

  func status(of word: Word) throws -> ExitStatus {
    do {
      if word.text == "-" { return try formatInput() }
      return try format(ShortcutFinder(host: host).path(of: word))
    } catch let error as Diagnostic {
      streams.report(error)
      return .invalid
    } catch let error as UnreadableShortcut {
      streams.report("shortcut: \(error.message)\n  \(error.help)")
      return .usage
    } catch let error as FileError where error.path != Path("standard output") {
      streams.report("shortcut: \(error)")
      return .usage
    }
  }

  private func formatInput() throws -> ExitStatus {
    let bytes = try streams.input?.readAll() ?? []
    let text = try self.text(of: bytes, named: "standard input")
    if onlyChecks { return Array(text.utf8) == bytes ? .done : .failed }
    try streams.output.write(Array(text.utf8))
    return .done
  }

  private func format(_ path: Path) throws -> ExitStatus {
    // A link stays one; the file that it leads to is written.
    let file = try host.files.resolved(path)
    let bytes = try host.files.open(file).readAll()
    let text = try self.text(of: bytes, named: path.description)
    if Array(text.utf8) == bytes { return .done }
    if !onlyChecks { try write(text, to: file) }
    try streams.print(path.description)
    return onlyChecks ? .failed : .done
  }

  private func text(of bytes: [UInt8], named name: String) throws(Diagnostic) -> String {
    try ShortcutFormatter(catalog: .builtIn).format(try SourceFile(path: name, bytes: bytes))
  }

  private func write(_ text: String, to file: Path) throws {
    let sink = try host.files.create(file, .replace)
    do {
      try sink.write(Array(text.utf8))
      try sink.close()
    } catch {
      sink.discard()
      throw error
    }
  }
}
