import FileTransactions

/// WebP (RFC 9649).
enum WebPFormat {
  private static let mostChunks = 10_000

  static func details(_ bytes: ImageBytes) throws(FileError) -> ImageDetails? {
    let head = bytes.head
    guard head.holds("RIFF", at: 0), head.holds("WEBP", at: 8) else { return nil }
    var details = ImageDetails()
    if head.holds("VP8 ", at: 12), head.dropFirst(23).starts(with: [0x9D, 0x01, 0x2A]) {
      // RFC 6386 §9.1: 14 bits each, below 2 bits for the scale.
      details.setSize(
        head.number(at: 26, size: 2, .little).map { $0 & 0x3FFF },
        head.number(at: 28, size: 2, .little).map { $0 & 0x3FFF })
    } else if head.holds("VP8L", at: 12), head.dropFirst(20).first == 0x2F {
      let bits = head.number(at: 21, size: 4, .little)
      details.setSize(bits.map { ($0 & 0x3FFF) + 1 }, bits.map { ($0 >> 14 & 0x3FFF) + 1 })
    } else if head.holds("VP8X", at: 12) {
      details.setSize(
        head.number(at: 24, size: 3, .little).map { $0 + 1 }, head.number(at: 27, size: 3, .little).map { $0 + 1 })
      details.taken = try exif(bytes)?.taken()
    }
    return details
  }

  /// The chunk with Exif data, which stands behind the picture.
  private static func exif(_ bytes: ImageBytes) throws(FileError) -> ExifData? {
    var offset = 12
    for _ in 0..<mostChunks {
      let header = try bytes.bytes(at: offset, count: 14)
      guard let length = header.number(at: 4, size: 4, .little) else { return nil }
      if header.holds("EXIF", at: 0) {
        // Some programs write the mark of JPEG before the data.
        let mark = header.holds("Exif\0\0", at: 8) ? 6 : 0
        return try ExifData(bytes, at: offset + 8 + mark, size: length - mark)
      }
      offset += 8 + length + length % 2
    }
    return nil
  }
}
