package import ShortcutKit

/// A source text with places marked in it: `- text: Hello1️⃣: world`.
///
/// The markers are the keycap digits from 1️⃣ to 9️⃣; they are taken out of the text.
package struct MarkedSource: Sendable {
  /// The text without its markers, as a file.
  package let file: SourceFile
  private let offsets: [Character: Int]

  /// The marker that a test asks for is not in the text.
  package struct MissingMarker: Error {
    package let marker: Character
  }

  package init(_ text: String, path: String = "test.yaml") {
    var clean = ""
    var offsets: [Character: Int] = [:]
    for character in text {
      if character.unicodeScalars.last == "\u{20E3}" {
        offsets[character] = clean.utf8.count
      } else {
        clean.append(character)
      }
    }
    file = SourceFile(path: path, text: clean)
    self.offsets = offsets
  }

  /// The UTF-8 offset of a marker.
  package func offset(of marker: Character) throws -> Int {
    guard let offset = offsets[marker] else { throw MissingMarker(marker: marker) }
    return offset
  }

  /// The line and column of a marker.
  package func position(of marker: Character) throws -> SourcePosition {
    file.position(at: try offset(of: marker))
  }

  /// The part of the text between two markers.
  package func span(from start: Character, to end: Character) throws -> SourceSpan {
    SourceSpan(file: file, range: try offset(of: start)..<offset(of: end))
  }
}
