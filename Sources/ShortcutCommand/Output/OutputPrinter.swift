import FileTransactions
import ShortcutKit

/// Prints the output of a shortcut.
struct OutputPrinter {
  let sink: any ByteSink
  let streams: Streams
  let host: RunHost
  let isNulSeparated: Bool

  /// Prints text as it is with one final newline, a list an item a line, files as their paths, also in lists of lists.
  func print(_ value: Value) throws {
    if case .nothing = value { return }
    try write(value)
  }

  /// Prints JSON.
  func printJSON(_ value: Value) throws {
    try sink.write(Array((try JSON.text(value, in: host) + "\n").utf8))
  }

  private func write(_ item: Value) throws {
    switch item {
    case .list(let items): for item in items { try write(item) }
    case .file(let file): try write(file)
    default: try end(Array(try String(coercing: item, in: host).utf8))
    }
  }

  private func write(_ file: FileValue) throws {
    guard file.isSaved, let path = file.path else {
      streams.report("shortcut: ‘\(file.name)’ is not saved; save it with save-files, or with -o PATH")
      return
    }
    try end(path.bytes)
  }

  /// An item, with one newline (or NUL) at its end.
  private func end(_ bytes: [UInt8]) throws {
    let separator: UInt8 = isNulSeparated ? 0 : 10
    try sink.write(bytes.last == separator ? bytes : bytes + [separator])
  }
}
