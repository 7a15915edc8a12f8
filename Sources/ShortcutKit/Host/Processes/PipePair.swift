import CLinux
import FileTransactions

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two ends of a pipe; programs that are started do not get them by accident.
struct PipePair {
  let reading: Descriptor
  let writing: Descriptor

  enum End { case reading, writing }

  /// Makes a pipe, of which this process uses one end and never blocks there; the name is for messages.
  init(using end: End, name: Path) throws(FileError) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let result = unsafe pipe2(&ends, O_CLOEXEC)
    #else
      let result = unsafe pipe(&ends)
      for end in ends { fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    if result != 0 { throw FileError(.system(errno), "make", name, detail: systemMessage(errno)) }
    _ = fcntl(end == .reading ? ends[0] : ends[1], F_SETFL, O_NONBLOCK)
    reading = Descriptor(ends[0], path: name)
    writing = Descriptor(ends[1], path: name)
  }
}

/// Which of the files have something to read, or are at their end, when one has or after the milliseconds.
func readyForReading(_ files: [Descriptor?], within milliseconds: Int32) -> [Bool] {
  // A negative number stands for no file.
  var requests = files.map { pollfd(fd: $0?.number ?? -1, events: Int16(POLLIN), revents: 0) }
  guard unsafe poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return files.map { _ in false } }
  return requests.map { $0.revents != 0 }
}
