/// The bytes of an open file: standard input, a pipe, a regular file.
public final class FileDescriptorSource: ByteSource {
  private let descriptor: Descriptor

  /// Reads from a descriptor of the process, such as 0, and leaves it open; the path is its name in messages.
  public convenience init(descriptor: Int32, path: Path) {
    self.init(Descriptor(descriptor, path: path, isOwned: false))
  }

  /// Reads from a file, and closes it when nobody refers to it any more.
  package init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// The next bytes, at most `limit`; empty at the end.
  public func read(upTo limit: Int) throws(FileError) -> [UInt8] { try descriptor.read(upTo: limit) }

  /// Goes on so many bytes further; a file is not read for that.
  public func skip(_ count: Int) throws(FileError) {
    if !descriptor.skip(count) { try readAway(count) }
  }
}
