/// JSON as RFC 8259 has it, to and from values: the order of keys and every digit of a number are kept.
public enum JSON {
  /// How deep lists and dictionaries may be nested, both ways.
  static let deepest = 1_000

  /// Reads a text in UTF-8; a byte order mark before it is ignored.
  ///
  /// Of equal keys the last one counts. An error says where it is.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> Value {
    var reader = JSONReader(bytes)
    return try reader.read()
  }

  /// Reads a text.
  public static func parse(_ text: String) throws(JSONError) -> Value { try parse(Array(text.utf8)) }

  /// Writes a value: a date in ISO 8601 in the host's zone, a url as text, a file and an object as dictionaries.
  ///
  /// A file has `name`, `path` (of its content; null unless that is on disk), `type` and `size` (null where it cannot
  /// be known); bytes that are no UTF-8 are written `\udcXX`. An object has `type`, `id`, `display`, `subtitle` and its
  /// properties.
  public static func text(_ value: Value, pretty: Bool = false, in host: RunHost) throws(JSONWritingError) -> String {
    var writer = JSONWriter(isPretty: pretty, host: host)
    try writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// A place where a text is no JSON.
public struct JSONError: Error, Sendable, Hashable {
  /// The place, in bytes of UTF-8 from 0.
  public let offset: Int
  /// The line, from 1.
  public let line: Int
  /// The column, in characters (Unicode scalars) from 1.
  public let column: Int
  /// What was found and what was expected, in one line.
  public let message: String

  /// Makes an error at a place in a text.
  init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(offset, bytes.count)]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    self.offset = offset
    self.message = message
    line = before.count { $0 == newline } + 1
    column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
  }
}

extension JSONError: CustomStringConvertible {
  /// One line for people.
  public var description: String { "line \(line), column \(column): \(message)" }
}

/// Why a value has no JSON.
public enum JSONWritingError: Error, Sendable, Hashable {
  /// It is nested deeper than 1,000 levels.
  case tooDeep
}

extension JSONWritingError: CustomStringConvertible {
  /// One line for people.
  public var description: String { "the value is nested deeper than \(JSON.deepest) levels" }
}
