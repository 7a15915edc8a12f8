/// The files of the world, or of a test, or of a dry run.
///
/// Relative paths are relative to the working directory. Calls may block; they look for cancellation where they
/// could block for long.
public protocol FileSystem: Sendable {
  /// What stands at a path. A link at its end is followed unless `followingLinks` is false.
  func status(of path: Path, followingLinks: Bool) throws(FileError) -> FileStatus
  /// The entries of a folder, without `.` and `..`, in no order.
  func entries(of folder: Path) throws(FileError) -> [FolderEntry]
  /// Opens a file (or a pipe) for reading from its start.
  func open(_ path: Path) throws(FileError) -> any ByteSource
  /// Opens a file for writing. With `.new`, nothing that exists is touched.
  func create(_ path: Path, _ mode: WriteMode) throws(FileError) -> any ByteSink
  /// Makes a folder and, where they are missing, the folders it is in. An existing folder is no error.
  func makeFolder(_ path: Path) throws(FileError)
  /// Renames all of a plan or nothing.
  func perform(_ plan: RenamePlan) throws(RenamePlanError)
  /// Copies a regular file with its permissions and times to a new name, as a whole: it appears when it is complete.
  func copy(_ source: Path, to target: Path, _ mode: WriteMode) throws(FileError)
  /// Removes a file.
  func remove(_ path: Path) throws(FileError)
  /// The absolute path that a link-free walk leads to.
  func resolved(_ path: Path) throws(FileError) -> Path
  /// Whether the process may write to a file, or make files in a folder.
  func isWritable(_ path: Path) -> Bool
  /// The working directory.
  var workingFolder: Path { get throws(FileError) }
}

extension FileSystem {
  /// Whether somebody may write, by the permissions alone.
  public func isWritable(_ path: Path) -> Bool {
    statusIfPresent(of: path).map { $0.permissions & 0o222 != 0 } ?? false
  }

  /// What stands at a path, or nil where nothing does or it cannot be seen. Links are followed.
  public func statusIfPresent(of path: Path, followingLinks: Bool = true) -> FileStatus? {
    do { return try status(of: path, followingLinks: followingLinks) } catch { return nil }
  }
}

/// One entry of a folder.
public struct FolderEntry: Sendable, Hashable {
  /// Its name.
  public let name: FileName
  /// What it is, where the folder itself says so.
  public let kind: FileStatus.Kind?
  /// The number of the file on its device, as the folder has it.
  public let inode: UInt64

  /// Makes an entry.
  public init(name: FileName, kind: FileStatus.Kind?, inode: UInt64 = 0) {
    self.name = name
    self.kind = kind
    self.inode = inode
  }
}

/// How a file is opened for writing.
public enum WriteMode: Sendable, Hashable {
  /// The file must not exist.
  case new
  /// The file appears, replacing an older one, when it is closed; until then the older one is whole.
  case replace
  /// What is written goes behind what the file holds; it is made where it is missing.
  case append
}

/// Bytes that come in pieces.
public protocol ByteSource: AnyObject, Sendable {
  /// The next bytes, at most `limit`; empty at the end. Blocks until there are some.
  func read(upTo limit: Int) throws(FileError) -> [UInt8]
  /// Goes on so many bytes further, or to the end.
  func skip(_ count: Int) throws(FileError)
}

/// Bytes that go out in pieces.
public protocol ByteSink: AnyObject, Sendable {
  /// Writes all the bytes.
  func write(_ bytes: [UInt8]) throws(FileError)
  /// Finishes: what was written is there, under its name, when this returns.
  func close() throws(FileError)
  /// Gives up: a file being made or replaced is left as it was before.
  func discard()
}

extension ByteSource {
  /// Reads so many bytes and forgets them.
  public func skip(_ count: Int) throws(FileError) { try readAway(count) }

  func readAway(_ count: Int) throws(FileError) {
    var left = count
    while left > 0 {
      let piece = try read(upTo: min(left, 1 << 16))
      if piece.isEmpty { return }
      left -= piece.count
    }
  }

  /// Everything that is left.
  public func readAll() throws(FileError) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let piece = try read(upTo: 1 << 16)
      if piece.isEmpty { return all }
      all.append(contentsOf: piece)
    }
  }
}
