/// Bytes for a file that appears, with all of them, when the sink is closed.
final class PendingFileSink: ByteSink {
  private let file: PendingFile
  private let sink: FileDescriptorSink

  init(_ file: PendingFile) {
    self.file = file
    sink = FileDescriptorSink(file.descriptor)
  }

  func write(_ bytes: [UInt8]) throws(FileError) { try sink.write(bytes) }

  func close() throws(FileError) {
    do { try sink.flush() } catch {
      file.discard()
      throw error
    }
    try file.commit()
  }

  func discard() { file.discard() }
}
