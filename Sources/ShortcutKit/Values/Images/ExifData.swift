import FileTransactions

/// Exif data (CIPA DC-008): a TIFF within a file, or a whole one. Every place in it is one that the file claims, so all are
/// looked at once, and none leads to another in turn.
struct ExifData {
  private let bytes: ImageBytes
  private let start: Int
  private let size: Int?
  private let order: ByteOrder
  private let first: Int

  private static let mostDirectories = 8

  /// Data at a place of a file, of a size or up to the end; nil where there is none.
  init?(_ bytes: ImageBytes, at start: Int, size: Int?) throws(FileError) {
    let header = try bytes.bytes(at: start, count: min(8, size ?? 8))
    if header.starts(with: [0x49, 0x49, 42, 0]) {
      order = .little
    } else if header.starts(with: [0x4D, 0x4D, 0, 42]) {
      order = .big
    } else {
      return nil
    }
    guard let first = header.number(at: 4, size: 4, order) else { return nil }
    self.bytes = bytes
    self.start = start
    self.size = size
    self.first = first
  }

  /// When the picture was taken.
  func taken() throws(FileError) -> ExifTime? {
    let first = try firstDirectory()
    var directories = [first]
    if let place = first.number(.exif) { directories.insert(try directory(at: place), at: 0) }
    for directory in directories {
      if let text = try text(.dateTimeOriginal, in: directory), let time = ExifTime(text) {
        let offset = try self.text(.offsetTimeOriginal, in: directory)
        return time.withOffset(offset ?? "")
      }
    }
    return nil
  }

  func firstDirectory() throws(FileError) -> ExifDirectory { try directory(at: first) }

  /// The directories that one points to.
  func directories(below parent: ExifDirectory) throws(FileError) -> [ExifDirectory] {
    guard let entry = parent.entry(.subdirectories) else { return [] }
    let count = min(entry.count, Self.mostDirectories)
    let places = count == 1 ? entry.inline : try piece(at: entry.number, count: count * 4)
    var directories: [ExifDirectory] = []
    for index in 0..<count {
      guard let place = places.number(at: index * 4, size: 4, order) else { break }
      directories.append(try directory(at: place))
    }
    return directories.filter { !$0.isReduced }
  }

  private func directory(at place: Int) throws(FileError) -> ExifDirectory {
    let count = try piece(at: place, count: 2).number(at: 0, size: 2, order) ?? 0
    return ExifDirectory(try piece(at: place + 2, count: min(count, ExifDirectory.mostEntries) * 12), order)
  }

  private func text(_ tag: ExifTag, in directory: ExifDirectory) throws(FileError) -> String? {
    guard let entry = directory.entry(tag), entry.kind == .ascii else { return nil }
    let bytes =
      entry.count <= 4
      ? Array(entry.inline.prefix(entry.count)) : try piece(at: entry.number, count: min(entry.count, 64))
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Some bytes of the data; what lies outside of it is left out.
  private func piece(at place: Int, count: Int) throws(FileError) -> [UInt8] {
    let count = size.map { min(count, $0 - place) } ?? count
    return try bytes.bytes(at: start + place, count: count)
  }
}
