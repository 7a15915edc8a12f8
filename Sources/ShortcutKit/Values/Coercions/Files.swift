public import FileTransactions
import Foundation

extension FileValue: ValueConvertible {
  /// A file.
  public static var valueType: ValueType { .file }
  /// The file.
  public var asValue: Value { .file(self) }

  /// A file; a text as the path of one that exists, with `~` for the home folder; anything else that has a text, as a
  /// text file in memory.
  public init(coercing value: Value, in host: Host) throws(CoercionFailure) {
    switch value {
    case .file(let file): self = file
    case .text(let text): self = FileValue(try Self.existing(text, value, in: host))
    case .url(let url):
      guard let path = Self.path(ofFileURL: url) else { throw CoercionFailure(value, expected: .file) }
      self = FileValue(path)
    case .list(let items): self = try Self(coercing: onlyItem(of: items, as: .file), in: host)
    case .number, .boolean, .date, .dictionary, .object:
      let text = try String(coercing: value, in: host)
      let isJSON = value.kind == .dictionary
      self = FileValue(
        .bytes(Array(text.utf8)), name: FileName(isJSON ? "untitled.json" : "untitled.txt"), type: nil)
    case .nothing: throw CoercionFailure(value, expected: .file)
    }
  }

  private static func existing(_ text: String, _ value: Value, in host: Host) throws(CoercionFailure) -> Path {
    let path = Path(expandingTilde: text, in: host)
    guard !path.isEmpty else { throw CoercionFailure(value, expected: .file) }
    do {
      _ = try host.files.status(of: path, followingLinks: false)
      return path
    } catch {
      let why = error.reason == .missing ? "there is no file ‘\(path)’" : "\(error)"
      throw CoercionFailure(value, expected: .file, .because(why))
    }
  }

  private static func path(ofFileURL url: URLValue) -> Path? {
    guard let url = URL(string: url.text), url.isFileURL else { return nil }
    return url.withUnsafeFileSystemRepresentation { name in
      // The pointer is a C string of Foundation's, alive in this closure alone.
      unsafe name.map { unsafe Path(bytes: unsafe Array(UnsafeBufferPointer(start: $0, count: strlen($0))).map { UInt8(bitPattern: $0) }) }
    }
  }
}

extension Path {
  /// The path that a person wrote: `~` and `~/x` are in the home folder, nothing else is expanded.
  public init(expandingTilde text: String, in host: Host) {
    guard text == "~" || text.hasPrefix("~/"), let home = host.environment.value(of: "HOME"), !home.isEmpty else {
      self.init(text)
      return
    }
    self.init(home + text.dropFirst())
  }
}
