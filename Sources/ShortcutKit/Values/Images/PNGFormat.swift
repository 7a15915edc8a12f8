import FileTransactions

/// PNG (Portable Network Graphics Specification, third edition).
enum PNGFormat {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let mostChunks = 10_000

  static func details(_ bytes: ImageBytes) throws(FileError) -> ImageDetails? {
    guard bytes.head.starts(with: signature) else { return nil }
    var details = ImageDetails()
    if bytes.head.holds("IHDR", at: 12) {
      details.setSize(bytes.head.number(at: 16, size: 4, .big), bytes.head.number(at: 20, size: 4, .big))
    }
    // §11.3.4.5: eXIf may stand anywhere between IHDR and IEND.
    var offset = signature.count
    for _ in 0..<mostChunks {
      let header = try bytes.bytes(at: offset, count: 8)
      guard let length = header.number(at: 0, size: 4, .big), header.count == 8, !header.holds("IEND", at: 4) else {
        break
      }
      if header.holds("eXIf", at: 4) {
        details.taken = try ExifData(bytes, at: offset + 8, size: length)?.taken()
        break
      }
      offset += 12 + length
    }
    return details
  }
}
