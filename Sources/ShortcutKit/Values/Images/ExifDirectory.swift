/// The things that a directory of Exif data can say, as far as they are looked for.
enum ExifTag: Int {
  case kindOfPicture = 0xFE
  case width = 0x100
  case height = 0x101
  case subdirectories = 0x14A
  case exif = 0x8769
  case dateTimeOriginal = 0x9003
  case offsetTimeOriginal = 0x9011
}

/// A directory of Exif data (TIFF 6.0 §2, “Image File Directory”).
struct ExifDirectory {
  /// How a value is written.
  enum Kind: Int {
    case byte = 1
    case ascii = 2
    case short = 3
    case long = 4
  }

  struct Entry {
    let kind: Kind?
    let count: Int
    /// The value where it is short, else its place, which is a `long`.
    let inline: [UInt8]
    let number: Int
  }

  static let mostEntries = 1_000

  private let entries: [UInt8]
  private let order: ByteOrder

  /// A directory of its entries, 12 bytes each.
  init(_ entries: [UInt8], _ order: ByteOrder) {
    self.entries = entries
    self.order = order
  }

  /// The first entry of a tag that is there as a whole.
  func entry(_ tag: ExifTag) -> Entry? {
    for place in stride(from: 0, through: entries.count - 12, by: 12) {
      guard entries.number(at: place, size: 2, order) == tag.rawValue else { continue }
      let kind = entries.number(at: place + 2, size: 2, order).flatMap { Kind(rawValue: $0) }
      let count = entries.number(at: place + 4, size: 4, order) ?? 0
      let size = kind == .short ? 2 : kind == .byte ? 1 : 4
      return Entry(
        kind: kind, count: count, inline: Array(entries[(place + 8)..<(place + 12)]),
        number: entries.number(at: place + 8, size: kind == .ascii || count > 1 ? 4 : size, order) ?? 0)
    }
    return nil
  }

  /// The number of an entry that holds one.
  func number(_ tag: ExifTag) -> Int? {
    guard let entry = entry(tag), entry.count == 1, entry.kind != .ascii else { return nil }
    return entry.number
  }

  /// Whether the picture is a smaller version of another one (TIFF 6.0 §8, NewSubfileType).
  var isReduced: Bool { (number(.kindOfPicture) ?? 0) & 1 == 1 }
}
