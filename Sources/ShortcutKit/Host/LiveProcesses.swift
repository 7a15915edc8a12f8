import FileTransactions

/// Runs the system's programs.
public struct LiveProcesses: ProcessRunner {
  private let environment = LiveEnvironment()
  private let standardError: Descriptor

  /// Makes the runner.
  public init() { self.init(standardError: 2) }

  /// Makes a runner that copies what programs write on standard error to this descriptor.
  package init(standardError: Int32) {
    self.standardError = Descriptor(standardError, path: "standard error", isOwned: false)
  }

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
      of: name, child, input: input.feeder, output: output.reading, errors: errors.reading, copyingTo: standardError)
  }
}
