/// Reads a JSON text without recursion, so that its depth costs no stack.
struct JSONReader {
  /// A list or a dictionary that is still open.
  private struct Container {
    let start: Int
    let isDictionary: Bool
    var items: [Value] = []
    var record = Record()
    var key = ""

    var value: Value { isDictionary ? .dictionary(record) : .list(items) }

    mutating func add(_ value: Value) {
      if isDictionary { record[key] = value } else { items.append(value) }
    }
  }

  let bytes: [UInt8]
  var place = 0
  private var open: [Container] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the whole text.
  mutating func read() throws(JSONError) -> Value {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    while true {
      guard let value = try readOpening() else { continue }
      if let whole = try close(after: value) { return whole }
    }
  }

  /// Reads one value that is complete; nil where a list or dictionary began that has something in it.
  private mutating func readOpening() throws(JSONError) -> Value? {
    skipSpace()
    guard let first = next else { throw unexpected(expected: "a value") }
    switch first {
    case UInt8(ascii: "{"):
      try begin(isDictionary: true)
      if take(UInt8(ascii: "}")) { return open.removeLast().value }
      try readKey()
      return nil
    case UInt8(ascii: "["):
      try begin(isDictionary: false)
      return take(UInt8(ascii: "]")) ? open.removeLast().value : nil
    case UInt8(ascii: "\""): return .text(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumber())
    case UInt8(ascii: "t"): return try readWord("true", .boolean(true))
    case UInt8(ascii: "f"): return try readWord("false", .boolean(false))
    case UInt8(ascii: "n"): return try readWord("null", .nothing)
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func begin(isDictionary: Bool) throws(JSONError) {
    guard open.count < JSON.deepest else { throw error("more than \(JSON.deepest) levels of lists and dictionaries") }
    open.append(Container(start: place, isDictionary: isDictionary))
    place += 1
    skipSpace()
  }

  /// Puts a complete value where it belongs and closes what ends behind it; the value of the whole text at its end.
  private mutating func close(after value: Value) throws(JSONError) -> Value? {
    var value = value
    while true {
      skipSpace()
      guard let container = open.indices.last else {
        guard next == nil else { throw unexpected(expected: "the end") }
        return value
      }
      open[container].add(value)
      let isDictionary = open[container].isDictionary
      if take(UInt8(ascii: ",")) {
        skipSpace()
        if isDictionary { try readKey() }
        return nil
      }
      guard take(isDictionary ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        throw unclosed(open[container])
      }
      value = open.removeLast().value
    }
  }

  private mutating func readKey() throws(JSONError) {
    guard next == UInt8(ascii: "\"") else { throw unexpected(expected: "a key in double quotes") }
    let key = try readString()
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw unexpected(expected: "‘:’ after the key") }
    open[open.count - 1].key = key
  }

  private mutating func readWord(_ word: StaticString, _ value: Value) throws(JSONError) -> Value {
    let letters = Array(word.description.utf8)
    guard bytes[place...].starts(with: letters) else { throw unexpected(expected: "a value") }
    place += letters.count
    return value
  }

  private func unclosed(_ container: Container) -> JSONError {
    let kind = container.isDictionary ? "dictionary" : "list"
    let closing = container.isDictionary ? "‘}’" : "‘]’"
    let line = JSONError("", at: container.start, in: bytes).line
    return unexpected(expected: "‘,’ or \(closing) in the \(kind) that begins in line \(line)")
  }
}

extension JSONReader {
  /// The byte to read next, nil at the end.
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Moves past a byte if it is the next one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  mutating func skipSpace() {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      default: return
      }
    }
  }

  func error(_ message: String, at offset: Int? = nil) -> JSONError {
    JSONError(message, at: offset ?? place, in: bytes)
  }

  /// An error that shows the character or word found here.
  func unexpected(expected: String) -> JSONError {
    guard next != nil else { return error("the text ends where \(expected) was expected") }
    let rest = String(decoding: bytes[place..<min(place + 80, bytes.count)], as: UTF8.self)
    let word = rest.prefix { $0.isLetter || $0.isNumber }
    return error("found ‘\(word.isEmpty ? rest.prefix(1) : word)’ where \(expected) was expected")
  }
}
