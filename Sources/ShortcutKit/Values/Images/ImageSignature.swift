import FileTransactions

extension FileType {
  /// So many bytes are enough to recognise an image.
  static let signatureSize = 1 << 12

  /// The type of the image that starts so; nil where these bytes start none that is known.
  init?(ofImageStartingWith head: [UInt8]) {
    guard let identifier = Self.identifier(ofImageStartingWith: head) else { return nil }
    self.init(identifier)
  }

  private static func identifier(ofImageStartingWith head: [UInt8]) -> String? {
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "public.png" }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "public.jpeg" }
    if head.holds("GIF87a", at: 0) || head.holds("GIF89a", at: 0) { return "com.compuserve.gif" }
    if head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return "public.tiff" }
    if head.holds("RIFF", at: 0), head.holds("WEBP", at: 8) { return "org.webmproject.webp" }
    // Behind the size of the file stand four bytes that are zero; two letters alone could start any text.
    if head.holds("BM", at: 0), head.number(at: 6, size: 4, .little) == 0 { return "com.microsoft.bmp" }
    return head.holds("ftyp", at: 4) ? identifier(ofBrandIn: head) : isDrawing(head) ? "public.svg-image" : nil
  }

  /// HEIC, HEIF and AVIF by the main brand of the file (ISO/IEC 23008-12 §10, AVIF §6).
  private static func identifier(ofBrandIn head: [UInt8]) -> String? {
    switch String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self) {
    case "heic", "heix", "hevc", "hevx", "heim", "heis": "public.heic"
    case "mif1", "msf1": "public.heif"
    case "avif", "avis": "public.avif"
    default: nil
    }
  }

  private static func isDrawing(_ head: [UInt8]) -> Bool {
    let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return text.hasPrefix("<svg") || (text.hasPrefix("<?xml") || text.hasPrefix("<!--")) && text.contains("<svg")
  }
}

extension FileValue {
  /// The file as an image: its type says so, or, where its name tells no type, its content.
  func asImage(in host: RunHost) throws(CoercionFailure) -> FileValue {
    let isFolder = path.flatMap { host.files.statusIfPresent(of: $0) }?.kind == .folder
    if !isFolder, type.conforms(to: .image) { return self }
    do {
      if !isFolder, type == .data, let image = try recognizedImage(in: host) { return image }
    } catch {
      throw CoercionFailure(.file(self), expected: .file, .because("\(error)"))
    }
    let found = isFolder ? "the folder ‘\(name)’" : Value.file(self).inWords
    let why = isFolder || type == .data ? "" : ", whose type is \(type.identifier)"
    throw CoercionFailure(.file(self), expected: .file, .because("expected an image, found \(found)\(why)"))
  }

  private func recognizedImage(in host: RunHost) throws(FileError) -> FileValue? {
    let source = try open(in: host)
    var head: [UInt8] = []
    while head.count < FileType.signatureSize {
      let piece = try source.read(upTo: FileType.signatureSize - head.count)
      if piece.isEmpty { break }
      head += piece
    }
    guard let type = FileType(ofImageStartingWith: head) else { return nil }
    // A pipe can be read only once: what was taken from it is put in front again.
    guard case .stream = content else { return FileValue(content, name: name, type: type) }
    return FileValue(.stream(ResumedSource(head, before: source)), name: name, type: type)
  }
}

/// Bytes that were read already, and the rest of their source.
private final class ResumedSource: ByteSource {
  private let head: BytesSource
  private let rest: any ByteSource

  init(_ head: [UInt8], before rest: any ByteSource) {
    self.head = BytesSource(head)
    self.rest = rest
  }

  func read(upTo limit: Int) throws(FileError) -> [UInt8] {
    let piece = try head.read(upTo: limit)
    return piece.isEmpty ? try rest.read(upTo: limit) : piece
  }
}
