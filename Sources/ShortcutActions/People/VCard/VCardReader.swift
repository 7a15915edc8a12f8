import FileTransactions
import ShortcutKit

/// Reads the cards of a vCard file: version 3.0 (RFC 2426) or 4.0 (RFC 6350), and what is left of 2.1.
struct VCardReader {
  private let path: Path
  private let bytes: [UInt8]

  init(path: Path, _ bytes: [UInt8]) {
    self.path = path
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes =
      isUTF16 ? FileValue.decoded(bytes).map { Array($0.utf8) } ?? bytes : Array(bytes.dropFirst(isMarked ? 3 : 0))
  }

  /// The people among the cards; a card that stands for a group of people (`KIND:group`) is left out.
  func cards() throws(PeopleFileError) -> [VCard] {
    var cards: [VCard] = []
    var open: [(line: Int, properties: [VCardProperty])] = []
    for (line, bytes) in ContentLines(bytes) {
      guard let property = VCardProperty(bytes, line: line) else {
        guard let last = open.indices.last, let property = open[last].properties.indices.last else {
          let expected = open.isEmpty ? "BEGIN:VCARD" : "a property such as FN:Ada Lovelace"
          throw error(line, "expected \(expected), found \(Wording.quoted(text(bytes)))")
        }
        open[last].properties[property].append(line: bytes)
        continue
      }
      let isOfCard = text(Array(property.value)).uppercased() == "VCARD"
      if property.name == "BEGIN", isOfCard {
        open.append((line, []))
      } else if property.name == "END", isOfCard, let (start, properties) = open.popLast() {
        // A card within a card is somebody's agent (vCard 2.1).
        if open.isEmpty { cards.append(VCard(path: path, line: start, properties: properties)) }
      } else if open.isEmpty {
        throw error(line, "expected BEGIN:VCARD, found \(Wording.quoted(text(bytes)))")
      } else {
        open[open.count - 1].properties.append(property)
      }
    }
    if let card = open.first { throw error(card.line, "this card has no END:VCARD") }
    return cards.filter { !$0.isGroup }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).trimmingWhitespace }

  private func error(_ line: Int, _ message: String) -> PeopleFileError { PeopleFileError("\(path):\(line)", message) }
}
