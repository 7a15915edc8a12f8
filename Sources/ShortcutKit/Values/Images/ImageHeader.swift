import FileTransactions
package import Foundation

/// What an image file says before its picture: how large that is, and when it was taken.
package struct ImageHeader: Sendable {
  private let details: ImageDetails

  /// Reads as much of a file as is needed, which is little of it.
  ///
  /// Throws where the file is no image of a format that is known: PNG, JPEG, GIF, BMP, WebP, TIFF and the raw formats made
  /// of it, HEIC and AVIF. A drawing (SVG) has no size in pixels and was never taken.
  package init(of file: FileValue, in host: RunHost) throws {
    if file.type == FileType("public.svg-image") {
      details = ImageDetails()
      return
    }
    guard let found = try Self.details(try ImageBytes(file, in: host)), !found.isEmpty else {
      throw ImageError("‘\(file.name)’ is no image that can be read")
    }
    details = found
  }

  /// The width in pixels, before any turning that the file asks for.
  package var width: Int? { details.width }

  /// The height in pixels.
  package var height: Int? { details.height }

  /// When the picture was taken; a time without an offset is in the zone.
  package func taken(in zone: TimeZone) -> Date? { details.taken?.date(in: zone) }

  private static func details(_ bytes: ImageBytes) throws(FileError) -> ImageDetails? {
    if let details = try PNGFormat.details(bytes) { return details }
    if let details = try JPEGFormat.details(bytes) { return details }
    if let details = SimpleFormats.gif(bytes) ?? SimpleFormats.bmp(bytes) { return details }
    if let details = try WebPFormat.details(bytes) { return details }
    if let details = try TIFFFormat.details(bytes) { return details }
    return try HEIFFormat.details(bytes)
  }
}

/// What is known of an image.
struct ImageDetails: Sendable {
  var width: Int?
  var height: Int?
  var taken: ExifTime?

  /// Whether nothing is known.
  var isEmpty: Bool { width == nil && taken == nil }

  /// Takes a size; one without any extent is none.
  mutating func setSize(_ width: Int?, _ height: Int?) {
    guard let width, let height, width > 0, height > 0 else { return }
    self.width = width
    self.height = height
  }
}

/// Why nothing is known of an image.
struct ImageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
