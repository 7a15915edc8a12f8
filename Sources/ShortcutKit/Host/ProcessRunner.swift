public import FileTransactions

/// Runs other programs.
public protocol ProcessRunner: Sendable {
  /// Runs a program to its end, in a process group of its own.
  ///
  /// When the running work is told to stop, the whole group gets SIGTERM and, after a grace of two seconds, SIGKILL;
  /// then `Interruption` is thrown. Throws `ProcessError` where the program could not be started.
  func run(_ request: ProcessRequest) throws -> ProcessResult
}

/// A program to run.
public struct ProcessRequest: Sendable {
  /// What the program reads.
  public enum Input: Sendable {
    case nothing
    case bytes([UInt8])
    case source(any ByteSource)
  }

  /// The program: a path, or a name to look up in `PATH`.
  public var program: Path
  /// Its arguments, without the program's own name.
  public var arguments: [[UInt8]]
  /// Its standard input.
  public var input: Input
  /// Its working directory; nil for the run's.
  public var folder: Path?
  /// Variables to set besides the run's own.
  public var environment: [String: String]

  /// Makes a request.
  public init(
    _ program: Path, arguments: [[UInt8]] = [], input: Input = .nothing, folder: Path? = nil,
    environment: [String: String] = [:]
  ) {
    self.program = program
    self.arguments = arguments
    self.input = input
    self.folder = folder
    self.environment = environment
  }
}

/// How a program ended, and what it wrote.
public struct ProcessResult: Sendable {
  /// How it ended.
  public enum End: Sendable, Hashable {
    /// By itself, with a status.
    case exit(Int32)
    /// By a signal.
    case signal(Int32)
  }

  /// How it ended.
  public let end: End
  /// What it wrote on standard output, to the byte.
  public let output: [UInt8]
  /// The last 64 KiB of what it wrote on standard error (which also went to the run's standard error as it came).
  public let errors: [UInt8]

  /// Makes a result.
  public init(end: End, output: [UInt8], errors: [UInt8] = []) {
    self.end = end
    self.output = output
    self.errors = errors
  }
}

/// A program that could not be started.
public struct ProcessError: Error, Sendable, CustomStringConvertible {
  /// The program.
  public let program: Path
  /// Why, in the system's words.
  public let detail: String

  /// Makes an error.
  public init(program: Path, detail: String) {
    self.program = program
    self.detail = detail
  }

  /// One line for people.
  public var description: String { "could not start ‘\(program)’: \(detail)" }
}
