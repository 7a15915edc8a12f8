import FileTransactions

/// Completes the path that somebody types.
struct PathCompletion: Sendable {
  /// What a path can go on with.
  struct Result: Equatable {
    /// What all names that fit go on with.
    var addition: String
    /// The names that fit, where there are several; folders end with a slash.
    var candidates: [String]
  }

  private let files: any FileSystem
  private let home: String?

  init(files: any FileSystem, home: String?) {
    self.files = files
    self.home = home
  }

  /// What a path goes on with; nil where no name fits.
  func complete(_ text: String) -> Result? {
    let slash = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (String(text[..<slash]), text[slash...])
    guard !folder.isEmpty || start != "~" else { return Result(addition: "/", candidates: []) }
    let names = names(in: folder, startingWith: start)
    guard let first = names.first else { return nil }
    let common = names.dropFirst().reduce(first[...]) { $0.sharedStart($1) }
    return Result(addition: String(common.dropFirst(start.count)), candidates: names.count > 1 ? names : [])
  }

  private func names(in folder: String, startingWith start: Substring) -> [String] {
    var path = Path(folder.isEmpty ? "." : folder)
    if folder.hasPrefix("~/"), let home { path = Path(home + folder.dropFirst(1)) }
    let entries: [FolderEntry]
    // A folder that cannot be read has no names to offer.
    do { entries = try files.entries(of: path) } catch { return [] }
    let fitting = entries.filter { entry in
      let name = entry.name.description
      // Hidden names are offered to those who ask for them.
      return name.hasPrefix(start) && name.hasPrefix(".") == start.hasPrefix(".")
    }
    return fitting.map { $0.name.description + (isFolder($0, in: path) ? "/" : "") }.sorted()
  }

  private func isFolder(_ entry: FolderEntry, in folder: Path) -> Bool {
    // What the folder calls a link may lead to another one.
    if let kind = entry.kind, kind != .symbolicLink { return kind == .folder }
    return files.statusIfPresent(of: folder.appending(entry.name))?.kind == .folder
  }
}

extension Substring {
  /// What both texts start with.
  fileprivate func sharedStart(_ other: String) -> Substring { prefix(zip(self, other).prefix { $0 == $1 }.count) }
}
