/// A key, or what is pasted.
enum Key: Sendable, Hashable {
  case text(String)
  case paste(String)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, wordLeft, wordRight, home, end, pageUp, pageDown
  case deleteWordBefore, deleteWordAfter
  /// A letter together with the control key.
  case control(Character)
  /// A key that means nothing here.
  case other
}

extension Key {
  /// The key of a byte below a blank, or of the last one of ASCII.
  init(controlByte byte: UInt8) {
    switch byte {
    // A script that types sends line feeds, and so does what was typed before the mode was set.
    case 0x0A, 0x0D: self = .enter
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    default: self = .other
    }
  }

  /// The key of a sequence (ECMA-48 §5.4) by its parameters and its last byte; nil where a paste begins.
  init?(parameters: [Int], final: UInt8) {
    let hasModifier = parameters.count > 1 && parameters[1] > 1
    switch (final, parameters.first ?? 1) {
    case (UInt8(ascii: "A"), _): self = .up
    case (UInt8(ascii: "B"), _): self = .down
    case (UInt8(ascii: "C"), _): self = hasModifier ? .wordRight : .right
    case (UInt8(ascii: "D"), _): self = hasModifier ? .wordLeft : .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): self = .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): self = .end
    case (UInt8(ascii: "Z"), _): self = .backTab
    case (UInt8(ascii: "M"), _) where parameters.isEmpty: self = .enter
    case (UInt8(ascii: "~"), 3): self = hasModifier ? .deleteWordAfter : .delete
    case (UInt8(ascii: "~"), 5): self = .pageUp
    case (UInt8(ascii: "~"), 6): self = .pageDown
    case (UInt8(ascii: "~"), 200): return nil
    default: self = .other
    }
  }

  /// The key of a byte behind an escape: a letter together with the alt key.
  init(afterEscape byte: UInt8) {
    switch byte {
    case UInt8(ascii: "b"), UInt8(ascii: "B"): self = .wordLeft
    case UInt8(ascii: "f"), UInt8(ascii: "F"): self = .wordRight
    case UInt8(ascii: "d"), UInt8(ascii: "D"): self = .deleteWordAfter
    case 0x08, 0x7F: self = .deleteWordBefore
    default: self = .other
    }
  }
}
