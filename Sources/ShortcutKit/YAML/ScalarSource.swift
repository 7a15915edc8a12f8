/// A scalar as it is written.
struct ScalarSource {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  subscript(offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  func isBlank(at offset: Int) -> Bool {
    self[offset] == UInt8(ascii: " ") || self[offset] == UInt8(ascii: "\t")
  }

  /// The length of the line break here, 0 if there is none.
  ///
  /// Of the characters beyond ASCII, libyaml takes U+0085, U+2028 and U+2029 for line breaks, as YAML 1.1 did.
  func lineBreakLength(at offset: Int) -> Int {
    switch self[offset] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"): self[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
    case 0xC2: self[offset + 1] == 0x85 ? 2 : 0
    case 0xE2: isSeparator(at: offset) ? 3 : 0
    default: 0
    }
  }

  /// Whether U+2028 or U+2029 is here, which stay what they are where other line breaks become `\n` or a space.
  func isSeparator(at offset: Int) -> Bool {
    self[offset] == 0xE2 && self[offset + 1] == 0x80 && (self[offset + 2] == 0xA8 || self[offset + 2] == 0xA9)
  }
}
