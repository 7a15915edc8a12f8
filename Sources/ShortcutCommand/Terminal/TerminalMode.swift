import ShortcutKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A mode of a terminal that lasts for a question.
enum TerminalMode {
  /// Each key arrives at once, and nothing is shown that we do not write.
  case keys
  /// The terminal's own line, but nobody sees it.
  case unseenLine

  /// Does something in this mode. The terminal is as before afterwards, whatever happens.
  static func with<Result>(
    _ mode: TerminalMode, on device: TerminalDevice, _ work: () throws -> Result
  ) throws -> Result {
    var saved = termios()
    guard unsafe tcgetattr(device.number, &saved) == 0 else { throw ConsoleError.nobody }
    // What was typed before is kept, so that keys can be typed ahead.
    TerminalRescue.arm(device, saved: saved, taken: mode.change(of: saved), parting: mode.parting)
    defer { TerminalRescue.disarm() }
    try device.write(mode.greeting)
    return try work()
  }

  /// Has the terminal say where a paste begins and ends.
  private var greeting: String { self == .keys ? "\u{1B}[?2004h" : "" }

  /// Ends that, and clears the line and all below it.
  private var parting: StaticString { self == .keys ? "\u{1B}[?2004l\r\u{1B}[J" : "\n" }

  private func change(of saved: termios) -> termios {
    var mode = saved
    mode.c_lflag &= ~tcflag_t(ECHO)
    guard self == .keys else { return mode }
    mode.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
    // Line feeds are still made line ends (OPOST), so that what other threads write does not come out as a staircase.
    mode.c_lflag &= ~tcflag_t(ICANON | IEXTEN | ISIG)
    unsafe withUnsafeMutableBytes(of: &mode.c_cc) { keys in
      unsafe keys[Int(VMIN)] = 1
      unsafe keys[Int(VTIME)] = 0
    }
    return mode
  }
}
