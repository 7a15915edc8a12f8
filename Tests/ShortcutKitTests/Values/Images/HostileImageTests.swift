import FileTransactions
import Foundation
import ShortcutKit
import ShortcutTestSupport
import Testing

@Suite("Images that are broken or hostile") struct HostileImageTests {
  private typealias B = ImageBuilding

  private static let whole: [[UInt8]] = [
    B.png(B.pngSize(3, 2), B.chunk("eXIf", B.exif("2026:01:31 12:00:00")), B.chunk("IEND")),
    B.jpeg(B.jpegExif(B.exif("2026:01:31 12:00:00", offset: "+01:00", .little)), B.jpegSize(3, 2)),
    B.tiff(.little, [(0xFE, .long(1)), (0x100, .short(9))], below: (0x14A, [(0x100, .long(3)), (0x101, .long(2))])),
    B.webp(B.riff("VP8X", [0x08, 0, 0, 0, 1, 0, 0, 1, 0, 0]), B.riff("EXIF", B.exif("2026:01:31 12:00:00"))),
    B.heic(B.ispe(3, 2), first: [1], exif: B.exif("2026:01:31 12:00:00")),
    B.text("GIF89a") + B.number(300, 2, .little) + B.number(200, 2, .little),
    B.text("BM") + B.number(0, 12) + B.number(40, 4, .little) + B.number(Int(Int32.min), 4, .little) + B.number(-1, 4),
  ]

  /// Reads what can be read; how it ends is not the point.
  private func readThrough(_ bytes: [UInt8]) {
    _ = try? imageHeader(bytes).taken(in: .gmt)
  }

  @Test func `a file may end anywhere`() throws {
    for bytes in Self.whole {
      for length in 0..<bytes.count { readThrough(Array(bytes[..<length])) }
    }
  }

  @Test func `any byte may be any other`() throws {
    let random = SeededRandom(seed: 7)
    for bytes in Self.whole {
      for place in bytes.indices {
        for value in [0, 0xFF, UInt8(truncatingIfNeeded: random.next())] {
          var changed = bytes
          changed[place] = value
          readThrough(changed)
        }
      }
    }
  }

  @Test func `directories that point to themselves, to one another, or beyond all ends`() throws {
    let places = [0, 8, 10, 0x7FFF_FFFF, 0xFFFF_FFFF]
    for place in places {
      readThrough(B.tiff(.big, [(0x8769, .long(place)), (0x14A, .longs(places)), (0xFE, .long(1))]))
    }
    let loop = B.tiff(.big, [(0x8769, .long(8)), (0x100, .short(3)), (0x101, .short(2))])
    #expect(try imageHeader(loop).width == 3)
    #expect(try imageHeader(loop).taken(in: .gmt) == nil)
  }

  @Test func `Exif data does not reach beyond its segment`() throws {
    // The time is claimed to be where another part of the file says one.
    let claim = B.tiff(.big, [(0x9003, .ascii(String(repeating: " ", count: 20)))]).dropLast(20)
    let file = [0xFF, 0xD8] + B.jpegExif(Array(claim)) + B.text("2026:01:31 12:00:00\0")
    #expect((try? imageHeader(file).taken(in: .gmt)) == nil)
  }

  @Test func `boxes of no size do not hold the reader up`() throws {
    // image-size, GHSA-m5qc-5hw7-8vg7.
    let brands = B.box("ftyp", B.text("heic"), B.number(0, 4))
    for size in [0, 1, 7] {
      let empty = B.number(size, 4) + B.text("free")
      readThrough(brands + empty + B.box("meta", B.number(0, 4)))
      readThrough(brands + B.box("meta", B.number(0, 4), B.box("iprp", B.box("ipco", empty, B.ispe(3, 2)))))
      readThrough(brands + B.box("meta", B.number(0, 4), B.box("iprp", empty + empty)))
    }
    let many = B.number(0, 4) + [0, 0] + B.number(0xFFFF, 2) + Array(repeating: 0xFF, count: 500_000)
    readThrough(brands + B.box("meta", B.number(0, 4), B.box("iloc", many)))
  }

  @Test func `little of a large file is read`() throws {
    let folder = try TemporaryFolder()
    let files = CountingFiles()
    let host = valueHost(files: files)
    let picture = [UInt8](repeating: 1, count: 3 << 20)
    let png = B.png(B.pngSize(3, 2), B.chunk("IDAT", picture), B.chunk("eXIf", B.exif("2026:01:31 12:00:00")))
    let size: [(Int, B.Field)] = [(0x100, .short(3)), (0x101, .short(2))]
    // A TIFF whose directory stands behind the picture, as most programs write it.
    let directory = Array(B.tiff(.little, size).dropFirst(8))
    let tiff = B.text("II") + B.number(42, 2, .little) + B.number(8 + picture.count, 4, .little) + picture + directory
    for (name, bytes) in [("a.png", png), ("a.tiff", tiff)] {
      let sink = try folder.files.create(folder(FileName(name)), .new)
      try sink.write(bytes)
      try sink.close()
      let header = try ImageHeader(of: FileValue(folder(FileName(name))), in: host)
      #expect(header.width == 3)
      #expect(files.count < 100_000, "\(name)")
    }
  }
}
