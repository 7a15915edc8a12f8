import FileTransactions

/// A program that has the terminal for a while: it writes where this process does, and belongs to the same job.
package enum ForegroundProgram {
  /// Runs a program to its end. It is told to end when the running work is.
  package static func run(_ request: ProcessRequest) throws -> ProcessResult.End {
    try request.requireSense()
    var (child, feeder) = try start(request)
    let isFed = feeder?.start() ?? true
    defer { if isFed { feeder?.stop() } }
    var wasTold = false
    while !child.hasEnded {
      if !wasTold, !isFed || Interruption.pending != nil {
        child.askToEnd()
        wasTold = true
      }
      pause(for: .milliseconds(10))
    }
    return child.reap() ?? .exit(0)
  }

  /// Starts the program. Its end of the pipe is closed here when this returns.
  private static func start(_ request: ProcessRequest) throws -> (ChildProcess, InputFeeder?) {
    let environment = LiveEnvironment()
    let path = request.environment["PATH"] ?? environment.value(of: "PATH") ?? "/usr/bin:/bin"
    let program = try request.locatedProgram(searching: path)
    let input = try ProgramInput(request.input, name: request.program)
    let child = try ChildProcess(
      program, words: [request.program.bytes] + request.arguments,
      environment: environment.entries(setting: request.environment), folder: request.folder,
      standard: ChildProcess.Standard(input: input.end.number, output: 1, errors: 2), isForeground: true)
    return (child, input.feeder)
  }
}
