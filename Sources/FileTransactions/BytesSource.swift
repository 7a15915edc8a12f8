import Synchronization

/// Bytes in memory, read as a file is.
public final class BytesSource: ByteSource {
  private let rest: Mutex<ArraySlice<UInt8>>

  /// Makes a source of bytes.
  public init(_ bytes: [UInt8]) { rest = Mutex(bytes[...]) }

  /// The next bytes, at most `limit`; empty at the end.
  public func read(upTo limit: Int) throws(FileError) -> [UInt8] {
    rest.withLock { rest in
      let piece = Array(rest.prefix(limit))
      rest = rest.dropFirst(limit)
      return piece
    }
  }
}
