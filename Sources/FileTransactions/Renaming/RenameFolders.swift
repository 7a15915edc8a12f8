/// The folders of a plan, each looked at once.
struct RenameFolders {
  struct Folder {
    /// The absolute path without links.
    let path: Path
    let device: UInt64
    let isWritable: Bool
    /// Whether names that differ only in case are one name here.
    fileprivate(set) var ignoresCase = false
    fileprivate var isProbed = false
    /// The length of the folder itself, which grows with the number of its entries.
    fileprivate let size: Int64
    fileprivate var uses = 0
    fileprivate var entries: [FileName: FolderEntry]?
  }

  private let files: any FileSystem
  private(set) var all: [Folder] = []
  private var numbers: [Path: Result<Int, FileError>] = [:]
  private var numbersOfResolved: [Path: Int] = [:]
  /// Most steps are in the same folder as the one before.
  private var latest: (path: Path, number: Int)?

  init(_ files: any FileSystem) { self.files = files }

  /// The number of the folder that a path, as it is written, leads to. Each call announces the use of a name in it.
  mutating func number(of path: Path) throws(FileError) -> Int {
    let number = try latest?.path == path ? latest?.number : look(up: path)
    guard let number else { return try find(path) }
    latest = (path, number)
    all[number].uses += 1
    return number
  }

  private mutating func look(up path: Path) throws(FileError) -> Int? {
    if numbers[path] == nil {
      do { numbers[path] = .success(try find(path)) } catch { numbers[path] = .failure(error) }
    }
    return try numbers[path]?.get()
  }

  private mutating func find(_ path: Path) throws(FileError) -> Int {
    let resolved = try resolve(path)
    if let number = numbersOfResolved[resolved] { return number }
    let status = try files.status(of: resolved, followingLinks: false)
    if status.kind != .folder { throw FileError(.notFolder, "find", path, detail: "it is no folder") }
    all.append(
      Folder(path: resolved, device: status.device, isWritable: files.isWritable(resolved), size: status.size))
    numbersOfResolved[resolved] = all.count - 1
    return all.count - 1
  }

  /// A path such as `file/../folder`, which the system does not walk, means what its text means.
  private func resolve(_ path: Path) throws(FileError) -> Path {
    do { return try files.resolved(path) } catch {
      let plain = path.normalized
      guard plain != path else { throw error }
      do { return try files.resolved(plain) } catch let second { throw second.about(path) }
    }
  }

  // MARK: Names in the folders

  /// What stands under a name in a folder; nil where nothing does.
  mutating func entry(_ name: FileName, in number: Int) throws(FileError) -> FolderEntry? {
    if isWorthListing(all[number]) {
      all[number].entries = [:]
      for entry in try files.entries(of: all[number].path) { all[number].entries?[entry.name] = entry }
    }
    if let entries = all[number].entries, !all[number].ignoresCase {
      guard let entry = entries[name] else { return nil }
      if entry.kind != nil { return entry }
    }
    do {
      let status = try files.status(of: all[number].path.appending(name), followingLinks: false)
      probe(number, with: name)
      return FolderEntry(name: name, kind: status.kind, inode: status.inode)
    } catch {
      if error.reason == .missing { return nil }
      throw error
    }
  }

  /// Whether to read a folder once rather than to ask for each name, which costs about as much as eight entries.
  ///
  /// An entry takes 16 bytes of the folder or more on every file system.
  private func isWorthListing(_ folder: Folder) -> Bool {
    folder.entries == nil && folder.isProbed && folder.uses > 8 && folder.size / 16 < 8 * Int64(folder.uses)
  }

  /// Finds out whether a folder ignores case, from a file that is in it.
  private mutating func probe(_ number: Int, with name: FileName) {
    if all[number].isProbed { return }
    guard let other = name.withOtherCase else { return probeByItself(number) }
    all[number].isProbed = true
    all[number].ignoresCase = stands(under: other, unlistedIn: all[number].path)
  }

  /// Finds out whether a folder ignores case where no file in it is known: as the one it is in does.
  mutating func probeByItself(_ number: Int) {
    let path = all[number].path
    guard !all[number].isProbed, let other = path.name.withOtherCase else { return }
    all[number].isProbed = true
    all[number].ignoresCase = stands(under: other, unlistedIn: path.folder)
  }

  /// Whether something stands under a name that the folder does not list: it is another spelling of one it lists.
  private func stands(under name: FileName, unlistedIn folder: Path) -> Bool {
    guard files.statusIfPresent(of: folder.appending(name), followingLinks: false) != nil else { return false }
    do { return try !files.entries(of: folder).contains { $0.name == name } } catch { return false }
  }
}

extension FileName {
  /// The name with its first letter, of those that have a case in ASCII, in the other case; nil without such a letter.
  fileprivate var withOtherCase: FileName? {
    guard let place = bytes.firstIndex(where: { (0x41...0x5A).contains($0 & 0xDF) }) else { return nil }
    var other = bytes
    other[place] ^= 0x20
    return FileName(bytes: other)
  }
}
