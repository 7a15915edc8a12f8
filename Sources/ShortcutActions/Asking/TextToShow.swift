import FileTransactions
import ShortcutKit

extension Value {
  /// The value for people to read: a list a line an item, a file as its path, or as its name where it is not on disk.
  func textToShow(in host: RunHost) throws(CoercionFailure) -> String {
    var lines: [String] = []
    for item in items {
      if case .file(let file) = item {
        lines.append(file.path?.description ?? file.name.description)
      } else {
        lines.append(try String(coercing: item, in: host))
      }
    }
    return lines.joined(separator: "\n")
  }
}
