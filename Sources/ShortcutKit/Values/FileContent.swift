public import FileTransactions
public import Foundation

extension FileValue {
  /// The content, in pieces.
  public func open(in host: RunHost) throws(FileError) -> any ByteSource {
    switch content {
    case .path(let path): try host.files.open(path)
    case .bytes(let bytes): BytesSource(bytes)
    case .stream(let source): source
    }
  }

  /// The whole content.
  public func bytes(in host: RunHost) throws(FileError) -> [UInt8] {
    if case .bytes(let bytes) = content { return bytes }
    return try open(in: host).readAll()
  }

  /// The size in bytes; nil where it is not known without reading, and for folders, which have none of their own.
  public func size(in host: RunHost) -> Int64? {
    switch content {
    case .path(let path): host.files.statusIfPresent(of: path).flatMap { $0.kind == .folder ? nil : $0.size }
    case .bytes(let bytes): Int64(bytes.count)
    case .stream: nil
    }
  }

  /// The type; what is a folder on disk is `public.folder`, whatever its name looks like.
  public func type(in host: RunHost) -> FileType {
    if let path, host.files.statusIfPresent(of: path)?.kind == .folder { return .folder }
    return type
  }

  /// When the content last changed; nil for what is not on disk.
  public func modified(in host: RunHost) -> Date? {
    path.flatMap { host.files.statusIfPresent(of: $0)?.modified }.map(Date.init)
  }

  /// The content as text: UTF-8, UTF-16 with a byte order mark, else Latin-1.
  func text(in host: RunHost) throws(CoercionFailure) -> String {
    let bytes: [UInt8]
    do { bytes = try self.bytes(in: host) } catch {
      if error.reason == .isFolder {
        let hint = "get-folder-contents gets what is in it, and .path is its path"
        throw CoercionFailure(
          .file(self), expected: .text, .because("‘\(name)’ is a folder, which holds no text; \(hint)"))
      }
      throw CoercionFailure(.file(self), expected: .text, .because("\(error)"))
    }
    guard let text = Self.decoded(bytes) else {
      throw CoercionFailure(
        .file(self), expected: .text, .because("‘\(name)’ holds no text; its type is \(type.identifier)"))
    }
    return text
  }

  /// The text that bytes are, or nil where they are none.
  package static func decoded(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return decoded(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return String(bytes: bytes, encoding: .utf16)
    }
    let holdsControls = bytes.contains { $0 < 0x20 && !(0x07...0x0D).contains($0) && $0 != 0x1B }
    if let text = String(validating: bytes, as: UTF8.self) { return bytes.contains(0) ? nil : text }
    if holdsControls { return nil }
    return String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) }))
  }
}

extension FileStatus.Moment {
  /// The moment of a date.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    self.init(
      seconds: Int64(seconds), nanoseconds: Int32(((date.timeIntervalSince1970 - seconds) * 1e9).rounded(.down)))
  }
}

extension Date {
  /// The date of a file system's moment.
  public init(_ moment: FileStatus.Moment) {
    self.init(timeIntervalSince1970: Double(moment.seconds) + Double(moment.nanoseconds) / 1e9)
  }
}
