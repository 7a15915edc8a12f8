import FileTransactions
import ShortcutKit

/// Finds where files can be saved in a folder, and everything that is in the way.
///
/// The folder is read once and each file looked at once, so the time is in proportion to their numbers.
struct SaveCheck {
  private struct Source {
    let file: FileValue
    /// What stands on disk; nil for what is in memory or in a pipe.
    let status: FileStatus?
  }

  private let folder: Path
  private let ifExists: IfExists
  private let host: RunHost
  private let folderIsThere: Bool
  private var sources: [Source] = []
  private var taken: Set<FileName> = []
  private var items: [SavePlan.Item] = []
  private var problems: [String] = []
  private var exists: [Path] = []

  /// Plans to save files under the names that they have.
  ///
  /// Throws `ActionFailure` with all that is wrong; nothing has been written then.
  static func plan(
    _ files: [FileValue], in folder: Path, makingFolder: Bool, ifExists: IfExists, host: RunHost
  ) throws -> SavePlan {
    var check = try SaveCheck(folder, makingFolder: makingFolder, ifExists, host)
    for file in files { check.add(file) }
    if check.problems.isEmpty { try check.findTaken() }
    if check.problems.isEmpty {
      if ifExists == .keepBoth { check.placeNumbered() } else { check.place() }
    }
    try check.refuse()
    return SavePlan(folder: folder, makesFolder: !check.folderIsThere, items: check.items)
  }

  private init(_ folder: Path, makingFolder: Bool, _ ifExists: IfExists, _ host: RunHost) throws {
    self.folder = folder
    self.ifExists = ifExists
    self.host = host
    folderIsThere = try host.files.isThere(folder, canBeMade: makingFolder)
  }

  private func refuse() throws {
    if !problems.isEmpty { throw ActionFailure(problems, code: "conflict") }
    if exists.isEmpty { return }
    throw ActionFailure(
      exists.count == 1 ? "\(listed(exists)) exists already" : "\(listed(exists)) exist already",
      help: "‘if-exists’ says what to do then: replace, keep-both or skip", code: "exists")
  }

  /// Looks at a file to save.
  private mutating func add(_ file: FileValue) {
    if let defect = file.name.defect {
      problems.append("‘\(file.name)’ cannot be the name of a file: it \(defect)")
    }
    guard let path = file.path else { return sources.append(Source(file: file, status: nil)) }
    do {
      let status = try host.files.status(of: path, followingLinks: true)
      if status.kind == .folder { problems.append("‘\(path)’ is a folder; only files can be saved") }
      sources.append(Source(file: file, status: status))
    } catch { problems.append("\(error)") }
  }

  /// Finds out which names are taken: by a look at the one that is needed, else by reading the folder.
  private mutating func findTaken() throws {
    guard folderIsThere else { return }
    if sources.count == 1, let name = sources.first?.file.name {
      guard host.files.statusIfPresent(of: folder.appending(name), followingLinks: false) != nil else { return }
      taken = [name]
      if ifExists != .keepBoth { return }
    }
    taken = Set(try host.files.entries(of: folder).map(\.name))
  }

  private mutating func placeNumbered() {
    var names = NumberedNames(taken: taken)
    // Whoever's name is free gets it, before others get numbers: of ‘a’ and ‘a 2’, both stay what they are.
    let isFree = sources.map { names.take($0.file.name) }
    for (source, isFree) in zip(sources, isFree) {
      let name = isFree ? source.file.name : names.takeNumbered(source.file.name)
      append(source, folder.appending(name), .new)
    }
  }

  private mutating func place() {
    var first: [FileName: Int] = [:]
    var shared: [Int: [Int]] = [:]
    let identities = Set(sources.compactMap { $0.status?.identity })
    for (number, source) in sources.enumerated() {
      let name = source.file.name
      if let first = first[name] {
        shared[first, default: [first]].append(number)
        continue
      }
      first[name] = number
      if taken.contains(name) {
        placeOverExisting(source, identities)
      } else {
        append(source, folder.appending(name), .new)
      }
    }
    for (_, numbers) in shared.sorted(by: { $0.key < $1.key }) {
      let names = numbers.map { sources[$0].file.path ?? Path(bytes: sources[$0].file.name.bytes) }
      let target = folder.appending(sources[numbers[0]].file.name)
      problems.append(
        "\(listed(names)) would \(names.count == 2 ? "both" : "all") be saved as ‘\(target)’; "
          + "‘if-exists: keep-both’ gives them numbers")
    }
  }

  private mutating func placeOverExisting(_ source: Source, _ identities: Set<FileStatus.Identity>) {
    let target = folder.appending(source.file.name)
    let status = host.files.statusIfPresent(of: target)
    if let identity = source.status?.identity, identity == status?.identity {
      items.append(SavePlan.Item(file: source.file, target: target, step: .nothing))
      return
    }
    switch ifExists {
    case .fail: exists.append(target)
    case .skip, .keepBoth: return
    case .replace:
      if status?.kind == .folder {
        problems.append("‘\(target)’ is a folder, which no file replaces")
      } else if let identity = status?.identity, identities.contains(identity) {
        problems.append("‘\(target)’ would be replaced, and is to be saved itself")
      } else {
        append(source, target, .replace)
      }
    }
  }

  private mutating func append(_ source: Source, _ target: Path, _ mode: WriteMode) {
    var step = SavePlan.Step.write(mode)
    if let path = source.file.path, source.status?.kind == .regular { step = .copy(path, mode) }
    items.append(SavePlan.Item(file: source.file, target: target, step: step))
  }
}

extension FileStatus {
  /// What makes two names the names of one file.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  fileprivate var identity: Identity { Identity(device: device, inode: inode) }
}

extension FileSystem {
  /// Whether a folder exists. Throws where it can be neither written to nor made.
  fileprivate func isThere(_ folder: Path, canBeMade: Bool) throws -> Bool {
    var path = folder.isEmpty ? Path(".") : folder
    while true {
      do {
        let isFolder = try status(of: path, followingLinks: true).kind == .folder
        guard isFolder else { throw ActionFailure("‘\(path)’ is no folder", code: "not-a-folder") }
        guard isWritable(path) else {
          throw ActionFailure("the folder ‘\(path)’ is write-protected", code: "not-permitted")
        }
        return path == folder
      } catch let error as FileError where error.reason == .missing && path.folder != path {
        guard canBeMade else { throw ActionFailure("there is no folder ‘\(folder)’", code: "not-found") }
        path = path.folder
      }
    }
  }
}
