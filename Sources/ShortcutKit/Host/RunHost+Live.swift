import FileTransactions
import Foundation

extension RunHost {
  /// The system that the process runs on, with its time zone, formats that depend on no locale, and nobody to ask.
  public static var live: RunHost {
    RunHost(
      files: POSIXFileSystem(), clock: LiveClock(), random: SystemRandom(), processes: LiveProcesses(),
      console: Unattended(), environment: LiveEnvironment(),
      conventions: Conventions(localeIdentifier: "en_US_POSIX") { .autoupdatingCurrent })
  }
}
