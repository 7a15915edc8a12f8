import FileTransactions
import Foundation
import ShortcutKit

/// The shortcuts that can be run by name.
struct ShortcutShelf {
  /// A file, with the words that run it.
  struct Entry {
    /// The name that finds the file; its path where another file of the name is found first.
    let name: String
    let path: Path
  }

  /// A folder that is there and cannot be read.
  struct Problem {
    let error: FileError
  }

  private(set) var entries: [Entry] = []
  private(set) var problems: [Problem] = []

  /// Looks into the folders where names are looked up, in that order.
  init(in host: RunHost) {
    var known: Set<String> = []
    for folder in ShortcutFinder(host: host).folders {
      for (name, path) in files(in: folder, host.files) {
        let isFirst = known.insert(name).inserted
        entries.append(Entry(name: isFirst ? name : path.description, path: path))
      }
    }
  }

  private mutating func files(in folder: Path, _ files: any FileSystem) -> [(name: String, path: Path)] {
    let names: [FileName]
    do throws(FileError) { names = try files.entries(of: folder).map(\.name) } catch {
      if error.reason != .missing { problems.append(Problem(error: error)) }
      return []
    }
    let found = names.compactMap { name -> (name: String, path: Path)? in
      let path = folder.appending(name)
      guard !name.isHidden, ShortcutFinder.isShortcut(name),
        files.statusIfPresent(of: path)?.kind == .regular
      else { return nil }
      return (name.stem(.last).description, path)
    }
    return found.sorted { left, right in
      let order = NaturalOrder.compare(left.name, right.name)
      return order == .orderedSame ? left.path < right.path : order == .orderedAscending
    }
  }
}
