import CLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemCall {
  /// Opens what can be read.
  static func openForReading(_ path: Path) throws(FileError) -> Descriptor {
    // Without O_NONBLOCK, a pipe nobody writes to would block here, where no interruption is noticed.
    let file = Descriptor(try open(path, "read", flags: O_RDONLY | O_NONBLOCK), path: path)
    if file.kind == .folder { throw FileError(.isFolder, "read", path, detail: "it is a folder") }
    return file
  }

  /// Opens a file for writing, making it where it is missing. A pipe that nobody reads is waited for.
  static func openForWriting(
    _ path: Path, _ operation: String, appends: Bool = false, exclusively: Bool = false, mode: UInt16
  ) throws(FileError) -> Int32 {
    let placing = exclusively ? O_EXCL : appends ? O_APPEND : O_TRUNC
    let flags = O_WRONLY | O_CREAT | O_NONBLOCK | placing
    while true {
      do { return try open(path, operation, flags: flags, mode: mode_t(mode)) } catch {
        guard error.reason == .system(ENXIO), try statusOrNil(of: path, followingLinks: true)?.kind == .pipe else {
          throw error
        }
      }
      try lookForInterruption(operation, path)
      poll(nil, 0, 20)
    }
  }

  /// The status, or nil where nothing is; other errors are thrown.
  static func statusOrNil(of path: Path, followingLinks: Bool = false) throws(FileError) -> FileStatus? {
    do { return try status(of: path, followingLinks: followingLinks) } catch {
      if error.reason == .missing { return nil }
      throw error
    }
  }
}

extension Descriptor {
  /// Opens what can be read, as it is.
  package static func reading(_ path: Path) throws(FileError) -> Descriptor { try SystemCall.openForReading(path) }

  /// Opens a file for writing to it as it is.
  package static func writing(_ path: Path) throws(FileError) -> Descriptor {
    Descriptor(try SystemCall.openForWriting(path, "write", mode: 0o666), path: path)
  }

  /// A descriptor of the process, which stays open.
  ///
  /// A pipe is opened a second time where the system can do that, so that writing to it never blocks here, while
  /// others who have it open notice nothing.
  static func borrowed(_ number: Int32, path: Path) -> Descriptor {
    let borrowed = Descriptor(number, path: path, isOwned: false)
    #if os(Linux)
      if borrowed.kind == .pipe, fcntl(number, F_GETFL) & O_ACCMODE == O_WRONLY {
        let name = Path("/proc/self/fd/\(number)")
        do {
          return Descriptor(try SystemCall.open(name, "write", flags: O_WRONLY | O_NONBLOCK), path: path)
        } catch { return borrowed }
      }
    #endif
    return borrowed
  }
}
