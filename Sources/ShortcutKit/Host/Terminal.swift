import FileTransactions

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that lines are written to and read from.
struct Terminal: Sendable {
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

  /// Whether the process may read what is typed; one in the background would be stopped.
  var isOurs: Bool {
    let group = tcgetpgrp(input.number)
    // Only a terminal that controls this process knows a group in its foreground.
    return group == -1 || group == getpgrp()
  }

  func write(_ text: String) throws { try converting { () throws(FileError) in try output.write(Array(text.utf8)) } }

  /// Writes a question and reads a line. The end of the input (control-D) cancels.
  func ask(_ question: String) throws -> String {
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

  /// An interruption is thrown as one; a terminal that is gone has nobody at it.
  private func converting<Result>(_ work: () throws(FileError) -> Result) throws -> Result {
    do { return try work() } catch {
      try Interruption.check()
      throw ConsoleError.nobody
    }
  }
}
