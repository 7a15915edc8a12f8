import FileTransactions
import ShortcutKit

/// Finds the file of a shortcut: a path, or a name in `./workflows` and the user's folder.
struct ShortcutFinder {
  let host: RunHost

  func path(of name: String) throws(UnreadableShortcut) -> Path {
    let path = Path(name)
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
    let places = tried.map { "\($0)" }
    throw UnreadableShortcut(
      "there is no shortcut ‘\(path)’",
      help: places.isEmpty ? "look at the path" : "looked for it here and in \(Wording.list(places, "and"))")
  }

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
