import Synchronization

/// Bytes for an open file, in pieces of 64 KiB; a terminal gets each write at once.
public final class FileDescriptorSink: ByteSink {
  private static let capacity = 1 << 16

  private let descriptor: Descriptor
  private let buffer = Mutex<[UInt8]>([])

  /// Writes to a descriptor of the process, such as 1, and leaves it open; the path is its name in messages.
  public convenience init(descriptor: Int32, path: Path) {
    self.init(Descriptor.borrowed(descriptor, path: path))
  }

  /// Writes to a file, which is closed with the sink.
  package init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// Writes all the bytes, or keeps them until there are more.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try buffer.withLock { buffer throws(FileError) in
      if buffer.count + bytes.count < Self.capacity, !descriptor.isTerminal {
        buffer.append(contentsOf: bytes)
        return
      }
      try send(&buffer)
      if bytes.count < Self.capacity, !descriptor.isTerminal {
        buffer.append(contentsOf: bytes)
      } else {
        try descriptor.write(bytes)
      }
    }
  }

  /// Writes what is kept.
  public func flush() throws(FileError) {
    try buffer.withLock { buffer throws(FileError) in try send(&buffer) }
  }

  /// Writes what is kept, and brings to light the errors that the system kept.
  public func close() throws(FileError) {
    try flush()
    try descriptor.close()
  }

  /// Forgets what is kept. What was written is with the reader, or in the file.
  public func discard() { buffer.withLock { $0 = [] } }

  /// Writes the kept bytes. They are gone also where that fails, so that a failure is reported once.
  private func send(_ buffer: inout [UInt8]) throws(FileError) {
    if buffer.isEmpty { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    try descriptor.write(buffer)
  }
}
