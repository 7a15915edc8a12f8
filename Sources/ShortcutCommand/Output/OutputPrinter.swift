import FileTransactions
import ShortcutKit

/// Prints the output of a shortcut.
struct OutputPrinter {
  let sink: any ByteSink
  let streams: Streams
  let host: RunHost
  let isNulSeparated: Bool
  /// What draws on a terminal; nil where the output goes elsewhere.
  var showcase: Showcase?

  /// Prints text as it is with one final newline, a list an item a line, files as their paths, also in lists of lists.
  ///
  /// A terminal gets a list of dictionaries as a table, an image as a picture besides its path, and nothing that it would
  /// act on.
  func print(_ value: Value) throws {
    if case .nothing = value { return }
    guard let showcase, !isNulSeparated else { return try items(of: value) { try sink.write($0) } }
    if try showcase.showTable(value, in: host) { return }
    _ = try showcase.drawPicture(value, in: host)
    var bytes: [UInt8] = []
    try items(of: value) { bytes += $0 }
    try show(bytes, showcase)
  }

  /// Prints JSON.
  func printJSON(_ value: Value) throws {
    let bytes = Array((try JSON.text(value, in: host) + "\n").utf8)
    guard let showcase else { return try sink.write(bytes) }
    try show(bytes, showcase)
  }

  private func show(_ bytes: [UInt8], _ showcase: Showcase) throws {
    let lines = bytes.last == 10 ? bytes.dropLast() : bytes[...]
    if !bytes.isEmpty { try showcase.show(String(decoding: lines, as: UTF8.self)) }
  }

  private func items(of value: Value, _ write: ([UInt8]) throws -> Void) throws {
    switch value {
    case .list(let items): for item in items { try self.items(of: item, write) }
    case .file(let file):
      guard file.isSaved, let path = file.path else {
        streams.report("shortcut: ‘\(file.name)’ is not saved; save it with save-files, or with -o PATH")
        return
      }
      try write(ended(path.bytes))
    default: try write(ended(Array(try String(coercing: value, in: host).utf8)))
    }
  }

  /// An item, with one newline (or NUL) at its end.
  private func ended(_ bytes: [UInt8]) -> [UInt8] {
    let separator: UInt8 = isNulSeparated ? 0 : 10
    return bytes.last == separator ? bytes : bytes + [separator]
  }
}
