import FileTransactions
import ShortcutKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many rows and columns a terminal has.
struct TerminalSize: Equatable, Sendable {
  var rows: Int
  var columns: Int
}

/// A terminal that is written to and read from.
struct TerminalDevice: Sendable {
  private let input: Descriptor
  private let output: Descriptor

  /// Opens a terminal, if it is one.
  init?(_ path: Path) {
    do {
      input = try Descriptor.reading(path)
      output = try Descriptor.writing(path)
    } catch { return nil }
    guard isatty(input.number) == 1 else { return nil }
  }

  /// The system's number for the terminal, for reading.
  var number: Int32 { input.number }
  /// The system's number for the terminal, for writing.
  var outputNumber: Int32 { output.number }

  /// Whether the process may read what is typed; one in the background would be stopped.
  var isOurs: Bool {
    let group = tcgetpgrp(input.number)
    // Only a terminal that controls this process knows a group in its foreground.
    return group == -1 || group == getpgrp()
  }

  /// How large it is now; the size of the first terminals where it does not know.
  var size: TerminalSize {
    var window = winsize()
    guard unsafe ioctl(input.number, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
      return TerminalSize(rows: 24, columns: 80)
    }
    return TerminalSize(rows: Int(window.ws_row), columns: Int(window.ws_col))
  }

  func write(_ text: String) throws { try converting { () throws(FileError) in try output.write(Array(text.utf8)) } }

  /// Writes what must be written although the run is being told to stop.
  func writeUninterrupted(_ text: String) throws { try InterruptionScope(within: nil).runBlocking { try write(text) } }

  /// Writes a question and reads a line, edited by the terminal itself. The end of the input (control-D) cancels.
  func line(after question: String) throws -> String {
    try write(question)
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n") {
      let piece = try converting { () throws(FileError) in try input.read(upTo: 4096) }
      line += piece
      if !piece.isEmpty { continue }
      guard line.isEmpty else { break }
      try write("\n")
      throw ConsoleError.cancelled
    }
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// The next byte that is typed; nil where none comes for so long.
  ///
  /// Nothing is read ahead: what is typed for the program that comes next is left to it.
  func byte(within milliseconds: Int32) throws -> UInt8? {
    try Interruption.check()
    var request = pollfd(fd: input.number, events: Int16(POLLIN), revents: 0)
    // A signal (the window has another size) ends the waiting early.
    guard unsafe poll(&request, 1, milliseconds) > 0 else { return nil }
    guard let byte = try converting({ () throws(FileError) in try input.read(upTo: 1) }).first else {
      throw ConsoleError.nobody
    }
    return byte
  }

  /// Whether something was typed that nobody has read yet.
  var hasInput: Bool {
    var request = pollfd(fd: input.number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) > 0
  }

  /// An interruption is thrown as one; a terminal that is gone has nobody at it.
  private func converting<Result>(_ work: () throws(FileError) -> Result) throws -> Result {
    do { return try work() } catch {
      try Interruption.check()
      throw ConsoleError.nobody
    }
  }
}
