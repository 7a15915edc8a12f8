package import FileTransactions
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal without a screen: what is typed on it, and what it shows, is in the hands of a test.
package final class PseudoTerminal: Sendable {
  private let master: Descriptor
  private let screen = Mutex<[UInt8]>([])
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

  /// Whether a text appears on the terminal, now or soon: the system brings it there in its own time. Line feeds
  /// stand for the terminal's line ends.
  package func shows(_ text: String) throws(FileError) -> Bool {
    let deadline = ContinuousClock.now + .seconds(30)
    while true {
      let screen = screen.withLock { String(decoding: $0, as: UTF8.self).replacing("\r\n", with: "\n") }
      if screen.contains(text) { return true }
      if ContinuousClock.now >= deadline { return false }
      if isReady {
        let bytes = try master.read(upTo: 4096)
        self.screen.withLock { $0 += bytes }
      }
    }
  }

  /// Gives the window a size.
  package func resize(rows: Int, columns: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master.number, UInt(TIOCSWINSZ), &size)
  }

  /// The modes of the terminal, as `stty -g` has them.
  package var modes: String {
    var modes = termios()
    unsafe tcgetattr(master.number, &modes)
    let keys = unsafe withUnsafeBytes(of: modes.c_cc) { unsafe Array($0) }
    return "\(modes.c_iflag):\(modes.c_oflag):\(modes.c_cflag):\(modes.c_lflag):\(keys)"
  }

  /// Everything that was written on the terminal since the last call, once nothing more comes for a moment.
  package func written() throws(FileError) -> [UInt8] {
    while isReady {
      let bytes = try master.read(upTo: 4096)
      screen.withLock { $0 += bytes }
    }
    return screen.withLock { screen in
      defer { screen = [] }
      return screen
    }
  }

  private var isReady: Bool {
    var request = pollfd(fd: master.number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 50) == 1 && request.revents & Int16(POLLIN) != 0
  }
}
