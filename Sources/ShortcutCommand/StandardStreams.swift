#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The three streams that a process expects to be open.
enum StandardStreams {
  /// Puts something in the place of those that are closed, opened in the direction that is of no use.
  ///
  /// Using them fails as before, but no file that is opened later gets their numbers: what is meant for standard error
  /// would be written into it.
  static func fillGaps() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is taken: this one.
      _ = unsafe open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether standard input can be read.
  static var hasInput: Bool {
    let flags = fcntl(0, F_GETFL)
    return flags != -1 && flags & O_ACCMODE != O_WRONLY
  }
}
