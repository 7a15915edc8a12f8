/// Percent-encoding (RFC 3986 §2.1).
package enum PercentEncoding {
  /// The bytes that a text stands for; nil where a `%` is not followed by two hexadecimal digits.
  package static func decoded(_ text: some StringProtocol, plusIsSpace: Bool = false) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard digits.utf8.count == 2, digits.first?.isHexDigit == true, let code = UInt8(digits, radix: 16) else {
          return nil
        }
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return bytes
  }

  /// The bytes as text; what RFC 3986 §2.3 calls unreserved stays, and so do some more characters.
  package static func encoded(_ bytes: [UInt8], keeping kept: String = "") -> String {
    bytes.map { byte in
      let character = Character(UnicodeScalar(byte))
      if byte < 0x80, character.isASCIILetter || character.isASCIIDigit || ("-._~" + kept).contains(character) {
        return String(character)
      }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
