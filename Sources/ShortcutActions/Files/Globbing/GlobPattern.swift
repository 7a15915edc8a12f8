import FileTransactions
import ShortcutKit

/// A pattern for paths: names with `*`, `?` and `[ ]` in them, and `**` for any number of folders.
struct GlobPattern {
  enum Component {
    /// A folder or file of this very name.
    case name(FileName)
    case pattern(NamePattern)
    /// `**`: no folder, or one in another to any depth; not hidden ones, and none behind a link.
    case folders
  }

  /// As it was written.
  let text: String
  /// Where to start to look.
  let start: Path
  let components: [Component]
  /// Whether it ends with a slash.
  let wantsFolders: Bool

  init(_ text: String, in host: RunHost) {
    self.text = text
    var rest = text[...]
    if text.hasPrefix("~/") {
      start = Path(expandingTilde: "~", in: host)
      rest = rest.dropFirst(2)
    } else {
      start = text.hasPrefix("/") ? "/" : "."
    }
    wantsFolders = text.hasSuffix("/")
    components = rest.split(separator: "/").reduce(into: []) { components, part in
      if part == "**" {
        if case .folders? = components.last { return }
        components.append(.folders)
      } else {
        let pattern = NamePattern(part)
        components.append(pattern.literal.map(Component.name) ?? .pattern(pattern))
      }
    }
  }

  /// The path that the text is when nothing in it is a pattern.
  func path(in host: RunHost) -> Path { Path(expandingTilde: text, in: host) }
}
