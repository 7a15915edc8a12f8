import FileTransactions
import ShortcutKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that people read long texts in, on the terminal that standard output is.
struct Pager: Sendable {
  /// Whether one has the terminal: control-C is for it then.
  static let isOpen = Atomic<Bool>(false)

  private let request: ProcessRequest

  /// The pager of the user's choice, else `less`; nil where standard output is no terminal that can be paged on, or no pager
  /// is wanted.
  init?(_ environment: any EnvironmentVariables) {
    guard isatty(1) == 1, TerminalLook(environment).hasScreen else { return nil }
    self.init(command: environment.value(of: "PAGER"), environment)
  }

  /// The pager of a command line.
  init?(command: String?, _ environment: any EnvironmentVariables) {
    // Options that leave short texts on the screen, and show our colours; those of the user come first.
    let options = environment.value(of: "LESS") == nil ? ["LESS": "FRX"] : [:]
    if let command {
      guard !command.allSatisfy(\.isWhitespace), command != "cat" else { return nil }
      // A shell, where one is needed, stands between the pager and what it is told.
      let needsShell = command.contains { "|&;<>()$`\\\"'*?[#~=%\n".contains($0) }
      let words =
        needsShell ? ["/bin/sh", "-c", command] : command.split(whereSeparator: \.isWhitespace).map(String.init)
      request = ProcessRequest(
        Path(words[0]), arguments: words.dropFirst().map { Array($0.utf8) }, environment: options)
    } else {
      request = ProcessRequest("less", arguments: [Array("-FRX".utf8)])
    }
  }

  /// Has a text read; false where the pager could not be started.
  func show(_ bytes: [UInt8]) throws -> Bool {
    let group = tcgetpgrp(1)
    // In the background, the terminal is somebody else's.
    guard group == -1 || group == getpgrp() else { return false }
    var request = request
    request.input = .bytes(bytes)
    Self.isOpen.store(true, ordering: .sequentiallyConsistent)
    defer { Self.isOpen.store(false, ordering: .sequentiallyConsistent) }
    do {
      let end = try ForegroundProgram.run(request)
      // The shell's statuses for a command that there is none of, or that may not be run.
      return end != .exit(126) && end != .exit(127)
    } catch is ProcessError {
      return false
    }
  }
}
