public import FileTransactions

extension FileValue: ValueConvertible {
  /// A file.
  public static var valueType: ValueType { .file }
  /// The file.
  public var asValue: Value { .file(self) }

  /// A file; a text as the path of one that exists, with `~` for the home folder; anything else that has a text, as a
  /// text file in memory.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
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

  /// The failure to convert a file because it has no size, date or url.
  func lacks(_ property: String, expected: ValueType, in host: RunHost) -> CoercionFailure {
    let why: String
    switch path.map({ ($0, host.files.statusIfPresent(of: $0)) }) {
    case nil: why = "‘\(name)’ is not saved, so it has no \(property)"
    case (let path, nil)?: why = "there is no file ‘\(path)’"
    case (let path, .some)?: why = "‘\(path)’ is a folder, so it has no \(property)"
    }
    return CoercionFailure(.file(self), expected: expected, .because(why))
  }

  private static func existing(_ text: String, _ value: Value, in host: RunHost) throws(CoercionFailure) -> Path {
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
    // RFC 8089: the host is empty or this machine.
    for start in ["file:///", "file://localhost/"] where url.text.lowercased().hasPrefix(start) {
      return PercentEncoding.decoded(url.text.dropFirst(start.utf8.count - 1)).map { Path(bytes: $0) }
    }
    return nil
  }
}

extension Path {
  /// The path that a person wrote: `~` and `~/x` are in the home folder, nothing else is expanded.
  public init(expandingTilde text: String, in host: RunHost) {
    guard text == "~" || text.hasPrefix("~/"), let home = host.environment.value(of: "HOME"), !home.isEmpty else {
      self.init(text)
      return
    }
    self.init(home + text.dropFirst())
  }
}
