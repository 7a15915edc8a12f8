import FileTransactions
import ShortcutKit

/// Any value as a file: what is none becomes one in memory.
struct SavableFile: ValueConvertible {
  let file: FileValue

  static var valueType: ValueType { .file }
  var asValue: Value { .file(file) }

  /// A file; a text as the content of `untitled.txt` and a dictionary of `untitled.json`; other values as their text.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    switch value {
    case .text(let text): file = FileValue(.bytes(Array(text.utf8)), name: "untitled.txt")
    case .url(let url): file = FileValue(.bytes(Array(url.text.utf8)), name: "untitled.txt")
    case .list(let items) where items.count == 1: self = try SavableFile(coercing: items[0], in: host)
    case .nothing, .boolean, .number, .date, .file, .list, .dictionary, .object:
      file = try FileValue(coercing: value, in: host)
    }
  }
}

/// Any values as files, each by itself; a text is one, however many lines it has.
struct SavableFiles: ValueConvertible {
  let files: [FileValue]

  static var valueType: ValueType { .list(of: .file) }
  static var takesLists: Bool { true }
  var asValue: Value { .list(files.map(Value.file)) }

  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    var files: [FileValue] = []
    for item in value.items { files.append(try SavableFile(coercing: item, in: host).file) }
    self.files = files
  }
}
