import FileTransactions
import ShortcutKit

/// The path of a file or folder, which need not exist.
struct Location: ValueConvertible {
  let path: Path

  static var valueType: ValueType { .path }
  var asValue: Value { .text(path.description) }

  /// A text, with `~` for the home folder; the path of a file, byte for byte; a file URL.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    switch value {
    case .file(let file):
      guard let path = file.path else {
        throw CoercionFailure(value, expected: .path, .because("‘\(file.name)’ is not saved, so it has no path"))
      }
      self.path = path
    case .text(let text): path = Path(expandingTilde: text, in: host)
    case .number(let number): path = Path(number.text)
    case .url:
      do throws(CoercionFailure) {
        guard let path = try FileValue(coercing: value, in: host).path else {
          throw CoercionFailure(value, expected: .path)
        }
        self.path = path
      } catch {
        throw CoercionFailure(value, expected: .path, error.reason)
      }
    case .list(let items) where items.count == 1: self = try Location(coercing: items[0], in: host)
    case .nothing, .boolean, .date, .list, .dictionary, .object: throw CoercionFailure(value, expected: .path)
    }
  }
}
