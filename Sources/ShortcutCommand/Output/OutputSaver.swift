import FileTransactions
import ShortcutKit

/// Saves the output of a shortcut, for `-o PATH`.
struct OutputSaver {
  let host: RunHost

  /// Saves one value under the path, or in it where it is a folder; several files in the folder of that path.
  func save(_ value: Value, to path: Path) throws {
    let items = value.items
    let files = items.compactMap { item in if case .file(let file) = item { file } else { nil } }
    let isFolder = host.files.statusIfPresent(of: path)?.kind == .folder || path.bytes.last == UInt8(ascii: "/")
    if files.count == items.count, let file = files.first {
      guard files.count > 1 || isFolder else { return try save(file, to: path, .replace) }
      try host.files.makeFolder(path)
      // These names come from the files: none of them may cost another file its content.
      for file in files { try save(file, to: path.appending(file.name), .new) }
      return
    }
    guard !isFolder else { throw InputError("‘\(path)’ is a folder, and the output is no file: name a file in it") }
    let text = try String(coercing: value, in: host)
    try write(BytesSource(Array((text.hasSuffix("\n") || text.isEmpty ? text : text + "\n").utf8)), to: path, .replace)
  }

  private func save(_ file: FileValue, to path: Path, _ mode: WriteMode) throws {
    if let source = file.path {
      try host.files.copy(source, to: path, mode)
    } else {
      try write(try file.open(in: host), to: path, mode)
    }
  }

  private func write(_ source: any ByteSource, to path: Path, _ mode: WriteMode) throws {
    let sink = try host.files.create(path, mode)
    do {
      while case let piece = try source.read(upTo: 1 << 16), !piece.isEmpty { try sink.write(piece) }
      try sink.close()
    } catch {
      sink.discard()
      throw error
    }
  }
}
