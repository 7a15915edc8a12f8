extension JSONWriter {
  mutating func write(key: String) {
    write(text: key)
    write(raw: isPretty ? ": " : ":")
  }

  mutating func write(raw text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { write(byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes bytes as text; a byte that is no UTF-8 is written as the half surrogate `\udcXX` (Python's PEP 383).
  mutating func write(utf8 text: [UInt8]) {
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
