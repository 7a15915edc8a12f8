import FileTransactions
import ShortcutKit

/// Finds the paths of a pattern. Each folder is listed once, whatever the pattern, and nothing is asked of the system
/// about a file that its folder says already.
struct GlobWalk {
  /// A folder to look into, and the components of the pattern that its entries may match.
  private struct Visit {
    let folder: Path
    var places: Set<Int>
  }

  private let pattern: GlobPattern
  private let files: any FileSystem
  private var visits: [Visit]
  private var found: [Path] = []

  init(_ pattern: GlobPattern, in files: any FileSystem) {
    self.pattern = pattern
    self.files = files
    visits = [Visit(folder: pattern.start, places: [0])]
  }

  /// The paths, in natural order. A folder that cannot be read is an error.
  mutating func paths() throws -> [Path] {
    while let visit = visits.popLast() {
      try Interruption.check()
      try look(into: visit)
    }
    return found.inNaturalOrder()
  }

  private mutating func look(into visit: Visit) throws(FileError) {
    var visit = visit
    // `**` may also stand for no folder at all.
    for place in visit.places {
      if case .folders = pattern.components[place], !isLast(place) { visit.places.insert(place + 1) }
    }
    if visit.places.count == 1, let place = visit.places.first, case .name(let name) = pattern.components[place] {
      return try step(to: name, visit.folder, place)
    }
    for entry in try entries(of: visit.folder) { try match(entry, visit) }
  }

  /// Goes on with a known name, which needs no listing.
  private mutating func step(to name: FileName, _ folder: Path, _ place: Int) throws(FileError) {
    let path = folder.appending(name)
    guard isLast(place) else { return visits.append(Visit(folder: path, places: [place + 1])) }
    do {
      let kind = try files.status(of: path, followingLinks: false).kind
      if isWanted(path, kind) { found.append(path) }
    } catch {
      if !error.meansNothingThere { throw error }
    }
  }

  private func entries(of folder: Path) throws(FileError) -> [FolderEntry] {
    do { return try files.entries(of: folder) } catch {
      if error.meansNothingThere { return [] }
      throw error
    }
  }

  private mutating func match(_ entry: FolderEntry, _ visit: Visit) throws(FileError) {
    let path = visit.folder.appending(entry.name)
    var next: Set<Int> = []
    var isFound = false
    var kind = entry.kind
    for place in visit.places {
      let fits: Bool
      switch pattern.components[place] {
      case .name(let name): fits = name == entry.name
      case .pattern(let pattern): fits = pattern.matches(entry.name)
      case .folders:
        if entry.name.isHidden { continue }
        if kind == nil { kind = try files.status(of: path, followingLinks: false).kind }
        if kind == .folder { next.insert(place) }
        fits = isLast(place)
        if fits { isFound = true }
        continue
      }
      if fits, isLast(place) { isFound = true } else if fits { next.insert(place + 1) }
    }
    if !isFound, next.isEmpty { return }
    if kind == nil { kind = try files.status(of: path, followingLinks: false).kind }
    guard let kind else { return }
    if isFound, isWanted(path, kind) { found.append(path) }
    if !next.isEmpty, kind == .folder || kind == .symbolicLink { visits.append(Visit(folder: path, places: next)) }
  }

  private func isLast(_ place: Int) -> Bool { place == pattern.components.count - 1 }

  /// Patterns are for files, those with a slash at their end for folders; a link counts as what it leads to.
  private func isWanted(_ path: Path, _ kind: FileStatus.Kind) -> Bool {
    let isFolder =
      kind == .folder || kind == .symbolicLink && files.statusIfPresent(of: path)?.kind == .folder
    return isFolder == pattern.wantsFolders
  }
}

extension FileError {
  /// Whether this says that there is no such file, or no such folder.
  fileprivate var meansNothingThere: Bool { reason == .missing || reason == .notFolder }
}
