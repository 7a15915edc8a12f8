public import FileTransactions

/// A file that flows: a reference to its content, with a name and a type.
///
/// The content is read only when it is needed, and in pieces.
public struct FileValue: Sendable {
  /// Where the content is.
  public enum Content: Sendable {
    /// In a file on disk.
    case path(Path)
    /// In memory.
    case bytes([UInt8])
    /// In an open pipe, which can be read once.
    case stream(any ByteSource)
  }

  private final class Storage: Sendable {
    let content: Content
    let name: FileName
    let givenType: FileType?

    init(_ content: Content, _ name: FileName, _ givenType: FileType?) {
      self.content = content
      self.name = name
      self.givenType = givenType
    }
  }

  private let storage: Storage

  /// Makes a file value; without a type, the name's extension decides.
  public init(_ content: Content, name: FileName, type: FileType? = nil) {
    storage = Storage(content, name, type)
  }

  /// A file on disk, under its own name.
  public init(_ path: Path) { self.init(.path(path), name: path.name) }

  /// Where the content is.
  public var content: Content { storage.content }

  /// The name, which need not be the one on disk.
  public var name: FileName { storage.name }

  /// The type, from what made the file or from the name's extension.
  public var type: FileType { storage.givenType ?? FileType(extension: name.pathExtension(.last).text ?? "") }

  /// Where the file is on disk; nil where it is not, or under another name.
  public var path: Path? {
    guard case .path(let path) = content else { return nil }
    return path
  }

  /// Whether the file exists on disk under the name it has here.
  public var isSaved: Bool { path.map { $0.name == name } ?? false }

  /// The same content under another name.
  public func named(_ name: FileName) -> FileValue {
    let keepsExtension = name.pathExtension(.last) == self.name.pathExtension(.last)
    return FileValue(content, name: name, type: keepsExtension ? storage.givenType : nil)
  }
}

extension FileValue: Hashable {
  /// Two files are equal if they are the same place or hold the same bytes, under one name.
  public static func == (left: FileValue, right: FileValue) -> Bool {
    guard left.name == right.name else { return false }
    switch (left.content, right.content) {
    case (.path(let left), .path(let right)): return left == right
    case (.bytes(let left), .bytes(let right)): return left == right
    case (.stream(let left), .stream(let right)): return left === right
    default: return false
    }
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
