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
  public static var live: World { live(in: LiveEnvironment(), nil) }

  /// The system that the process runs on. Whoever uses the terminal takes the progress away before.
  static func live(in environment: LiveEnvironment, _ progress: ProgressLine?) -> World {
    let files = POSIXFileSystem()
    return World(
      files: files, clock: LiveClock(), processes: LiveProcesses(beside: progress),
      console: { neverAsks in
        TerminalConsole(TerminalLook(environment), files: files, neverAsks: neverAsks, progress: progress) {
          Showcase(ofErrorsIn: environment, mayWait: !neverAsks)
        }
      }, environment: environment)
  }
}

extension LiveProcesses {
  /// Programs whose messages take the progress away before.
  init(beside progress: ProgressLine?) {
    guard let progress else {
      self.init()
      return
    }
    let errors = Descriptor(2, path: "standard error", isOwned: false)
    self.init { bytes in
      // Where standard error is closed there is nobody to tell.
      do { try progress.aside(writing: bytes) { try errors.write($0) } } catch {}
    }
  }
}
