import Foundation
import ShortcutKit

extension VCardProperty {
  /// The value as text, decoded but with its escapes.
  ///
  /// It is UTF-8 unless the card says another charset, as vCard 2.1 can; what is no UTF-8 is Latin-1. Throws a message where
  /// the charset is none that is known.
  private func raw() throws(VCardError) -> String {
    let bytes = has("ENCODING", "QUOTED-PRINTABLE") ? QuotedPrintable.decoded(value) : Array(value)
    let charset = parameters["CHARSET"]?.first?.uppercased() ?? "UTF-8"
    switch charset {
    case "UTF-8", "UTF8":
      return String(validating: bytes, as: UTF8.self) ?? Self.latin1(bytes)
    case "US-ASCII", "ASCII", "ISO-8859-1", "LATIN1": return Self.latin1(bytes)
    case "WINDOWS-1252", "CP1252": return String(bytes: bytes, encoding: .windowsCP1252) ?? Self.latin1(bytes)
    default:
      throw VCardError(line: line, "the charset \(Wording.quoted(charset)) is not known; save the cards in UTF-8")
    }
  }

  private static func latin1(_ bytes: [UInt8]) -> String {
    String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) }))
  }

  /// The value as one text.
  func text() throws(VCardError) -> String { Self.split(try raw(), at: nil)[0].trimmingWhitespace }

  /// The components of a structured value, as those of a name; some may be empty. Where a component can be a list, its
  /// items stand with spaces between.
  func components(areLists: Bool = false) throws(VCardError) -> [String] {
    Self.split(try raw(), at: ";", areLists: areLists).map(\.trimmingWhitespace)
  }

  /// The parts between the places of a separator that is not escaped, without escapes (RFC 6350 §3.4).
  private static func split(_ text: String, at separator: Character?, areLists: Bool = false) -> [String] {
    var parts = [""]
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", let escaped = rest.first, "\\,;:nN".contains(escaped) {
        rest.removeFirst()
        parts[parts.count - 1].append(escaped == "n" || escaped == "N" ? "\n" : escaped)
      } else if character == separator {
        parts.append("")
      } else {
        parts[parts.count - 1].append(areLists && character == "," ? " " : character)
      }
    }
    return parts
  }
}

/// What is wrong with a card.
struct VCardError: Error {
  let line: Int
  let message: String

  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}
