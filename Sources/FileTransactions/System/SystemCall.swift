import CLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// The files of this folder are the module's binding to the C library, and the only ones that handle pointers. Every
// pointer is to memory that the surrounding call owns, and is not kept.

/// Calls into the system. Names go in byte for byte; a call that a signal broke off is made again.
enum SystemCall {
  /// Makes a call that returns -1 on failure.
  @discardableResult
  static func check<Result: SignedInteger>(
    _ operation: String, _ path: Path, _ call: () -> Result
  ) throws(FileError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      let number = errno
      guard number == EINTR else { throw FileError(number: number, operation, path) }
      try lookForInterruption(operation, path)
    }
  }

  /// Makes a call that takes a path and returns -1 on failure.
  @discardableResult
  static func check<Result: SignedInteger>(
    _ operation: String, on path: Path, _ call: (UnsafePointer<CChar>) -> Result
  ) throws(FileError) -> Result {
    try refuseNUL(operation, path)
    return try check(operation, path) { unsafe path.withCString(call) }
  }

  /// Makes a call that takes two paths and returns -1 on failure.
  @discardableResult
  static func check<Result: SignedInteger>(
    _ operation: String, on path: Path, _ other: Path,
    _ call: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Result
  ) throws(FileError) -> Result {
    try refuseNUL(operation, other)
    return try unsafe check(operation, on: path) { first in
      unsafe other.withCString { second in unsafe call(first, second) }
    }
  }

  /// Throws if the running work should stop.
  static func lookForInterruption(_ operation: String, _ path: Path) throws(FileError) {
    guard let pending = Interruption.pending else { return }
    throw FileError(
      .interrupted, operation, path, detail: pending == .timedOut ? "the time is over" : "cancelled")
  }

  private static func refuseNUL(_ operation: String, _ path: Path) throws(FileError) {
    guard path.bytes.contains(0) else { return }
    throw FileError(.system(EINVAL), operation, path, detail: "the path contains a NUL")
  }
}

extension Path {
  /// Lends the path as C takes it, ending at its first NUL.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for index in bytes.indices { unsafe buffer.initializeElement(at: index, to: CChar(bitPattern: bytes[index])) }
      unsafe buffer.initializeElement(at: bytes.count, to: 0)
      guard let start = unsafe UnsafePointer(buffer.baseAddress) else { return unsafe body("") }
      return unsafe body(start)
    }
  }
}

extension FileError {
  /// Makes an error of the system's number for it, in the system's words.
  init(number: Int32, _ operation: String, _ path: Path) {
    let reason: Reason
    switch number {
    case ENOENT: reason = .missing
    case EEXIST, ENOTEMPTY: reason = .exists
    case EACCES, EPERM, EROFS: reason = .notPermitted
    case EISDIR: reason = .isFolder
    case ENOTDIR: reason = .notFolder
    case ENOSPC, EDQUOT: reason = .noSpace
    case EPIPE: reason = .brokenPipe
    case EXDEV: reason = .otherDevice
    default: reason = .system(number)
    }
    self.init(reason, operation, path, detail: systemMessage(number))
  }
}

/// The system's words for an error number, in lower case as all messages are: “no such file or directory”.
package func systemMessage(_ number: Int32) -> String {
  let message = unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  // “RPC struct is bad” keeps its capitals.
  guard message.dropFirst().first?.isLowercase == true else { return message }
  return message.prefix(1).lowercased() + message.dropFirst()
}
