/// A name without what does not count when names are compared: case, spaces, `-` and `_`.
///
/// Composed and decomposed letters need no work here, because texts compare by canonical equivalence.
package func normalizedName(_ name: some StringProtocol) -> String {
  if name.utf8.allSatisfy(isPlainNameByte) { return String(name) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(name.utf8.count)
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
    case 0x80...: return normalizedUnicodeName(name)
    default: bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func isPlainNameByte(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func normalizedUnicodeName(_ name: some StringProtocol) -> String {
  var result = name.lowercased()
  result.unicodeScalars.removeAll { $0 == " " || $0 == "-" || $0 == "_" }
  return result
}
