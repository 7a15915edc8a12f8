extension JSONReader {
  /// Reads a number: the grammar of RFC 8259 §6, which is stricter than ours.
  mutating func readNumber() throws(JSONError) -> Number {
    let start = place
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if isDigitNext { throw error("a number that starts with a needless 0", at: start) }
    } else {
      try skipDigits()
    }
    if take(UInt8(ascii: ".")) { try skipDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try skipDigits()
    }
    guard let number = Number(utf8: bytes[start..<place]) else {
      throw error("a number that is too large", at: start)
    }
    return number
  }

  private var isDigitNext: Bool { next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }

  private mutating func skipDigits() throws(JSONError) {
    guard isDigitNext else { throw unexpected(expected: "a digit") }
    while isDigitNext { place += 1 }
  }

  /// Reads a text in double quotes (RFC 8259 §7).
  mutating func readString() throws(JSONError) -> String {
    let start = place
    place += 1
    var text = ""
    while true {
      let run = place
      while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { place += 1 }
      if place > run {
        guard let part = String(validating: bytes[run..<place], as: UTF8.self) else { throw invalidUTF8(from: run) }
        if text.isEmpty { text = part } else { text += part }
      }
      switch next {
      case UInt8(ascii: "\""):
        place += 1
        return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try readEscape())
      case nil: throw error("a text without its closing double quote", at: start)
      default: throw error("a line break or control character in a text; it is written as an escape such as ‘\\n’")
      }
    }
  }

  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    let start = place
    place += 1
    guard let letter = next else { throw unexpected(expected: "an escape") }
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    default:
      place = start
      throw error("an escape that JSON does not have; a backslash is written ‘\\\\’")
    }
  }

  private mutating func readUnicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try readHexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try readHexadecimal()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw error("half of a surrogate pair, which is no character", at: start)
  }

  private mutating func readHexadecimal() throws(JSONError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected(expected: "a hexadecimal digit")
      }
      number = number << 4 | UInt32(digit)
      place += 1
    }
    return number
  }

  /// The error at the first byte that is no UTF-8.
  private func invalidUTF8(from start: Int) -> JSONError {
    var decoder = UTF8()
    var input = bytes[start..<place].makeIterator()
    var valid = start
    while case .scalarValue(let scalar) = decoder.decode(&input) { valid += UTF8.width(scalar) }
    return error("bytes that are no UTF-8", at: valid)
  }
}
