import FileTransactions

/// Runs the system's programs.
public struct LiveProcesses: ProcessRunner {
  private let environment = LiveEnvironment()
  private let copyErrors: @Sendable ([UInt8]) -> Void

  /// Makes the runner.
  public init() { self.init(standardError: 2) }

  /// Makes a runner that copies what programs write on standard error to this descriptor.
  package init(standardError: Int32) {
    let errors = Descriptor(standardError, path: "standard error", isOwned: false)
    self.init { bytes in
      // Where standard error is closed there is nobody to tell.
      do { try errors.write(bytes) } catch {}
    }
  }

  /// Makes a runner that hands on what programs write on standard error.
  package init(copyErrors: @escaping @Sendable ([UInt8]) -> Void) { self.copyErrors = copyErrors }

  /// Runs a program to its end, in a process group of its own.
  ///
  /// A program in the background that keeps the output open is not waited for. A name is looked up in the `PATH` that
  /// the program gets.
  public func run(_ request: ProcessRequest) throws -> ProcessResult {
    try Interruption.check()
    try request.requireSense()
    var run = try start(request)
    return try run.result()
  }

  /// Starts the program. Its ends of the pipes are closed here when this returns.
  private func start(_ request: ProcessRequest) throws -> ProcessRun {
    let path = request.environment["PATH"] ?? environment.value(of: "PATH") ?? "/usr/bin:/bin"
    let program = try request.locatedProgram(searching: path)
    let name = request.program
    let input = try ProgramInput(request.input, name: name)
    let output = try PipePair(using: .reading, name: name)
    let errors = try PipePair(using: .reading, name: name)
    let child = try ChildProcess(
      program, words: [name.bytes] + request.arguments,
      environment: environment.entries(setting: request.environment), folder: request.folder,
      standard: ChildProcess.Standard(
        input: input.end.number, output: output.writing.number, errors: errors.writing.number))
    return ProcessRun(
      of: name, child, input: input.feeder, output: output.reading, errors: errors.reading, copyingTo: copyErrors)
  }
}
