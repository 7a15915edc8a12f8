import FileTransactions
import ShortcutKit

/// Finds the file of a shortcut: a path, or a name in `./workflows` and the user's folder.
struct ShortcutFinder {
  let host: RunHost

  func path(of word: Word) throws(UnreadableShortcut) -> Path {
    let (path, name) = (word.path, word.text)
    if let status = host.files.statusIfPresent(of: path) {
      guard status.kind != .folder else { throw UnreadableShortcut("‘\(path)’ is a folder", help: "name a file in it") }
      return path
    }
    var tried: [Path] = []
    if !name.contains("/"), !name.isEmpty {
      for folder in folders {
        for ending in ["", ".yaml", ".yml"] {
          let candidate = folder.appending(FileName(name + ending))
          if host.files.statusIfPresent(of: candidate)?.kind == .regular { return candidate }
        }
        if let found = sameName(name, in: folder) { return found }
        tried.append(folder)
      }
    }
    throw UnreadableShortcut("there is no shortcut ‘\(path)’", help: help(for: path, tried))
  }

  /// What may have been meant, else where it was looked for.
  private func help(for path: Path, _ tried: [Path]) -> String {
    if let nearest = nearest(to: path, isName: !tried.isEmpty) { return "did you mean \(Wording.quoted(nearest))?" }
    let places = tried.map { "\($0)" }
    return places.isEmpty ? "look at the path" : "looked for it here and in \(Wording.list(places, "and"))"
  }

  /// What is nearest to a word that leads to no file: a shortcut that has a name, or a file in the folder of the path.
  private func nearest(to path: Path, isName: Bool) -> String? {
    guard let typed = path.name.text, !typed.isEmpty else { return nil }
    var words: [String: String] = [:]
    let entries = try? host.files.entries(of: path.folder)
    for file in (entries ?? []).map(\.name) where Self.isShortcut(file) {
      // The ending may be what was forgotten.
      let candidate = Self.isShortcut(path.name) ? file : file.stem(.last)
      words[candidate.description] = path.folder.appending(file).description
    }
    for entry in isName ? ShortcutShelf(in: host).entries : [] { words[entry.name] = entry.name }
    return Spelling.nearest(to: typed, among: words.keys).flatMap { words[$0] }
  }

  /// Whether a file is called as shortcuts are.
  static func isShortcut(_ name: FileName) -> Bool { ["yaml", "yml"].contains(name.pathExtension(.last).text) }

  /// Where names are looked up, in this order.
  var folders: [Path] {
    ["workflows"] + (host.userFolder.map { [$0.appending(FileName("workflows"))] } ?? [])
  }

  /// Names are compared as people read them: `Kontor På` typed in one normal form finds the other.
  private func sameName(_ name: String, in folder: Path) -> Path? {
    guard let entries = try? host.files.entries(of: folder) else { return nil }
    let wanted = [name, name + ".yaml", name + ".yml"]
    return entries.first { entry in entry.name.text.map(wanted.contains) ?? false }.map { folder.appending($0.name) }
  }
}

/// A shortcut's file that is not there or cannot be read.
struct UnreadableShortcut: Error {
  let message: String
  let help: String

  init(_ message: String, help: String) {
    self.message = message
    self.help = help
  }
}
