import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file of the system, closed at the latest when nobody refers to it.
package final class Descriptor: Sendable {
  /// The system's number for it.
  package let number: Int32
  let path: Path
  /// What is open; a regular file where the system does not say.
  let kind: FileStatus.Kind
  /// Whether a call could block for long: a pipe, a socket, a terminal.
  private let canBlock: Bool
  /// Whether a call that would block returns at once instead.
  private let refusesToBlock: Bool
  /// Whether writing without a reader raises SIGPIPE.
  private let raisesSignal: Bool
  private let isOwned: Bool
  private let isOpen = Atomic<Bool>(true)

  /// Takes over an open file; one that is not owned stays open.
  package init(_ number: Int32, path: Path, isOwned: Bool = true) {
    self.number = number
    self.path = path
    self.isOwned = isOwned
    var status = stat()
    let isKnown = unsafe fstat(number, &status) == 0
    kind = isKnown ? FileStatus.Kind(mode: status.st_mode) : .regular
    raisesSignal = kind == .pipe || kind == .socket
    canBlock = raisesSignal || kind == .device && isatty(number) == 1
    refusesToBlock = fcntl(number, F_GETFL) & O_NONBLOCK != 0
  }

  deinit {
    if isOwned, isOpen.load(ordering: .relaxed) { shut(number) }
  }

  /// Whether somebody watches what is written, as on a terminal.
  var isTerminal: Bool { canBlock && !raisesSignal }

  /// The next bytes, at most `limit`; empty at the end.
  package func read(upTo limit: Int) throws(FileError) -> [UInt8] {
    let operation = "read"
    let limit = max(1, min(limit, canBlock ? 1 << 16 : 1 << 20))
    while true {
      try SystemCall.lookForInterruption(operation, path)
      // Also where reading never blocks: a named pipe that nobody has opened for writing yet looks as if at its end.
      if canBlock { try wait(for: POLLIN, operation) }
      var reason: Int32 = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        let result = unsafe systemRead(number, buffer.baseAddress, limit)
        if result < 0 { reason = errno }
        count = max(0, result)
      }
      if reason == 0 { return bytes }
      try retry(after: reason, POLLIN, operation)
    }
  }

  /// Writes all the bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    let operation = "write"
    // A pipe that is ready takes PIPE_BUF bytes at least, and may block for more.
    let piece = canBlock && !refusesToBlock ? 4096 : 1 << 20
    var start = 0
    while start < bytes.count {
      try SystemCall.lookForInterruption(operation, path)
      if canBlock, !refusesToBlock { try wait(for: POLLOUT, operation) }
      let count = min(piece, bytes.count - start)
      var reason: Int32 = 0
      let written = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe buffer.baseAddress.map { unsafe $0 + start }
        guard raisesSignal else { return unsafe systemWrite(number, rest, count, &reason) }
        return withoutPipeSignal { unsafe systemWrite(number, rest, count, &reason) }
      }
      if written >= 0 { start += written } else { try retry(after: reason, POLLOUT, operation) }
    }
  }

  /// Has the content written to the disk.
  func synchronize() throws(FileError) {
    do { try SystemCall.check("write", path) { fsync(number) } } catch {
      // Special files and some file systems have nothing to synchronise.
      guard [.system(EINVAL), .system(ENOTSUP)].contains(error.reason) else { throw error }
    }
  }

  /// Closes it; errors that the system kept until now are thrown. One that is not owned stays open.
  package func close() throws(FileError) {
    guard isOpen.exchange(false, ordering: .relaxed) else { return }
    // Closing any descriptor of the open file brings its errors to light.
    let closing = isOwned ? number : try SystemCall.check("write", path) { dup(number) }
    if shut(closing) == -1, errno != EINTR { throw FileError(number: errno, "write", path) }
  }

  private func retry(after reason: Int32, _ events: Int32, _ operation: String) throws(FileError) {
    if reason == EINTR { return }
    guard reason == EAGAIN || reason == EWOULDBLOCK else { throw FileError(number: reason, operation, path) }
    try wait(for: events, operation)
  }

  /// Waits until a call would not block, looking for an interruption every 50 ms.
  private func wait(for events: Int32, _ operation: String) throws(FileError) {
    while true {
      var request = pollfd(fd: number, events: Int16(events), revents: 0)
      let ready = try SystemCall.check(operation, path) { unsafe poll(&request, 1, 50) }
      if ready > 0 { return }
      try SystemCall.lookForInterruption(operation, path)
    }
  }
}
