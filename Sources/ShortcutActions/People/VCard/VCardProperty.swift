import ShortcutKit

/// A property of a card: `item1.EMAIL;TYPE=work:ada@example.org` (RFC 6350 §3.3).
struct VCardProperty {
  /// The line that it starts in.
  let line: Int
  /// In capitals, without the group before it.
  let name: String
  /// The values of each parameter, whose name is in capitals. What vCard 2.1 writes without a name is a `TYPE`.
  let parameters: [String: [String]]
  /// The value as it is written.
  private(set) var value: ArraySlice<UInt8>

  /// Reads a content line; nil where it has no colon.
  init?(_ bytes: [UInt8], line: Int) {
    guard let end = Self.colon(in: bytes) else { return nil }
    self.line = line
    value = bytes[(end + 1)...]
    let pieces = Self.pieces(of: bytes[..<end], at: UInt8(ascii: ";"))
    name =
      String(decoding: pieces[0], as: UTF8.self).trimmingWhitespace.split(separator: ".").last.map { $0.uppercased() }
      ?? ""
    var parameters: [String: [String]] = [:]
    for piece in pieces.dropFirst() {
      let (key, values) = Self.parameter(piece)
      parameters[key, default: []] += values
    }
    self.parameters = parameters
  }

  /// The first colon that is in no quotes; where there is none, the first one.
  private static func colon(in bytes: [UInt8]) -> Int? {
    let colon = UInt8(ascii: ":")
    var isQuoted = false
    let place = bytes.firstIndex { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == colon && !isQuoted
    }
    return place ?? bytes.firstIndex(of: colon)
  }

  private static func parameter(_ piece: ArraySlice<UInt8>) -> (String, [String]) {
    guard let equals = piece.firstIndex(of: UInt8(ascii: "=")) else {
      let word = String(decoding: piece, as: UTF8.self).trimmingWhitespace
      return (["QUOTED-PRINTABLE", "BASE64"].contains(word.uppercased()) ? "ENCODING" : "TYPE", [word])
    }
    let values = pieces(of: piece[(equals + 1)...], at: UInt8(ascii: ",")).map { value in
      String(decoding: value, as: UTF8.self).trimmingWhitespace.filter { $0 != "\"" }
    }
    return (String(decoding: piece[..<equals], as: UTF8.self).trimmingWhitespace.uppercased(), values)
  }

  /// The pieces between the places of a byte that is in no quotes. Of a quote that never ends, nothing is in quotes.
  private static func pieces(of bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
    let quote = UInt8(ascii: "\"")
    var isQuoted = false
    let pieces = bytes.split(omittingEmptySubsequences: false) { byte in
      if byte == quote { isQuoted.toggle() }
      return byte == separator && !isQuoted
    }
    return isQuoted ? bytes.split(separator: separator, omittingEmptySubsequences: false) : pieces
  }

  /// Adds a line that is no property: some programs break the lines of a text without folding them.
  mutating func append(line: [UInt8]) { value += [UInt8(ascii: "\n")] + line }

  /// Whether a parameter has a value, in any case.
  func has(_ parameter: String, _ value: String) -> Bool {
    parameters[parameter]?.contains { $0.uppercased() == value } ?? false
  }

  /// How much it is preferred over others of its name, 1 most of all (RFC 6350 §5.3; vCard 3.0 has `TYPE=pref`).
  var preference: Int { parameters["PREF"]?.first.flatMap { Int($0) } ?? (has("TYPE", "PREF") ? 1 : 101) }
}
