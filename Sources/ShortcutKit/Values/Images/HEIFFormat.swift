import FileTransactions

/// HEIC and AVIF (ISO/IEC 23008-12): boxes, of which `meta` says all that is asked for.
enum HEIFFormat {
  private static let mostBoxes = 100
  private static let largestMeta = 1 << 20

  static func details(_ bytes: ImageBytes) throws(FileError) -> ImageDetails? {
    guard bytes.head.holds("ftyp", at: 4), let meta = try meta(bytes) else { return nil }
    var details = ImageDetails()
    let size = HEIFSize.size(in: meta)
    details.setSize(size?.width, size?.height)
    if let item = exifItem(meta), let place = HEIFLocations.place(of: item, in: meta) {
      details.taken = try exif(bytes, at: place)?.taken()
    }
    return details
  }

  /// What is in the `meta` box at the top of the file, behind its version.
  private static func meta(_ bytes: ImageBytes) throws(FileError) -> [UInt8]? {
    var offset = 0
    for _ in 0..<mostBoxes {
      let header = try bytes.bytes(at: offset, count: 16)
      guard let box = HEIFBox(header, at: 0, end: nil) else { return nil }
      if box.type == "meta" {
        return try bytes.bytes(at: offset + box.start + 4, count: min(box.end - box.start - 4, largestMeta))
      }
      offset += box.end
    }
    return nil
  }

  /// The number of the item that holds Exif data (ISO/IEC 14496-12 §8.11.6, from version 2 on).
  private static func exifItem(_ meta: [UInt8]) -> Int? {
    guard let list = HEIFBox.all(in: meta, at: ["iinf"]).first, let version = meta.number(at: list.start, size: 1, .big)
    else { return nil }
    let entries = HEIFBox.boxes(in: meta, from: list.start + (version == 0 ? 6 : 8), to: list.end)
    for entry in entries where entry.type == "infe" {
      guard let version = meta.number(at: entry.start, size: 1, .big), version >= 2 else { continue }
      let size = version == 2 ? 2 : 4
      if meta.holds("Exif", at: entry.start + 4 + size + 2) {
        return meta.number(at: entry.start + 4, size: size, .big)
      }
    }
    return nil
  }

  /// The Exif data of an item, behind the number of bytes that stand before it (ISO/IEC 23008-12 §A.2.1).
  private static func exif(_ bytes: ImageBytes, at place: HEIFLocations.Place) throws(FileError) -> ExifData? {
    guard let skipped = try bytes.bytes(at: place.offset, count: 4).number(at: 0, size: 4, .big) else { return nil }
    return try ExifData(bytes, at: place.offset + 4 + skipped, size: place.length - 4 - skipped)
  }
}
