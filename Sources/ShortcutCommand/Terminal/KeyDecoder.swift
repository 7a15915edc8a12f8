/// Makes keys of the bytes that a terminal sends.
///
/// Escape alone and the start of a sequence are the same byte; what tells them apart is whether more follows at once.
struct KeyDecoder {
  /// The most that is taken of one paste.
  private static let pasteLimit = 1 << 20
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The bytes of a key that is not complete.
  private var pending: [UInt8] = []
  /// What was pasted so far; nil outside of a paste.
  private var pasted: [UInt8]?
  private var pauses = 0

  /// Takes a byte; the key that it completes.
  mutating func key(after byte: UInt8) -> Key? {
    pauses = 0
    if pasted != nil { return pasteKey(after: byte) }
    guard let first = pending.first else { return firstByte(byte) }
    if first == 0x1B { return escapeKey(after: byte) }
    guard byte & 0xC0 == 0x80 else {
      // The letter before was cut off.
      pending = []
      return firstByte(byte)
    }
    pending.append(byte)
    guard pending.count == Self.length(of: first) else { return nil }
    return completeLetter()
  }

  /// Nothing came for a moment; the key that this completes.
  mutating func keyAfterPause() -> Key? {
    if let bytes = pasted {
      pauses += 1
      // A terminal that never says where a paste ends must not lock anybody in.
      guard pauses >= 20 else { return nil }
      pasted = nil
      return .paste(Self.text(bytes))
    }
    let isEscape = pending == [0x1B]
    pending = []
    return isEscape ? .escape : nil
  }

  private mutating func firstByte(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1B, 0xC2...0xF4:
      pending = [byte]
      return nil
    case 0x20..<0x7F: return .text(String(Unicode.Scalar(byte)))
    case ..<0x80: return Key(controlByte: byte)
    default: return nil
    }
  }

  private static func length(of first: UInt8) -> Int { first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }

  private mutating func completeLetter() -> Key? {
    defer { pending = [] }
    // Bytes that are no letter (RFC 3629 §4) are not taken for one.
    return String(validating: pending, as: UTF8.self).map { .text($0) }
  }

  private mutating func escapeKey(after byte: UInt8) -> Key? {
    if byte == 0x1B {
      // Some terminals send a second one in front of a sequence for the alt key.
      pending = [byte]
      return nil
    }
    pending.append(byte)
    if pending.count == 2 {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") { return nil }
      pending = []
      return Key(afterEscape: byte)
    }
    if pending[1] == UInt8(ascii: "O") || (0x40...0x7E).contains(byte) { return sequenceKey(final: byte) }
    if (0x20...0x3F).contains(byte), pending.count < 32 { return nil }
    pending = []
    return .other
  }

  private mutating func sequenceKey(final: UInt8) -> Key? {
    let words = String(decoding: pending[2..<(pending.count - 1)], as: UTF8.self).split(
      separator: ";", omittingEmptySubsequences: false)
    let parameters = words.count == 1 && words[0].isEmpty ? [] : words.map { Int($0) ?? 0 }
    pending = []
    if let key = Key(parameters: parameters, final: final) { return key }
    pasted = []
    return nil
  }

  private mutating func pasteKey(after byte: UInt8) -> Key? {
    guard var bytes = pasted else { return nil }
    pasted = nil
    bytes.append(byte)
    if bytes.count <= Self.pasteLimit + Self.pasteEnd.count, !bytes.ends(with: Self.pasteEnd) {
      pasted = bytes
      return nil
    }
    if bytes.ends(with: Self.pasteEnd) {
      bytes.removeLast(Self.pasteEnd.count)
      return .paste(Self.text(bytes))
    }
    // What is too much is forgotten, but the end must still be found.
    bytes.removeSubrange((bytes.count - Self.pasteEnd.count - 1)..<(bytes.count - Self.pasteEnd.count))
    pasted = bytes
    return nil
  }

  /// A paste as one line: line ends and tabs are blanks, and what else a terminal would act on is left out.
  private static func text(_ bytes: [UInt8]) -> String {
    let lines = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    let trimmed = lines.trimmingSuffix(while: { $0 == "\n" || $0 == "\r" })
    var text = ""
    for scalar in trimmed.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": text.unicodeScalars.append(" ")
      case _ where scalar.properties.generalCategory == .control: break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension [UInt8] {
  fileprivate func ends(with end: [UInt8]) -> Bool { count >= end.count && suffix(end.count).elementsEqual(end) }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !predicate($0) }) else { return "" }
    return self[...last]
  }
}
