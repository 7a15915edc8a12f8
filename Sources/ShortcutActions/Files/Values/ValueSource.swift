import FileTransactions
import ShortcutKit
import Synchronization

/// The bytes that a value is for a program or a file: files as they are, each item of a list as a line, else the text.
final class ValueSource: ByteSource {
  private enum Part: Sendable {
    case bytes([UInt8])
    case file(FileValue)
  }

  private struct State {
    var parts: ArraySlice<Part>
    var current: (any ByteSource)?
  }

  private let state: Mutex<State>
  private let host: RunHost

  init(_ value: Value, in host: RunHost) throws {
    self.host = host
    let parts: [Part]
    if case .list(let items) = value {
      parts = try items.map { item in
        if case .file(let file) = item { return .file(file) }
        return .bytes(Array((try String(coercing: item, in: host) + "\n").utf8))
      }
    } else if case .file(let file) = value {
      parts = [.file(file)]
    } else {
      parts = [.bytes(Array(try String(coercing: value, in: host).utf8))]
    }
    state = Mutex(State(parts: parts[...]))
  }

  func read(upTo limit: Int) throws(FileError) -> [UInt8] {
    try state.withLock { state throws(FileError) in
      while true {
        if let piece = try state.current?.read(upTo: limit), !piece.isEmpty { return piece }
        switch state.parts.popFirst() {
        case .bytes(let bytes): state.current = BytesSource(bytes)
        case .file(let file): state.current = try file.open(in: host)
        case nil: return []
        }
      }
    }
  }
}

extension ByteSource {
  /// Writes all that is left to a file, which is there when it is complete.
  func write(to path: Path, _ mode: WriteMode, in files: any FileSystem) throws(FileError) {
    let sink = try files.create(path, mode)
    do throws(FileError) {
      while true {
        let piece = try read(upTo: 1 << 16)
        if piece.isEmpty { break }
        try sink.write(piece)
      }
      try sink.close()
    } catch {
      sink.discard()
      throw error
    }
  }
}
