package import FileTransactions

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal without a screen: what is typed on it, and what it shows, is in the hands of a test.
package final class PseudoTerminal: Sendable {
  private let master: Descriptor
  /// The terminal, as a program opens it.
  package let path: Path

  /// Makes a terminal that controls no process.
  package init() throws(FileError) {
    #if os(Linux)
      master = Descriptor(unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC), path: "/dev/ptmx")
      var (locked, number): (Int32, Int32) = (0, 0)
      guard unsafe ioctl(master.number, 0x4004_5431, &locked) == 0,  // TIOCSPTLCK
        unsafe ioctl(master.number, 0x8004_5430, &number) == 0  // TIOCGPTN
      else { throw FileError(.system(errno), "open", "/dev/ptmx", detail: systemMessage(errno)) }
      path = Path("/dev/pts/\(number)")
    #else
      master = Descriptor(posix_openpt(O_RDWR | O_NOCTTY), path: "/dev/ptmx")
      guard grantpt(master.number) == 0, unlockpt(master.number) == 0, let name = unsafe ptsname(master.number) else {
        throw FileError(.system(errno), "open", "/dev/ptmx", detail: systemMessage(errno))
      }
      path = Path(unsafe String(cString: name))
    #endif
  }

  /// Types on the keyboard: `\n` is the enter key, `\u{4}` is control-D.
  package func type(_ text: String) throws(FileError) { try master.write(Array(text.utf8)) }

  /// What was shown since the last time, with line feeds instead of the terminal's line ends.
  package func shown() throws(FileError) -> String {
    var bytes: [UInt8] = []
    while isReady { bytes += try master.read(upTo: 4096) }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private var isReady: Bool {
    var request = pollfd(fd: master.number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) == 1 && request.revents & Int16(POLLIN) != 0
  }
}
