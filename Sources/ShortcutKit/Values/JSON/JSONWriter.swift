import FileTransactions

/// Writes values as JSON.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  private let host: Host
  private var depth = 0

  init(isPretty: Bool, host: Host) {
    self.isPretty = isPretty
    self.host = host
  }

  /// Writes a value; the recursion ends at 1,000 levels.
  mutating func write(_ value: Value) throws(JSONWritingError) {
    switch value {
    case .nothing: write(raw: "null")
    case .boolean(let flag, _): write(raw: flag ? "true" : "false")
    case .number(let number): write(raw: number.description)
    case .text(let text): write(text: text)
    case .date(let date): write(text: ISO8601.text(date, in: host.conventions.timeZone))
    case .url(let url): write(text: url.text)
    case .file(let file): write(file)
    case .list(let items): try write(items)
    case .dictionary(let record): try write(entries: record.map { ($0.key, $0.value) })
    case .object(let object): try write(object)
    }
  }

  private mutating func write(_ items: [Value]) throws(JSONWritingError) {
    try open(UInt8(ascii: "["))
    for (index, item) in items.enumerated() {
      separate(isFirst: index == 0)
      try write(item)
    }
    close(UInt8(ascii: "]"), isEmpty: items.isEmpty)
  }

  private mutating func write(entries: [(String, Value)]) throws(JSONWritingError) {
    try open(UInt8(ascii: "{"))
    for (index, entry) in entries.enumerated() {
      separate(isFirst: index == 0)
      write(key: entry.0)
      try write(entry.1)
    }
    close(UInt8(ascii: "}"), isEmpty: entries.isEmpty)
  }

  /// The four fields of every object come first; a property of the same name does not hide them.
  private mutating func write(_ object: ObjectValue) throws(JSONWritingError) {
    let fields: [(String, Value)] = [
      ("type", .text(object.type.name)), ("id", .text(object.identifier)), ("display", .text(object.display)),
      ("subtitle", .text(object.subtitle)),
    ]
    let properties = object.properties.filter { property in !fields.contains { $0.0 == property.key } }
    try write(entries: fields + properties.map { ($0.key, $0.value) })
  }

  private mutating func open(_ bracket: UInt8) throws(JSONWritingError) {
    guard depth < JSON.deepest else { throw .tooDeep }
    depth += 1
    bytes.append(bracket)
  }

  private mutating func close(_ bracket: UInt8, isEmpty: Bool) {
    depth -= 1
    if isPretty, !isEmpty { breakLine() }
    bytes.append(bracket)
  }

  private mutating func separate(isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if isPretty { breakLine() }
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}

extension JSONWriter {
  private mutating func write(_ file: FileValue) {
    // Nothing is nested in it, so the depth is only that of the lines.
    bytes.append(UInt8(ascii: "{"))
    depth += 1
    separate(isFirst: true)
    write(key: "name")
    write(utf8: file.name.bytes)
    separate(isFirst: false)
    write(key: "path")
    if let path = file.path { write(utf8: path.bytes) } else { write(raw: "null") }
    separate(isFirst: false)
    write(key: "type")
    write(text: file.type.identifier)
    separate(isFirst: false)
    write(key: "size")
    write(raw: size(of: file).map(String.init) ?? "null")
    close(UInt8(ascii: "}"), isEmpty: false)
  }

  private func size(of file: FileValue) -> Int64? {
    switch file.content {
    case .path(let path): host.files.statusIfPresent(of: path)?.size
    case .bytes(let bytes): Int64(bytes.count)
    case .stream: nil
    }
  }

  private mutating func write(key: String) {
    write(text: key)
    write(raw: isPretty ? ": " : ":")
  }

  private mutating func write(raw text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { write(byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes bytes as text; a byte that is no UTF-8 is written as the half surrogate `\udcXX` (Python's PEP 383).
  private mutating func write(utf8 text: [UInt8]) {
    if let valid = String(validating: text, as: UTF8.self) { return write(text: valid) }
    bytes.append(UInt8(ascii: "\""))
    var rest = text[...]
    while let first = rest.first {
      let width = (1...4).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let width {
        for byte in rest.prefix(width) { write(byte) }
      } else {
        write(raw: "\\udc" + String(first, radix: 16))
      }
      rest = rest.dropFirst(width ?? 1)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): write(raw: "\\\"")
    case UInt8(ascii: "\\"): write(raw: "\\\\")
    case 0x08: write(raw: "\\b")
    case 0x0C: write(raw: "\\f")
    case 0x0A: write(raw: "\\n")
    case 0x0D: write(raw: "\\r")
    case 0x09: write(raw: "\\t")
    case 0..<0x20: write(raw: "\\u00" + (byte < 0x10 ? "0" : "1") + String(byte & 0xF, radix: 16))
    default: bytes.append(byte)
    }
  }
}
