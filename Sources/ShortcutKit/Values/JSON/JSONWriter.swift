import FileTransactions

/// Writes values as JSON, without recursion, so that their depth costs no stack.
struct JSONWriter {
  /// A list or dictionary that is being written; the items of a list have no keys.
  private struct Container {
    let entries: [(key: String?, value: Value)]
    let closing: UInt8
    var written = 0
  }

  var bytes: [UInt8] = []
  let isPretty: Bool
  private let host: RunHost
  private var open: [Container] = []

  init(isPretty: Bool, host: RunHost) {
    self.isPretty = isPretty
    self.host = host
  }

  /// Writes a value with all that is in it.
  mutating func write(_ value: Value) throws(JSONWritingError) {
    try begin(value)
    while let last = open.indices.last {
      let index = open[last].written
      guard index < open[last].entries.count else {
        end(open.removeLast())
        continue
      }
      open[last].written += 1
      let entry = open[last].entries[index]
      separate(isFirst: index == 0)
      if let key = entry.key { write(key: key) }
      try begin(entry.value)
    }
  }

  /// Writes a simple value, or the beginning of a list or dictionary.
  private mutating func begin(_ value: Value) throws(JSONWritingError) {
    switch value {
    case .nothing: write(raw: "null")
    case .boolean(let flag, _): write(raw: flag ? "true" : "false")
    case .number(let number): write(raw: number.description)
    case .text(let text): write(text: text)
    case .date(let date): write(text: ISO8601.text(date, in: host.conventions.timeZone))
    case .url(let url): write(text: url.text)
    case .file(let file): write(file)
    case .list(let items): try begin(list: items)
    case .dictionary(let record): try begin(dictionary: record.map { ($0.key, $0.value) })
    case .object(let object): try begin(dictionary: entries(of: object))
    }
  }

  private mutating func begin(list items: [Value]) throws(JSONWritingError) {
    guard open.count < JSON.deepest else { throw .tooDeep }
    bytes.append(UInt8(ascii: "["))
    open.append(Container(entries: items.map { (nil, $0) }, closing: UInt8(ascii: "]")))
  }

  private mutating func begin(dictionary entries: [(key: String?, value: Value)]) throws(JSONWritingError) {
    guard open.count < JSON.deepest else { throw .tooDeep }
    bytes.append(UInt8(ascii: "{"))
    open.append(Container(entries: entries, closing: UInt8(ascii: "}")))
  }

  /// The four fields of every object come first; a property of the same name does not hide them.
  private func entries(of object: ObjectValue) -> [(key: String?, value: Value)] {
    let fields: [(key: String?, value: Value)] = [
      ("type", .text(object.type.name)), ("id", .text(object.identifier)), ("display", .text(object.display)),
      ("subtitle", .text(object.subtitle)),
    ]
    let properties = object.properties.filter { property in !fields.contains { $0.key == property.key } }
    return fields + properties.map { ($0.key, $0.value) }
  }

  private mutating func end(_ container: Container) {
    if isPretty, !container.entries.isEmpty { breakLine(depth: open.count) }
    bytes.append(container.closing)
  }

  private mutating func separate(isFirst: Bool, depth: Int? = nil) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if isPretty { breakLine(depth: depth ?? open.count) }
  }

  private mutating func breakLine(depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}

extension JSONWriter {
  /// Written at once, for its name may be bytes that no text can hold.
  private mutating func write(_ file: FileValue) {
    let depth = open.count + 1
    bytes.append(UInt8(ascii: "{"))
    separate(isFirst: true, depth: depth)
    write(key: "name")
    write(utf8: file.name.bytes)
    separate(isFirst: false, depth: depth)
    write(key: "path")
    if let path = file.path { write(utf8: path.bytes) } else { write(raw: "null") }
    separate(isFirst: false, depth: depth)
    write(key: "type")
    write(text: file.type(in: host).identifier)
    separate(isFirst: false, depth: depth)
    write(key: "size")
    write(raw: file.size(in: host).map(String.init) ?? "null")
    if isPretty { breakLine(depth: open.count) }
    bytes.append(UInt8(ascii: "}"))
  }
}
