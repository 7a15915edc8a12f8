/// The files of the system.
public struct POSIXFileSystem: FileSystem {
  /// Makes the file system; there is only one.
  public init() {}

  /// What stands at a path. A link at its end is followed unless `followingLinks` is false.
  public func status(of path: Path, followingLinks: Bool) throws(FileError) -> FileStatus {
    try SystemCall.status(of: path, followingLinks: followingLinks)
  }

  /// The entries of a folder, in the folder's order.
  public func entries(of folder: Path) throws(FileError) -> [FolderEntry] { try SystemCall.entries(of: folder) }

  /// Opens a file or a pipe for reading; a pipe that nobody has opened for writing yet is waited for.
  public func open(_ path: Path) throws(FileError) -> any ByteSource {
    FileDescriptorSource(try SystemCall.openForReading(path))
  }

  /// Makes a folder and the folders it is in, with the permissions that the umask leaves.
  public func makeFolder(_ path: Path) throws(FileError) {
    var missing = [path]
    while let folder = missing.last {
      do {
        try SystemCall.makeFolder(folder)
        missing.removeLast()
      } catch {
        if error.reason == .missing, folder.folder != folder {
          missing.append(folder.folder)
        } else {
          guard isFolder(folder) else { throw error.about(path) }
          missing.removeLast()
        }
      }
    }
  }

  private func isFolder(_ path: Path) -> Bool { statusIfPresent(of: path)?.kind == .folder }

  /// Removes a file; of a symbolic link, the link.
  public func remove(_ path: Path) throws(FileError) { try SystemCall.remove(path) }

  /// The absolute path that a link-free walk leads to.
  public func resolved(_ path: Path) throws(FileError) -> Path { try SystemCall.resolved(path) }

  /// Whether the process may write to a file, or make files in a folder.
  public func isWritable(_ path: Path) -> Bool { SystemCall.isWritable(path) }

  /// Whether the process may execute a file.
  package func isExecutable(_ path: Path) -> Bool { SystemCall.isExecutable(path) }

  /// The working directory.
  public var workingFolder: Path { get throws(FileError) { try SystemCall.workingFolder() } }
}
