import FileTransactions
import Foundation
import ShortcutKit
import ShortcutTestSupport

/// The bytes of tiny image files, put together as the specifications of their formats say.
enum ImageBuilding {
  enum Order { case big, little }

  static func number(_ value: Int, _ size: Int, _ order: Order = .big) -> [UInt8] {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return order == .little ? bytes : bytes.reversed()
  }

  static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  // MARK: PNG

  static func png(_ chunks: [UInt8]...) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap { $0 }
  }

  static func chunk(_ type: String, _ content: [UInt8] = []) -> [UInt8] {
    number(content.count, 4) + text(type) + content + [0, 0, 0, 0]
  }

  static func pngSize(_ width: Int, _ height: Int) -> [UInt8] {
    chunk("IHDR", number(width, 4) + number(height, 4) + [8, 2, 0, 0, 0])
  }

  // MARK: JPEG

  static func jpeg(_ segments: [UInt8]...) -> [UInt8] { [0xFF, 0xD8] + segments.flatMap { $0 } + [0xFF, 0xDA, 0, 2] }

  static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + number(content.count + 2, 2) + content
  }

  static func jpegSize(_ width: Int, _ height: Int, marker: UInt8 = 0xC0) -> [UInt8] {
    segment(marker, [8] + number(height, 2) + number(width, 2) + [3])
  }

  static func jpegExif(_ tiff: [UInt8]) -> [UInt8] { segment(0xE1, text("Exif\0\0") + tiff) }

  // MARK: TIFF and Exif

  enum Field {
    case short(Int), long(Int), ascii(String), longs([Int])
  }

  /// A TIFF with one directory and, below it, one of Exif data or of a picture.
  static func tiff(
    _ order: Order = .big, _ fields: [(Int, Field)] = [], below: (pointer: Int, fields: [(Int, Field)])? = nil
  ) -> [UInt8] {
    let first = fields.count + (below == nil ? 0 : 1)
    let second = 8 + 2 + first * 12 + 4
    var data: [UInt8] = []
    let dataStart = second + (below.map { 2 + $0.fields.count * 12 + 4 } ?? 0)
    var file = (order == .little ? text("II") : text("MM")) + number(42, 2, order) + number(8, 4, order)
    let pointer = below.map { [($0.pointer, Field.long(second))] } ?? []
    for directory in [fields + pointer, below?.fields].compactMap({ $0 }) {
      file += number(directory.count, 2, order)
      for (tag, field) in directory { file += entry(tag, field, order, dataStart, &data) }
      file += number(0, 4, order)
    }
    return file + data
  }

  private static func entry(
    _ tag: Int, _ field: Field, _ order: Order, _ dataStart: Int, _ data: inout [UInt8]
  ) -> [UInt8] {
    let start = number(tag, 2, order)
    switch field {
    case .short(let value): return start + number(3, 2, order) + number(1, 4, order) + number(value, 2, order) + [0, 0]
    case .long(let value): return start + number(4, 2, order) + number(1, 4, order) + number(value, 4, order)
    case .ascii(let value):
      let bytes = text(value)
      defer { data += bytes }
      return start + number(2, 2, order) + number(bytes.count, 4, order) + number(dataStart + data.count, 4, order)
    case .longs(let values):
      defer { data += values.flatMap { number($0, 4, order) } }
      return start + number(4, 2, order) + number(values.count, 4, order) + number(dataStart + data.count, 4, order)
    }
  }

  static func exif(_ original: String, offset: String? = nil, _ order: Order = .big) -> [UInt8] {
    let offset = offset.map { [(0x9011, Field.ascii($0 + "\0"))] } ?? []
    return tiff(order, below: (0x8769, [(0x9003, .ascii(original + "\0"))] + offset))
  }

  // MARK: WebP

  static func webp(_ chunks: [UInt8]...) -> [UInt8] {
    let content = text("WEBP") + chunks.flatMap { $0 }
    return text("RIFF") + number(content.count, 4, .little) + content
  }

  static func riff(_ type: String, _ content: [UInt8]) -> [UInt8] {
    text(type) + number(content.count, 4, .little) + content + (content.count % 2 == 1 ? [0] : [])
  }

  // MARK: HEIF

  static func box(_ type: String, _ content: [UInt8]...) -> [UInt8] {
    let content = content.flatMap { $0 }
    return number(content.count + 8, 4) + text(type) + content
  }

  static func ispe(_ width: Int, _ height: Int) -> [UInt8] {
    box("ispe", number(0, 4), number(width, 4), number(height, 4))
  }

  /// A HEIC file with the sizes of its parts and, where it is given, Exif data behind the boxes.
  ///
  /// `first` are the places, from 1, of the properties of the picture itself.
  static func heic(_ sizes: [UInt8]..., first: [UInt8]? = nil, exif: [UInt8]? = nil) -> [UInt8] {
    let brands = box("ftyp", text("heic"), number(0, 4), text("mif1heic"))
    let own = first.map { box("ipma", number(0, 4), number(1, 4), number(3, 2), [UInt8($0.count)], $0) } ?? []
    let properties = box("iprp", box("ipco", sizes.flatMap { $0 }), own)
    let primary = first == nil ? [] : box("pitm", number(0, 4), number(3, 2))
    let infe = box("infe", [2, 0, 0, 0], number(7, 2), number(0, 2), text("Exif"), [0])
    let list = exif == nil ? [] : box("iinf", number(0, 4), number(1, 2), infe)
    func meta(_ place: Int) -> [UInt8] {
      let length = (exif?.count ?? 0) + 4
      let items = number(7, 2) + number(0, 2) + number(1, 2) + number(place, 4) + number(length, 4)
      let locations = exif == nil ? [] : box("iloc", number(0, 4), [0x44, 0x00], number(1, 2), items)
      return box("meta", number(0, 4), primary, list, properties, locations)
    }
    let place = brands.count + meta(0).count + 8
    return brands + meta(place) + box("mdat", exif.map { number(0, 4) + $0 } ?? [])
  }
}

/// The header of an image in memory.
func imageHeader(_ bytes: [UInt8], name: String = "x.jpg") throws -> ImageHeader {
  try ImageHeader(of: FileValue(.bytes(bytes), name: .init(name)), in: valueHost())
}
