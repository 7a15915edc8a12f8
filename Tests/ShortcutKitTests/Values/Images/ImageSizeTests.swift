import FileTransactions
import ShortcutKit
import ShortcutTestSupport
import Testing

@Suite("The size of an image") struct ImageSizeTests {
  private typealias B = ImageBuilding

  private func size(_ bytes: [UInt8]) throws -> [Int?] {
    let header = try imageHeader(bytes)
    return [header.width, header.height]
  }

  @Test func `PNG says it in IHDR`() throws {
    #expect(try size(B.png(B.pngSize(640, 480), B.chunk("IDAT", [1]), B.chunk("IEND"))) == [640, 480])
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC7, 0xC9, 0xCB, 0xCD, 0xCF] as [UInt8])
  func `JPEG says it in its frame, of any kind`(marker: UInt8) throws {
    // ITU-T T.81 Table B.1: 0xC4 (tables), 0xC8 and 0xCC are no frames.
    let tables = B.segment(0xC4, B.number(0, 15)) + B.segment(0xCC, B.number(0, 15))
    let jpeg = B.jpeg(B.segment(0xE0, B.text("JFIF\0")), tables, [0xFF], B.jpegSize(4032, 3024, marker: marker))
    #expect(try size(jpeg) == [4032, 3024])
  }

  @Test func `a small picture within the Exif data of a JPEG does not count`() throws {
    let thumbnail = B.jpeg(B.jpegSize(160, 120))
    let exif = B.tiff(.little, [(0x100, .short(160)), (0x101, .short(120))]) + thumbnail
    #expect(try size(B.jpeg(B.jpegExif(exif), B.jpegSize(4000, 3000))) == [4000, 3000])
  }

  @Test func `a segment of the largest size is not the end`() throws {
    // flenniken/metar pull request 2: a length near 65,535 overflowed 16 bits.
    for count in [65_532, 65_533] {
      let full = B.segment(0xE2, Array(repeating: 0xFF, count: count))
      #expect(try size(B.jpeg(full, full, B.jpegSize(7, 5))) == [7, 5])
    }
  }

  @Test func `GIF says it in its screen descriptor`() throws {
    #expect(try size(B.text("GIF89a") + B.number(300, 2, .little) + B.number(200, 2, .little)) == [300, 200])
    #expect(try size(B.text("GIF87a") + B.number(1, 2, .little) + B.number(1, 2, .little)) == [1, 1])
  }

  @Test func `BMP of Windows and of OS/2, also from top to bottom`() throws {
    let start = B.text("BM") + B.number(0, 12)
    let windows = start + B.number(40, 4, .little) + B.number(640, 4, .little)
    #expect(try size(windows + B.number(480, 4, .little)) == [640, 480])
    #expect(try size(windows + B.number(-480, 4, .little)) == [640, 480])
    let old = start + B.number(12, 4, .little) + B.number(64, 2, .little) + B.number(32, 2, .little)
    #expect(try size(old) == [64, 32])
  }

  @Test func `WebP in its three forms`() throws {
    // RFC 9649 §2.5 and §2.7, RFC 6386 §9.1; the two high bits of VP8 are a scale.
    let lossy = [0, 0, 0, 0x9D, 0x01, 0x2A] + B.number(0x4000 | 550, 2, .little) + B.number(368, 2, .little)
    #expect(try size(B.webp(B.riff("VP8 ", lossy))) == [550, 368])
    let lossless = [0x2F] + B.number((386 - 1) | (395 - 1) << 14, 4, .little)
    #expect(try size(B.webp(B.riff("VP8L", lossless))) == [386, 395])
    let extended = [0x10, 0, 0, 0] + B.number(16_384 - 1, 3, .little) + B.number(2 - 1, 3, .little)
    #expect(try size(B.webp(B.riff("VP8X", extended))) == [16_384, 2])
  }

  @Test(arguments: [B.Order.big, .little])
  func `TIFF says it in its first directory, in either order of bytes`(order: ImageBuilding.Order) throws {
    #expect(try size(B.tiff(order, [(0x100, .short(70)), (0x101, .long(70_000))])) == [70, 70_000])
  }

  @Test func `a raw file's preview is not its picture`() throws {
    // DNG 1.7, “NewSubFileType”: 1 is a preview, 0 the picture, which is in a directory below.
    let preview: [(Int, B.Field)] = [(0xFE, .long(1)), (0x100, .long(256)), (0x101, .long(171))]
    let picture: [(Int, B.Field)] = [(0xFE, .long(0)), (0x100, .long(6000)), (0x101, .long(4000))]
    #expect(try size(B.tiff(.little, preview, below: (0x14A, picture))) == [6000, 4000])
    #expect(try size(B.tiff(.little, preview)) == [256, 171])
  }

  @Test func `HEIC and AVIF say it for each part, and which of them is the picture`() throws {
    let sizes = [B.ispe(512, 512), B.ispe(4032, 3024), B.ispe(320, 240)]
    #expect(try size(B.heic(sizes[0], sizes[1], sizes[2], first: [0x83])) == [320, 240])
    #expect(try size(B.heic(sizes[0], sizes[1], sizes[2])) == [4032, 3024])
  }

  @Test func `what HEIC cuts away at the edges does not count`() throws {
    // An encoder makes odd sizes even; ISO/IEC 14496-12 §12.1.4 says what to show of it.
    let cut = B.box("clap", [321, 1, 123, 1, 0, 2, 0, 2].flatMap { B.number($0, 4) })
    #expect(try size(B.heic(B.ispe(322, 124), cut, first: [1, 0x82])) == [321, 123])
  }

  @Test func `the content counts, not the name`() throws {
    #expect(try imageHeader(B.png(B.pngSize(3, 2)), name: "photo.jpg").width == 3)
  }

  @Test func `a drawing has no size in pixels`() throws {
    #expect(try imageHeader(B.text("<svg width='3'/>"), name: "a.svg").width == nil)
  }

  @Test func `a size of nothing is none`() throws {
    // A JPEG whose height follows in a DNL segment says 0 (T.81 §B.2.5).
    #expect(throws: (any Error).self) { try imageHeader(B.jpeg(B.jpegSize(100, 0))) }
  }

  @Test(arguments: ["", "hello", "\u{FF}\u{D8}", "BM", "%PDF-1.7", "GIF89"])
  func `what is no image is said to be none`(text: String) throws {
    let error = #expect(throws: (any Error).self) { try imageHeader(B.text(text)) }
    #expect(error.map { "\($0)" } == "‘x.jpg’ is no image that can be read")
  }

  @Test func `a pipe is not read, for it can be read only once`() throws {
    let pipe = FileValue(.stream(BytesSource(B.png(B.pngSize(3, 2)))), name: "stdin")
    #expect(throws: (any Error).self) { try ImageHeader(of: pipe, in: valueHost()) }
    #expect(try pipe.bytes(in: valueHost()).count == 33)
  }
}
