import FileTransactions

/// TIFF (Revision 6.0), and the raw formats of cameras that are made of it, such as DNG.
enum TIFFFormat {
  static func details(_ bytes: ImageBytes) throws(FileError) -> ImageDetails? {
    guard let data = try ExifData(bytes, at: 0, size: nil) else { return nil }
    var details = ImageDetails()
    let first = try data.firstDirectory()
    var pictures = [first]
    // In a raw file the first directory can be a preview; the picture is in one below.
    if first.isReduced { pictures = try data.directories(below: first) + pictures }
    for picture in pictures where details.width == nil {
      details.setSize(picture.number(.width), picture.number(.height))
    }
    details.taken = try data.taken()
    return details
  }
}
