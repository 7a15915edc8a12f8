import Foundation
import ShortcutKit

/// Texts as they are compared while somebody types: without case, accents and other marks.
enum Folding {
  /// The bytes of a text as it is compared.
  static func bytes(of text: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes
  }

  /// Appends the bytes of a text as it is compared. Each letter is folded by itself, so that the parts of a text fold to the
  /// parts of what it folds to.
  static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
      } else {
        append(scalar, to: &bytes)
      }
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0x3100..<0xAC00: append(encoded: scalar, to: &bytes)
    case 0xAC00...0xD7A3:
      // A syllable as its two or three letters (Unicode §3.12): file systems may keep it that way.
      let index = scalar.value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      for part in parts where part != 0x11A7 {
        if let letter = Unicode.Scalar(part) { append(encoded: letter, to: &bytes) }
      }
    case ..<0x3100: if let base = table[Int(scalar.value) - 0x80] { append(encoded: base, to: &bytes) }
    default: if let base = base(of: scalar) { append(encoded: base, to: &bytes) }
    }
  }

  private static func append(encoded scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
  }

  /// What the scalars from U+0080 to U+30FF fold to; nil for marks, which are left out.
  private static let table: [Unicode.Scalar?] = (0x80..<0x3100).map { value in
    Unicode.Scalar(UInt32(value)).flatMap { base(of: $0) }
  }

  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let decomposed = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.first ?? scalar
    switch decomposed.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return nil
    default: return decomposed.properties.lowercaseMapping.unicodeScalars.first
    }
  }
}

/// The texts of many rows as they are compared, one behind the other.
struct FoldedTexts: Sendable {
  private(set) var bytes: [UInt8] = []
  private var starts: [Int] = [0]

  init(_ rows: [ChoiceRow]) {
    starts.reserveCapacity(rows.count + 1)
    for row in rows {
      Folding.append(row.title, to: &bytes)
      if !row.subtitle.isEmpty {
        bytes.append(UInt8(ascii: " "))
        Folding.append(row.subtitle, to: &bytes)
      }
      starts.append(bytes.count)
    }
  }

  /// Where the text of a row stands.
  func range(of row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }
}
