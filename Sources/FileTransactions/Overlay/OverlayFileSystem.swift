import Synchronization

/// The files as they would be: for a dry run, which changes nothing.
///
/// Reading shows the files below with all changes so far. A change is checked as the real one is, remembered, and
/// reported in one line, such as “would rename ‘a’ to ‘b’”. What is written is kept in memory.
public final class OverlayFileSystem: FileSystem {
  let below: any FileSystem
  let now: @Sendable () -> FileStatus.Moment
  let onChange: @Sendable (String) -> Void
  let tree = Mutex(OverlayTree())
  private let resolvedFolders = Mutex<[Path: Path]>([:])

  /// Lays changes over a file system; `now` is when a file that is written changes.
  public init(
    over below: any FileSystem, now: @escaping @Sendable () -> FileStatus.Moment,
    onChange: @escaping @Sendable (String) -> Void
  ) {
    self.below = below
    self.now = now
    self.onChange = onChange
  }

  /// What stands at a path, after the changes.
  public func status(of path: Path, followingLinks: Bool) throws(FileError) -> FileStatus {
    try status(at: followingLinks ? target(of: path) : place(of: path), "find", path)
  }

  /// The entries of a folder, after the changes.
  public func entries(of folder: Path) throws(FileError) -> [FolderEntry] {
    let place = try target(of: folder)
    let changes = tree.withLock { $0.changes(in: place) }
    var entries: [FolderEntry] = []
    switch tree.withLock({ $0.content(at: place) }) {
    case .below(let path): entries = try below.entries(of: path).filter { changes[$0.name] == nil }
    case .folder: break
    case .draft: throw FileError(.notFolder, "list", folder, detail: "it is no folder")
    case .gone: throw missing("list", folder)
    }
    for name in changes.keys {
      guard let status = try statusIfThere(at: place.appending(name)) else { continue }
      entries.append(FolderEntry(name: name, kind: status.kind, inode: status.inode))
    }
    return entries
  }

  /// Opens a file as it would be.
  public func open(_ path: Path) throws(FileError) -> any ByteSource {
    switch tree.withLock({ [place = try target(of: path)] in $0.content(at: place) }) {
    case .below(let file):
      do { return try below.open(file) } catch { throw error.about(path) }
    case .draft(let draft): return OverlayDraftSource(draft, above: below)
    case .folder: throw FileError(.isFolder, "read", path, detail: "it is a folder")
    case .gone: throw missing("read", path)
    }
  }

  /// The absolute path that a link-free walk leads to, after the changes.
  public func resolved(_ path: Path) throws(FileError) -> Path {
    let place = try target(of: path)
    _ = try status(at: place, "find", path)
    return place
  }

  /// Whether the process could write to a file, or make files in a folder.
  public func isWritable(_ path: Path) -> Bool {
    do {
      switch tree.withLock({ [place = try target(of: path)] in $0.content(at: place) }) {
      case .below(let file): return below.isWritable(file)
      case .draft(let draft): return draft.status.permissions & 0o200 != 0
      case .folder: return true
      case .gone: return false
      }
    } catch { return false }
  }

  /// The working directory.
  public var workingFolder: Path { get throws(FileError) { try below.workingFolder } }

  // MARK: Places in the tree

  /// The place of a path in the tree; a link at its end is not followed.
  func place(of path: Path) throws(FileError) -> Path {
    if path.isEmpty { throw missing("find", path) }
    let absolute = path.isAbsolute ? path : try workingFolder.appending(path)
    let name = absolute.name
    if name.defect != nil { return resolvedFolder(absolute) }
    return resolvedFolder(absolute.folder).appending(name)
  }

  /// The place of what a path leads to.
  func target(of path: Path) throws(FileError) -> Path {
    var place = try place(of: path)
    // The system's own limit.
    for _ in 0..<40 {
      guard case .below(let file) = tree.withLock({ $0.content(at: place) }),
        below.statusIfPresent(of: file, followingLinks: false)?.kind == .symbolicLink
      else { return place }
      do { place = try self.place(of: below.resolved(file)) } catch { throw error.about(path) }
    }
    return place
  }

  /// The status of what stands at a place of the tree.
  func status(at place: Path, _ operation: String, _ path: Path) throws(FileError) -> FileStatus {
    switch tree.withLock({ $0.content(at: place) }) {
    case .below(let file):
      do { return try below.status(of: file, followingLinks: false) } catch { throw error.about(path, operation) }
    case .draft(let draft): return draft.status
    case .folder(let status): return status
    case .gone: throw missing(operation, path)
    }
  }

  /// The status of what stands at a place of the tree; nil where nothing does.
  func statusIfThere(at place: Path) throws(FileError) -> FileStatus? {
    do { return try status(at: place, "find", place) } catch {
      if error.reason == .missing { return nil }
      throw error
    }
  }

  func missing(_ operation: String, _ path: Path) -> FileError {
    FileError(.missing, operation, path, detail: "no such file or directory")
  }

  /// A folder's path without links; the end of it that is not there below is taken as it is written.
  private func resolvedFolder(_ folder: Path) -> Path {
    if let known = resolvedFolders.withLock({ $0[folder] }) { return known }
    var there = folder
    var rest: [FileName] = []
    var found: Path?
    while found == nil {
      do { found = try below.resolved(there) } catch {
        rest.append(there.name)
        if there.folder == there { break }
        there = there.folder
      }
    }
    let resolved = rest.reversed().reduce(found ?? "/") { $0.appending($1) }.normalized
    resolvedFolders.withLock { $0[folder] = resolved }
    return resolved
  }
}
