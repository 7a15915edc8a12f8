import FileTransactions
import ShortcutKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension OutputScreen {
  /// The terminal that a stream of this process is; nil where it is none.
  init?(of stream: Int32, in environment: LiveEnvironment) {
    guard isatty(stream) == 1 else { return nil }
    var size = winsize()
    let isKnown = unsafe ioctl(stream, UInt(TIOCGWINSZ), &size) == 0
    let (columns, rows) = isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (0, 0)
    // COLUMNS and LINES count first (POSIX, XBD §8.3); a terminal that does not tell has the size of the first ones.
    let width = environment.number("COLUMNS") ?? (columns > 0 ? columns : 80)
    let height = environment.number("LINES") ?? (rows > 0 ? rows : 24)
    let look = TerminalLook(environment)
    self.init(width: width, height: height, usesColor: look.usesColor)
    guard look.hasScreen else { return }
    pictures = PictureProtocol(environment)
    if columns > 0, rows > 0, Int(size.ws_xpixel) >= columns, Int(size.ws_ypixel) >= rows {
      cell = (Int(size.ws_xpixel) / columns, Int(size.ws_ypixel) / rows)
    }
  }
}

extension LiveEnvironment {
  /// The whole number from 1 that a variable holds.
  fileprivate func number(_ name: String) -> Int? { value(of: name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }
}

extension Showcase {
  /// The terminal that standard error is; nil where it is none.
  init?(ofErrorsIn environment: LiveEnvironment, mayWait: Bool) {
    guard let screen = OutputScreen(of: 2, in: environment) else { return nil }
    let errors = Descriptor(2, path: "standard error", isOwned: false)
    self.init(screen: screen, pager: mayWait ? Pager(environment) : nil, processes: LiveProcesses()) { bytes in
      try errors.write(bytes)
    }
  }
}
