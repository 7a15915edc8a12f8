/// Cuts the text of an expression into tokens.
struct Lexer {
  let bytes: [UInt8]
  private var next: Int

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    next = start
  }

  /// The next token; the end of the text is one too.
  mutating func token() throws(ExpressionError) -> Token {
    while next < bytes.count, isBlank(bytes[next]) { next += 1 }
    let start = next
    guard start < bytes.count else { return Token(kind: .end, range: start..<start) }
    switch bytes[start] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number(from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try text(from: start)
    case UInt8(ascii: "`"): return try quotedName(from: start)
    case _ where isLetter(at: start): return try name(from: start)
    default: return try symbol(from: start)
    }
  }

  private mutating func number(from start: Int) throws(ExpressionError) -> Token {
    skipDigits()
    if peek(0) == UInt8(ascii: "."), isDigit(peek(1)) {
      next += 1
      skipDigits()
    }
    let isExponent = peek(0) == UInt8(ascii: "e") || peek(0) == UInt8(ascii: "E")
    let signWidth = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") ? 1 : 0
    if isExponent, isDigit(peek(1 + signWidth)) {
      next += 2 + signWidth
      skipDigits()
    }
    if isLetter(at: next) {
      skipName()
      let text = string(start..<next)
      throw ExpressionError(
        .badNumber(text), start..<next, help: "a name starts with a letter, and a unit is set apart: 3 days")
    }
    return Token(kind: .number(string(start..<next)), range: start..<next)
  }

  private mutating func text(from start: Int) throws(ExpressionError) -> Token {
    let quote = bytes[start]
    var content: [UInt8] = []
    next += 1
    while let byte = peek(0) {
      next += 1
      if byte == quote {
        // As in YAML, a doubled quote in single quotes is one.
        guard quote == UInt8(ascii: "'"), peek(0) == quote else {
          return Token(kind: .text(String(decoding: content, as: UTF8.self)), range: start..<next)
        }
        next += 1
        content.append(quote)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        content.append(contentsOf: try escape(from: next - 1))
      } else {
        content.append(byte)
      }
    }
    throw ExpressionError(.unclosedText, start..<start + 1, help: "close it with \(quote == 34 ? "\"" : "'")")
  }

  private mutating func escape(from start: Int) throws(ExpressionError) -> [UInt8] {
    guard let byte = peek(0) else { throw ExpressionError(.unclosedText, start..<next, help: nil) }
    next += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "u") where peek(0) == UInt8(ascii: "{"):
      let end = bytes[next...].firstIndex(of: UInt8(ascii: "}")) ?? next
      let digits = string(next + 1..<max(end, next + 1))
      guard let scalar = UInt32(digits, radix: 16).flatMap(UnicodeScalar.init) else { break }
      next = end + 1
      return Array(String(Character(scalar)).utf8)
    default: break
    }
    throw ExpressionError(
      .badEscape(string(start..<next)), start..<next, help: "use \\n, \\t, \\r, \\\", \\\\ or \\u{1F600}")
  }

  private mutating func quotedName(from start: Int) throws(ExpressionError) -> Token {
    guard let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "`")) else {
      throw ExpressionError(.unclosedName, start..<start + 1, help: "close it with `")
    }
    next = end + 1
    return Token(kind: .quotedName(string(start + 1..<end)), range: start..<next)
  }

  private mutating func name(from start: Int) throws(ExpressionError) -> Token {
    skipName()
    if peek(0) == UInt8(ascii: "-"), isDigit(peek(1)) {
      throw ExpressionError(
        .minusInName(string(start..<next)), next..<next + 1,
        help: "put spaces around a minus sign: \(string(start..<next)) - …")
    }
    return Token(kind: .name(string(start..<next)), range: start..<next)
  }

  private mutating func symbol(from start: Int) throws(ExpressionError) -> Token {
    for width in [2, 1] where start + width <= bytes.count {
      if let symbol = Token.Symbol(rawValue: string(start..<start + width)) {
        next = start + width
        return Token(kind: .symbol(symbol), range: start..<next)
      }
    }
    next = start + 1
    while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    let character = string(start..<next)
    throw ExpressionError(.badCharacter(character), start..<next, help: Self.hint(for: character))
  }

  private static func hint(for character: String) -> String? {
    switch character {
    case "$": "inside an expression a variable is written without ${ }"
    case "&": "write ‘and’"
    case "!": "write ‘not’"
    case "%": "write ‘mod’"
    case "?": "write if … then … else …, or ?? for what stands in for nothing"
    case "{": "a dictionary cannot be written in an expression; put it in a variable"
    case "“", "”", "‘", "’": "write straight quotes: \" or '"
    default: nil
    }
  }

  // MARK: Characters

  private func peek(_ distance: Int) -> UInt8? { next + distance < bytes.count ? bytes[next + distance] : nil }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

  private func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }

  /// Whether a letter, `_`, or a character beyond ASCII that is a letter is here (typographic quotes and dashes are not).
  private func isLetter(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    if byte < 0x80 { return (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F }
    let scalar = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    return scalar?.properties.isXIDContinue ?? false
  }

  private mutating func skipDigits() { while isDigit(peek(0)) { next += 1 } }

  /// A `-` belongs to a name between letters and digits before it and a letter behind it.
  private mutating func skipName() {
    while let byte = peek(0) {
      if isDigit(byte) || isLetter(at: next) {
        next += 1
        while let byte = peek(0), byte & 0xC0 == 0x80 { next += 1 }
      } else if byte == UInt8(ascii: "-"), peek(1) != UInt8(ascii: "_"), isLetter(at: next + 1) {
        next += 1
      } else {
        return
      }
    }
  }
}
