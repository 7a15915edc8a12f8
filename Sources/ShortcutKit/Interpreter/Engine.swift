public import FileTransactions

/// Reads, checks and runs shortcuts.
public struct Engine: Sendable {
  /// The actions that shortcuts can use.
  public let catalog: ActionCatalog
  /// The world that they run in.
  public let host: RunHost
  private let library: ProgramLibrary

  /// An engine with actions, in a world.
  public init(catalog: ActionCatalog, host: RunHost) {
    self.catalog = catalog
    self.host = host
    library = ProgramLibrary(catalog: catalog, host: host)
  }

  /// Reads and checks a shortcut's file, and those that it calls by name. Nothing is run.
  ///
  /// Throws `FileError` where the file cannot be read. The program is nil where a diagnostic is an error.
  public func load(_ path: Path) throws(FileError) -> (program: Program?, diagnostics: [Diagnostic]) {
    let diagnostics = DiagnosticCollector()
    let checked = try library.load(path, diagnostics)
    return (diagnostics.hasErrors ? nil : checked?.program, diagnostics.sorted)
  }

  /// Reads and checks a shortcut's file as `load` does, and returns it as it was written.
  package func read(_ path: Path) throws(FileError) -> (shortcut: Shortcut?, diagnostics: [Diagnostic]) {
    let diagnostics = DiagnosticCollector()
    let checked = try library.load(path, diagnostics)
    return (diagnostics.hasErrors ? nil : checked?.written, diagnostics.sorted)
  }

  /// Runs a shortcut to its end and returns its output.
  ///
  /// The run goes on threads of its own, so that it may block. Cancelling the task, or an `InterruptionScope` around the
  /// call, ends the run: what is underway stops, `finally` blocks run, and `Interruption` is thrown. Otherwise throws
  /// `RunFailure`.
  @concurrent public func run(
    _ program: Program, input: InputSource, options: RunOptions = RunOptions()
  ) async throws -> Value {
    let scope = InterruptionScope(within: .running)
    return try await withTaskExecutorPreference(BlockingExecutor.shared) {
      try await withTaskCancellationHandler {
        try await scope.run { try await perform(program, input, options) }
      } onCancel: {
        scope.cancel()
      }
    }
  }

  private func perform(_ program: Program, _ input: InputSource, _ options: RunOptions) async throws -> Value {
    let asker = Asker(answers: options.answers, assumesYes: options.assumesYes, console: host.console)
    let run = Run(host: host, asker: asker, library: library, observer: options.observer)
    let frame = Frame(program, input: input, run: run, depth: 0, position: options.position)
    try await Interpreter(frame: frame).runShortcut(startValues: options.startValues)
    return try frame.flowing()
  }
}

/// How a shortcut is to be run.
public struct RunOptions: Sendable {
  /// Start values of variables, in place of those in the file.
  public var startValues: [String: Value]
  /// Answers to the questions that come.
  public var answers: Answers
  /// Whether every default is taken and everything confirmed.
  public var assumesYes: Bool
  /// Who watches the run.
  public var observer: (@Sendable (RunEvent) -> Void)?
  /// Where the run notes what it is at.
  public var position: RunPosition?

  /// Makes options.
  public init(
    startValues: [String: Value] = [:], answers: Answers = Answers([]), assumesYes: Bool = false,
    observer: (@Sendable (RunEvent) -> Void)? = nil, position: RunPosition? = nil
  ) {
    self.startValues = startValues
    self.answers = answers
    self.assumesYes = assumesYes
    self.observer = observer
    self.position = position
  }
}
