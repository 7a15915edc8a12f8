import Foundation
import ShortcutKit
import Testing

@Suite("When a picture was taken") struct ImageTakenTests {
  private typealias B = ImageBuilding

  private let zone = TimeZone(secondsFromGMT: 3600) ?? .gmt

  private func taken(_ bytes: [UInt8]) throws -> String? {
    try imageHeader(bytes).taken(in: zone).map { ISO8601.text($0, in: .gmt) }
  }

  private func jpeg(_ exif: [UInt8]) -> [UInt8] { B.jpeg(B.jpegExif(exif), B.jpegSize(4, 3)) }

  @Test(arguments: [B.Order.big, .little])
  func `it is the camera's time, in the zone that is asked for`(order: ImageBuilding.Order) throws {
    #expect(try taken(jpeg(B.exif("2026:01:31 12:00:00", order))) == "2026-01-31T11:00:00Z")
  }

  @Test(arguments: [
    ("+05:30", "2026-01-31T06:30:00Z"), ("-08:00", "2026-01-31T20:00:00Z"), ("+00:00", "2026-01-31T12:00:00Z"),
    ("   :  ", "2026-01-31T11:00:00Z"), ("", "2026-01-31T11:00:00Z"), ("+99:00", "2026-01-31T11:00:00Z"),
  ])
  func `its own offset comes before the zone`(offset: String, moment: String) throws {
    #expect(try taken(jpeg(B.exif("2026:01:31 12:00:00", offset: offset))) == moment)
  }

  @Test(arguments: [
    "0000:00:00 00:00:00", "    :  :     :  :  ", "", "2026:13:01 00:00:00", "2026:02:30 00:00:00",
    "2026:01:31 25:00:00", "A:.B:.C:.D:.E:.F:.G|", "2026:01:31",
  ])
  func `a time that is not known is none`(text: String) throws {
    // CIPA DC-008 §4.6.5 has blanks for it; cameras write zeros, and worse (hfiguiere/exifprobe issue 13).
    #expect(try taken(jpeg(B.exif(text))) == nil)
  }

  @Test func `a text without its closing NUL is whole`() throws {
    // hMatoba/Piexif issue 134.
    let exif = B.tiff(.big, below: (0x8769, [(0x9003, .ascii("2021:08:06 16:10:41"))]))
    #expect(try taken(jpeg(exif)) == "2021-08-06T15:10:41Z")
  }

  @Test func `data that ends where the next directory would be named is whole`() throws {
    // kamadak/exif-rs issue 34.
    let exif = B.tiff(.big, [(0x9003, .ascii("2021:08:06 16:10:41\0"))])
    #expect(try taken(jpeg(exif)) == "2021-08-06T15:10:41Z")
  }

  @Test func `JPEG: the first Exif data counts, also behind other data`() throws {
    let xmp = B.segment(0xE1, B.text("http://ns.adobe.com/xap/1.0/\0<x/>"))
    let bytes = B.jpeg(
      B.segment(0xE0, B.text("JFIF\0")), xmp, B.jpegExif(B.exif("2026:01:31 12:00:00")),
      B.jpegExif(B.exif("2000:01:01 00:00:00")), B.jpegSize(4, 3))
    #expect(try taken(bytes) == "2026-01-31T11:00:00Z")
  }

  @Test func `PNG: before the picture or behind it`() throws {
    let exif = B.chunk("eXIf", B.exif("2026:01:31 12:00:00"))
    let picture = B.chunk("IDAT", Array(repeating: 1, count: 40_000))
    #expect(try taken(B.png(B.pngSize(1, 1), exif, picture, B.chunk("IEND"))) == "2026-01-31T11:00:00Z")
    #expect(try taken(B.png(B.pngSize(1, 1), picture, exif, B.chunk("IEND"))) == "2026-01-31T11:00:00Z")
    #expect(try taken(B.png(B.pngSize(1, 1), picture, B.chunk("IEND"), exif)) == nil)
  }

  @Test func `WebP: behind the picture, with the mark of JPEG or without`() throws {
    let size = B.riff("VP8X", [0x08, 0, 0, 0, 1, 0, 0, 1, 0, 0])
    let picture = B.riff("VP8 ", Array(repeating: 1, count: 20_001))
    let exif = B.exif("2026:01:31 12:00:00")
    #expect(try taken(B.webp(size, picture, B.riff("EXIF", exif))) == "2026-01-31T11:00:00Z")
    #expect(try taken(B.webp(size, picture, B.riff("EXIF", B.text("Exif\0\0") + exif))) == "2026-01-31T11:00:00Z")
  }

  @Test func `TIFF and raw: in the Exif directory, or beside the picture`() throws {
    let size: [(Int, B.Field)] = [(0x100, .short(1)), (0x101, .short(1))]
    let time = B.Field.ascii("2026:01:31 12:00:00\0")
    #expect(try taken(B.tiff(.little, size, below: (0x8769, [(0x9003, time)]))) == "2026-01-31T11:00:00Z")
    #expect(try taken(B.tiff(.little, size + [(0x9003, time)])) == "2026-01-31T11:00:00Z")
  }

  @Test func `HEIC: an item of its own`() throws {
    let exif = B.exif("2026:01:31 12:00:00", offset: "+01:00")
    #expect(try taken(B.heic(B.ispe(4, 3), exif: exif)) == "2026-01-31T11:00:00Z")
    #expect(try taken(B.heic(B.ispe(4, 3), exif: B.text("Exif\0\0"))) == nil)
  }

  @Test func `when a file was changed, or scanned, is another question`() throws {
    let time = B.Field.ascii("2026:01:31 12:00:00\0")
    #expect(try taken(jpeg(B.tiff(.big, [(0x132, time)], below: (0x8769, [(0x9004, time)])))) == nil)
  }
}
