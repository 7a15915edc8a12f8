import FileTransactions
import ShortcutKit

/// What stands for a person in a list.
enum PersonIcon {
  case emoji(String, name: String)
  case picture(Path)

  /// The symbol of a name, an emoji, or a picture that exists; nil for anything else.
  init?(_ text: String, besides folder: Path, _ host: RunHost) {
    if let emoji = SymbolEmoji.emoji(of: text) {
      self = .emoji(emoji, name: text)
      return
    }
    let path = folder.appending(Path(expandingTilde: text, in: host))
    guard FileValue(path).type.conforms(to: .image), host.files.statusIfPresent(of: path)?.kind == .regular else {
      return nil
    }
    self = .picture(path)
  }

  /// The picture, or the emoji as a text.
  var value: Value {
    switch self {
    case .emoji(let emoji, _): .text(emoji)
    case .picture(let path): .file(FileValue(path))
    }
  }

  /// What a row of a list shows.
  var row: String {
    switch self {
    case .emoji(_, let name): name
    case .picture(let path): path.description
    }
  }
}
