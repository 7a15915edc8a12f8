import FileTransactions

/// Formats that say their size at one place.
enum SimpleFormats {
  /// GIF (GIF89a Specification, §18).
  static func gif(_ bytes: ImageBytes) -> ImageDetails? {
    guard bytes.head.holds("GIF87a", at: 0) || bytes.head.holds("GIF89a", at: 0) else { return nil }
    var details = ImageDetails()
    details.setSize(bytes.head.number(at: 6, size: 2, .little), bytes.head.number(at: 8, size: 2, .little))
    return details
  }

  /// BMP, with the header of OS/2 (BITMAPCOREHEADER) or that of Windows (BITMAPINFOHEADER and later).
  static func bmp(_ bytes: ImageBytes) -> ImageDetails? {
    let head = bytes.head
    guard head.holds("BM", at: 0), let size = head.number(at: 14, size: 4, .little), (12...124).contains(size) else {
      return nil
    }
    var details = ImageDetails()
    if size == 12 {
      details.setSize(head.number(at: 18, size: 2, .little), head.number(at: 20, size: 2, .little))
    } else {
      // A height below 0 means that the rows go from top to bottom.
      details.setSize(head.signed(at: 18), head.signed(at: 22).map { abs($0) })
    }
    return details
  }
}

extension [UInt8] {
  fileprivate func signed(at offset: Int) -> Int? {
    number(at: offset, size: 4, .little).map { Int(Int32(truncatingIfNeeded: $0)) }
  }
}
