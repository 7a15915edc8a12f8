import FileTransactions
import Synchronization

/// A shortcut that is right: as it was written, and ready to run.
struct CheckedShortcut: Sendable {
  let written: Shortcut
  let program: Program
}

/// The shortcuts that an engine has read and checked, each once.
final class ProgramLibrary: Sendable {
  private enum Entry {
    /// It is being checked, or waits for that.
    case known
    case ready(Program)
  }

  /// A call of a shortcut that was written out in another one.
  private struct WrittenCall {
    let name: String
    let path: Path
    let span: SourceSpan
  }

  private struct State {
    var entries: [Path: Entry] = [:]
    var calls: [WrittenCall] = []
  }

  private let catalog: ActionCatalog
  private let host: RunHost
  private let state = Mutex(State())

  init(catalog: ActionCatalog, host: RunHost) {
    self.catalog = catalog
    self.host = host
  }

  /// Reads and checks a file, and those that it calls; nil, with diagnostics, where it is no shortcut.
  func load(_ path: Path, _ diagnostics: DiagnosticCollector) throws(FileError) -> CheckedShortcut? {
    let checked = try loadAlone(path, diagnostics)
    while let call = state.withLock({ $0.calls.popLast() }) {
      guard state.withLock({ $0.entries[call.path.normalized] == nil }) else { continue }
      do {
        _ = try loadAlone(call.path, diagnostics)
      } catch {
        let help = error.reason == .missing ? Self.help(for: call) : nil
        diagnostics.add(.error(.calledMissing(call.name, error), at: call.span, help: help))
      }
    }
    return checked
  }

  private static func help(for call: WrittenCall) -> String? {
    if !call.name.contains("/"), !call.name.contains(".") {
      return "write the path of its file, from this file on, such as ./\(call.name).yaml"
    }
    return call.path == Path(call.name) ? nil : "looked for at \(call.path)"
  }

  private func loadAlone(_ path: Path, _ diagnostics: DiagnosticCollector) throws(FileError) -> CheckedShortcut? {
    let key = path.normalized
    state.withLock { $0.entries[key] = .known }
    let checked = compile(try host.files.open(path).readAll(), path, diagnostics)
    if let checked { state.withLock { $0.entries[key] = .ready(checked.program) } }
    return checked
  }

  private func compile(_ bytes: [UInt8], _ path: Path, _ diagnostics: DiagnosticCollector) -> CheckedShortcut? {
    let problems = DiagnosticCollector()
    defer { for diagnostic in problems.sorted { diagnostics.add(diagnostic) } }
    let file: SourceFile
    do { file = try SourceFile(path: path.description, bytes: bytes) } catch {
      problems.add(error)
      return nil
    }
    let node = YAMLReader.read(file, problems)
    guard !problems.hasErrors,
      let shortcut = ShortcutReader(catalog: catalog, diagnostics: problems).read(node, of: file)
    else { return nil }
    let checker = Checker(file, at: path, catalog: catalog, host: host, library: self, diagnostics: problems)
    let program = checker.check(shortcut)
    return problems.hasErrors ? nil : CheckedShortcut(written: shortcut, program: program)
  }

  /// Notes that a shortcut calls another one, which is checked after it.
  func noteCall(of name: String, from caller: Path, at span: SourceSpan) {
    let call = WrittenCall(name: name, path: path(of: name, from: caller), span: span)
    state.withLock { $0.calls.append(call) }
  }

  /// The shortcut that a running one calls.
  func program(named name: String, from caller: Path, at span: SourceSpan) throws -> Program {
    let path = path(of: name, from: caller)
    if case .ready(let program)? = state.withLock({ $0.entries[path.normalized] }) { return program }
    let diagnostics = DiagnosticCollector()
    do {
      if let checked = try load(path, diagnostics), !diagnostics.hasErrors { return checked.program }
    } catch {
      throw PlacedError(Diagnostic.Message.calledMissing(name, error).text, code: "not-found", at: span)
    }
    throw PlacedError(
      "‘\(name)’ is not a valid shortcut", help: "shortcut check \(path) says why", code: "invalid-shortcut", at: span)
  }

  /// A shortcut named in a file is relative to that file.
  private func path(of name: String, from caller: Path) -> Path {
    caller.folder.appending(Path(expandingTilde: name, in: host))
  }
}

extension Diagnostic.Message {
  static func calledMissing(_ name: String, _ error: FileError) -> Self {
    Self(
      "check.called-missing",
      error.reason == .missing ? "there is no shortcut \(Wording.quoted(name))" : error.description)
  }
}
