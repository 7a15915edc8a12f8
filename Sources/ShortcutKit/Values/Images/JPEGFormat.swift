import FileTransactions

/// JPEG (ITU-T T.81, Annex B), with the Exif data of digital cameras (CIPA DC-008).
enum JPEGFormat {
  private static let mostSegments = 2_000

  static func details(_ bytes: ImageBytes) throws(FileError) -> ImageDetails? {
    guard bytes.head.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var details = ImageDetails()
    var offset = 2
    for _ in 0..<mostSegments {
      let start = try bytes.bytes(at: offset, count: 10)
      guard let marker = start.number(at: 0, size: 2, .big), marker >> 8 == 0xFF else { break }
      switch marker & 0xFF {
      case 0xFF: offset += 1  // a fill byte
      case 0x01, 0xD0...0xD7: offset += 2  // a marker without a segment
      case 0xD9, 0xDA: return details  // the end, or the picture itself
      default:
        guard let length = start.number(at: 2, size: 2, .big), length >= 2 else { return details }
        if isFrame(marker & 0xFF) {
          details.setSize(start.number(at: 7, size: 2, .big), start.number(at: 5, size: 2, .big))
        } else if marker & 0xFF == 0xE1, details.taken == nil, start.holds("Exif\0", at: 4) {
          details.taken = try ExifData(bytes, at: offset + 10, size: length - 8)?.taken()
        }
        offset += 2 + length
      }
    }
    return details
  }

  /// Whether a marker begins a frame: SOF0 to SOF15, without DHT, JPG and DAC.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}
