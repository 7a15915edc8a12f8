import FileTransactions
import ShortcutKit

/// What files are asked for: a path, or a pattern for paths.
enum PathPattern: ValueConvertible {
  case path(Path)
  case glob(GlobPattern)

  static var valueType: ValueType { .path }
  var asValue: Value {
    switch self {
    case .path(let path): .text(path.description)
    case .glob(let glob): .text(glob.text)
    }
  }

  /// A text with `*`, `?` or `[` in it is a pattern; a file is itself, whatever it is called.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    let path = try Location(coercing: value, in: host).path
    if case .text(let text) = value, text.utf8.contains(where: { "*?[".utf8.contains($0) }) {
      self = .glob(GlobPattern(text, in: host))
    } else {
      self = .path(path)
    }
  }
}
