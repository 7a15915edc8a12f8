public import FileTransactions
public import Foundation

/// The world, as a run sees it. A test and a dry run are other hosts.
public final class RunHost: Sendable {
  /// The files.
  public let files: any FileSystem
  /// The clock.
  public let clock: any WallClock
  /// Where chance comes from.
  public let random: any RandomSource
  /// Other programs.
  public let processes: any ProcessRunner
  /// The person, if there is one.
  public let console: any Console
  /// The environment variables.
  public let environment: any EnvironmentVariables
  /// Locale and time zone.
  public let conventions: Conventions
  /// The file to read people from, where one was named.
  public let peopleFile: Path?

  /// Makes a host of its parts.
  public init(
    files: any FileSystem, clock: any WallClock, random: any RandomSource, processes: any ProcessRunner,
    console: any Console, environment: any EnvironmentVariables, conventions: Conventions, peopleFile: Path? = nil
  ) {
    self.files = files
    self.clock = clock
    self.random = random
    self.processes = processes
    self.console = console
    self.environment = environment
    self.conventions = conventions
    self.peopleFile = peopleFile
  }
}

extension RunHost {
  /// The same world with other conventions.
  func with(_ conventions: Conventions) -> RunHost {
    RunHost(
      files: files, clock: clock, random: random, processes: processes, console: console, environment: environment,
      conventions: conventions, peopleFile: peopleFile)
  }
}

/// What time it is.
public protocol WallClock: Sendable {
  /// This moment.
  func now() -> Date
  /// Waits. Ends early, by throwing `Interruption`, when the running work is told to stop.
  func wait(seconds: Double) throws
}

/// Where chance comes from, so that a run can be repeated.
public protocol RandomSource: Sendable {
  /// The next 64 bits.
  func next() -> UInt64
}

/// The environment variables of the process.
public protocol EnvironmentVariables: Sendable {
  /// The value of a variable, nil where it is not set.
  func value(of name: String) -> String?
  /// All of them.
  var all: [String: String] { get }
}
