/// The folders of a plan, each looked at once.
struct RenameFolders {
  struct Folder {
    /// The absolute path without links.
    let path: Path
    let device: UInt64
    let isWritable: Bool
    /// Whether names that differ only in case are one name here.
    var ignoresCase = false
    fileprivate var isProbed = false
  }

  private let files: any FileSystem
  private(set) var all: [Folder] = []
  private var numbers: [Path: Result<Int, FileError>] = [:]
  private var numbersOfResolved: [Path: Int] = [:]
  /// Most steps are in the same folder as the one before.
  private var latest: (path: Path, number: Int)?

  init(_ files: any FileSystem) { self.files = files }

  /// The number of the folder that a path, as it is written, leads to.
  mutating func number(of path: Path) throws(FileError) -> Int {
    if let latest, latest.path == path { return latest.number }
    if numbers[path] == nil {
      do { numbers[path] = .success(try find(path)) } catch { numbers[path] = .failure(error) }
    }
    guard let number = try numbers[path]?.get() else { return try find(path) }
    latest = (path, number)
    return number
  }

  /// Finds out whether a folder ignores case, from a file that is in it.
  mutating func probe(_ number: Int, with name: FileName, _ status: FileStatus) {
    guard !all[number].isProbed, let other = name.withOtherCase else { return }
    all[number].isProbed = true
    all[number].ignoresCase = ignoresCase(all[number].path, name, status, other)
  }

  /// Finds out whether a folder ignores case where no file in it is known: as the one it is in does.
  mutating func probeByItself(_ number: Int) {
    let folder = all[number]
    guard !folder.isProbed, let other = folder.path.name.withOtherCase,
      let status = files.statusIfPresent(of: folder.path, followingLinks: false)
    else { return }
    all[number].isProbed = true
    all[number].ignoresCase = ignoresCase(folder.path.folder, folder.path.name, status, other)
  }

  private func ignoresCase(_ folder: Path, _ name: FileName, _ status: FileStatus, _ other: FileName) -> Bool {
    let found = files.statusIfPresent(of: folder.appending(other), followingLinks: false)
    guard let found, found.inode == status.inode, found.device == status.device else { return false }
    // A second name of the same file is in the list; a second spelling of its name is not.
    do { return try !files.entries(of: folder).contains { $0.name == other } } catch { return false }
  }

  private mutating func find(_ path: Path) throws(FileError) -> Int {
    let resolved = try resolve(path)
    if let number = numbersOfResolved[resolved] { return number }
    let status = try files.status(of: resolved, followingLinks: false)
    if status.kind != .folder { throw FileError(.notFolder, "find", path, detail: "it is no folder") }
    all.append(Folder(path: resolved, device: status.device, isWritable: files.isWritable(resolved)))
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
}

extension FileName {
  /// The name with its first letter, of those that have a case in ASCII, in the other case; nil without such a letter.
  fileprivate var withOtherCase: FileName? {
    let isLetter = { (byte: UInt8) in (0x41...0x5A).contains(byte & 0xDF) }
    guard let place = bytes.firstIndex(where: isLetter) else { return nil }
    var other = bytes
    other[place] ^= 0x20
    return FileName(bytes: other)
  }
}
