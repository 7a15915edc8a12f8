import Synchronization

/// A file that was only written in a dry run: pieces of files below, and of what was written.
struct OverlayDraft: Sendable {
  enum Piece: Sendable {
    case below(Path)
    case bytes([UInt8])
  }

  var pieces: [Piece]
  var status: FileStatus
}

/// Reads a draft.
final class OverlayDraftSource: ByteSource {
  private struct State {
    var pieces: ArraySlice<OverlayDraft.Piece>
    var current: (any ByteSource)?
  }

  private let files: any FileSystem
  private let state: Mutex<State>

  init(_ draft: OverlayDraft, above files: any FileSystem) {
    self.files = files
    state = Mutex(State(pieces: draft.pieces[...]))
  }

  func read(upTo limit: Int) throws(FileError) -> [UInt8] {
    try state.withLock { state throws(FileError) in
      while true {
        if let bytes = try state.current?.read(upTo: limit), !bytes.isEmpty { return bytes }
        switch state.pieces.popFirst() {
        case nil: return []
        case .below(let path): state.current = try files.open(path)
        case .bytes(let bytes): state.current = BytesSource(bytes)
        }
      }
    }
  }
}

/// Collects what is written, and hands it over when it is closed.
final class OverlayDraftSink: ByteSink {
  private let bytes = Mutex<[UInt8]>([])
  private let finish: @Sendable ([UInt8]) throws(FileError) -> Void

  init(_ finish: @escaping @Sendable ([UInt8]) throws(FileError) -> Void) { self.finish = finish }

  func write(_ more: [UInt8]) throws(FileError) { bytes.withLock { $0 += more } }

  func close() throws(FileError) { try finish(bytes.withLock { $0 }) }

  func discard() { bytes.withLock { $0 = [] } }
}
