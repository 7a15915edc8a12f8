public import FileTransactions
public import ShortcutKit

/// The world that the command runs in, before its options change anything. Tests have worlds of their own.
public struct World: Sendable {
  /// The files.
  public var files: any FileSystem
  /// The clock.
  public var clock: any WallClock
  /// Other programs.
  public var processes: any ProcessRunner
  /// The person; one that never asks is not there.
  public var console: @Sendable (_ neverAsks: Bool) -> any Console
  /// The environment variables.
  public var environment: any EnvironmentVariables

  /// Makes a world of its parts.
  public init(
    files: any FileSystem, clock: any WallClock, processes: any ProcessRunner,
    console: @escaping @Sendable (_ neverAsks: Bool) -> any Console, environment: any EnvironmentVariables
  ) {
    self.files = files
    self.clock = clock
    self.processes = processes
    self.console = console
    self.environment = environment
  }

  /// The system that the process runs on.
  public static var live: World {
    let (files, environment) = (POSIXFileSystem(), LiveEnvironment())
    return World(
      files: files, clock: LiveClock(), processes: LiveProcesses(),
      console: { neverAsks in
        TerminalConsole(TerminalLook(environment), files: files, neverAsks: neverAsks) {
          Showcase(ofErrorsIn: environment, mayWait: !neverAsks)
        }
      }, environment: environment)
  }
}
