extension Character {
  /// How many columns of a terminal it takes: 2 for wide East Asian letters and emoji, else 1 for each of its
  /// letters and 0 for each of its marks.
  package var displayWidth: Int {
    var width = 0
    for scalar in unicodeScalars {
      // VS16 asks for the emoji form of the character before it, whose parts are drawn as one picture (UTS #51).
      if scalar == "\u{FE0F}" || scalar.isWide { return 2 }
      width += scalar.isMark ? 0 : 1
    }
    return width
  }
}

extension StringProtocol {
  /// How many columns of a terminal it takes.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  /// Whether it is drawn on the character before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Whether its East Asian width is wide or full (UAX #11); emoji are known to the standard library.
  fileprivate var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
