import FileTransactions

/// The bytes of an image at any place: its head is kept, and the rest is read where it is asked for.
final class ImageBytes {
  /// The start of the file.
  let head: [UInt8]
  private let file: FileValue
  private let host: RunHost
  private var source: any ByteSource
  private var position: Int

  private static let headSize = 1 << 14
  /// No place that is asked for may lie beyond; files say nonsense.
  private static let limit = 1 << 48

  init(_ file: FileValue, in host: RunHost) throws {
    if case .stream = file.content {
      throw ImageError("‘\(file.name)’ is a pipe, which can be read only once; save it first")
    }
    self.file = file
    self.host = host
    source = try file.open(in: host)
    head = try Self.read(Self.headSize, from: source)
    position = head.count
  }

  /// So many bytes from a place on, or fewer at the end of the file.
  func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    guard offset >= 0, count > 0, offset < Self.limit, count < Self.limit else { return [] }
    if offset + count <= head.count || head.count < Self.headSize {
      return Array(head.dropFirst(offset).prefix(count))
    }
    if offset < position {
      source = try file.open(in: host)
      position = 0
    }
    try source.skip(offset - position)
    let bytes = try Self.read(count, from: source)
    position = offset + bytes.count
    return bytes
  }

  private static func read(_ count: Int, from source: any ByteSource) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let piece = try source.read(upTo: count - bytes.count)
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}

/// In which order the bytes of a number stand.
enum ByteOrder {
  case big, little
}

extension [UInt8] {
  /// The whole number that some bytes are, at most 8; nil where they are not all there, or the number is too large.
  func number(at offset: Int, size: Int, _ order: ByteOrder) -> Int? {
    guard offset >= 0, size <= count, offset <= count - size else { return nil }
    let bytes = self[offset..<offset + size]
    let number =
      order == .big
      ? bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } : bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }

  /// Whether a text in ASCII stands at a place.
  func holds(_ text: String, at offset: Int) -> Bool { dropFirst(offset).starts(with: text.utf8) }
}
