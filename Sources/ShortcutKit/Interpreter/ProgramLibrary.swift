import FileTransactions
import Synchronization

/// The shortcuts that a run has read and checked, each once.
final class ProgramLibrary: Sendable {
  private enum Entry {
    /// It is being checked; it calls itself.
    case underway
    case ready(Program)
    case broken
  }

  private let catalog: ActionCatalog
  private let host: RunHost
  private let entries = Mutex<[Path: Entry]>([:])

  init(catalog: ActionCatalog, host: RunHost) {
    self.catalog = catalog
    self.host = host
  }

  /// Reads and checks a file; nil, with diagnostics, where it is no shortcut.
  func load(_ path: Path, _ diagnostics: DiagnosticCollector) throws(FileError) -> Program? {
    let key = path.normalized
    entries.withLock { $0[key] = .underway }
    let bytes = try host.files.open(path).readAll()
    let program = compile(bytes, path, diagnostics)
    entries.withLock { $0[key] = program.map(Entry.ready) ?? .broken }
    return program
  }

  private func compile(_ bytes: [UInt8], _ path: Path, _ diagnostics: DiagnosticCollector) -> Program? {
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
    let checker = Checker(file: file, catalog: catalog, host: host, library: self, diagnostics: problems)
    let program = checker.check(shortcut)
    return problems.hasErrors ? nil : program
  }

  /// Checks a shortcut that another one calls, once.
  func check(_ name: String, from file: SourceFile, at span: SourceSpan, _ diagnostics: DiagnosticCollector) {
    let path = path(of: name, from: file)
    guard entries.withLock({ $0[path.normalized] == nil }) else { return }
    do {
      _ = try load(path, diagnostics)
    } catch {
      let help = error.reason == .missing ? "looked for at \(path)" : nil
      diagnostics.add(.error(.calledMissing(name, error), at: span, help: help))
    }
  }

  /// The shortcut that a running one calls.
  func program(named name: String, from caller: Program, at span: SourceSpan) throws -> Program {
    let path = path(of: name, from: caller.file)
    if case .ready(let program)? = entries.withLock({ $0[path.normalized] }) { return program }
    let diagnostics = DiagnosticCollector()
    do {
      if let program = try load(path, diagnostics) { return program }
    } catch {
      throw PlacedError(Diagnostic.Message.calledMissing(name, error).text, code: "not-found", at: span)
    }
    throw PlacedError(
      "‘\(name)’ is not a valid shortcut", help: "shortcut check \(path) says why", code: "invalid-shortcut", at: span)
  }

  /// A shortcut named in a file is relative to that file.
  private func path(of name: String, from file: SourceFile) -> Path {
    Path(file.path).folder.appending(Path(expandingTilde: name, in: host))
  }
}

extension Diagnostic.Message {
  static func calledMissing(_ name: String, _ error: FileError) -> Self {
    Self(
      "check.called-missing",
      error.reason == .missing ? "there is no shortcut \(Wording.quoted(name))" : error.description)
  }
}
