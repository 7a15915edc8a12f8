import FileTransactions
import ShortcutKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ProgressLine {
  /// The line for the terminal that standard error is; nil where it is none, or cannot draw in place.
  convenience init?(ofErrorsIn environment: LiveEnvironment) {
    let look = TerminalLook(environment)
    guard isatty(2) == 1, look.hasScreen else { return nil }
    let columns: @Sendable () -> Int? = { Self.isOurs ? OutputScreen(of: 2, in: environment)?.width : nil }
    self.init(
      Surface(usesColor: look.usesColor, columns: columns) { text in
        // Not by a descriptor, which would wait and ask for interruptions: what cannot be written now is of no use later.
        let bytes = Array(text.utf8)
        _ = unsafe write(2, bytes, bytes.count)
      })
  }

  /// Whether the terminal takes something at once, and is this process's to write on.
  private static var isOurs: Bool {
    let group = tcgetpgrp(2)
    guard group == -1 || group == getpgrp() else { return false }
    var request = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&request, 1, 0) == 1 && request.revents & Int16(POLLOUT) != 0
  }
}

/// What is typed on the terminal as input; nothing is drawn meanwhile.
final class TypedInput: ByteSource {
  private let source: any ByteSource
  private let progress: ProgressLine

  init(_ source: any ByteSource, _ progress: ProgressLine) { (self.source, self.progress) = (source, progress) }

  func read(upTo limit: Int) throws(FileError) -> [UInt8] {
    let result: Result<[UInt8], FileError> = progress.aside {
      do throws(FileError) { return .success(try source.read(upTo: limit)) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
