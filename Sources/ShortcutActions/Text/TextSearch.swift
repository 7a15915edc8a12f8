/// Finds a text in other texts, letter by letter as people see them.
///
/// Letters are equal by canonical equivalence (UAX 15 §1.1), and no part of one is found: neither the e of an é nor one
/// person of a family. A text that starts with a combining mark is found wherever that mark stands.
struct TextSearch {
  private let wanted: String
  private let ignoresCase: Bool

  /// Makes a search for a text that is not empty.
  init(for wanted: String, ignoresCase: Bool) {
    self.wanted = wanted
    self.ignoresCase = ignoresCase
  }

  /// Where the text stands, from the first place to the last; the places do not overlap.
  func ranges(in text: String) -> [Range<String.Index>] {
    if startsWithMark || (wanted.isASCII && text.isASCII) {
      let scalars = text.unicodeScalars
      let letters = scalars.indices.lazy.map { (folded(scalars[$0]), $0..<scalars.index(after: $0)) }
      return Self.ranges(of: wanted.unicodeScalars.map(folded), in: letters)
    }
    if ignoresCase {
      let letters = Letters(text).lazy.map { (Self.folded($0), $1) }
      return Self.ranges(of: Letters(wanted).map { Self.folded($0.letter) }, in: letters)
    }
    return Self.ranges(of: Letters(wanted).map(\.letter), in: Letters(text).lazy.map { ($0, $1) })
  }

  private var startsWithMark: Bool {
    guard let first = wanted.unicodeScalars.first else { return false }
    return first.properties.isGraphemeExtend || first == "\u{200D}"
  }

  private func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard ignoresCase, ("A"..."Z").contains(scalar) else { return scalar }
    return Unicode.Scalar(UInt8(ascii: scalar) | 0x20)
  }

  /// The letter without its case (Unicode §3.13, default caseless matching); the dotless ı is no i.
  private static func folded(_ letter: Character) -> String {
    letter == "ı" ? "ı" : letter.uppercased().lowercased()
  }

  /// Knuth, Morris and Pratt's search, whose time is linear in both lengths.
  private static func ranges<Letter: Equatable>(
    of wanted: [Letter], in letters: some Sequence<(Letter, Range<String.Index>)>
  ) -> [Range<String.Index>] {
    let borders = borders(of: wanted)
    var found: [Range<String.Index>] = []
    // Where the last letters started, as many as there are in the text that is looked for.
    var starts: [String.Index] = []
    var (matched, next) = (0, 0)
    for (letter, range) in letters {
      if starts.count < wanted.count { starts.append(range.lowerBound) } else { starts[next] = range.lowerBound }
      next = next + 1 == wanted.count ? 0 : next + 1
      while matched > 0, wanted[matched] != letter { matched = borders[matched - 1] }
      if wanted[matched] == letter { matched += 1 }
      if matched == wanted.count {
        found.append(starts[next]..<range.upperBound)
        matched = 0
      }
    }
    return found
  }

  /// For each start of a text, the length of the longest shorter start that it ends with.
  private static func borders<Letter: Equatable>(of wanted: [Letter]) -> [Int] {
    var borders = [0]
    var length = 0
    for letter in wanted.dropFirst() {
      while length > 0, wanted[length] != letter { length = borders[length - 1] }
      if wanted[length] == letter { length += 1 }
      borders.append(length)
    }
    return borders
  }
}

/// The letters of a text with their places: its graphemes, but CR LF is two.
private struct Letters: Sequence, IteratorProtocol {
  private let text: String
  private var index: String.Index
  private var lineFeed: Range<String.Index>?

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  mutating func next() -> (letter: Character, range: Range<String.Index>)? {
    if let range = lineFeed {
      lineFeed = nil
      return ("\n", range)
    }
    guard index < text.endIndex else { return nil }
    let (start, letter) = (index, text[index])
    index = text.index(after: start)
    guard letter == "\r\n" else { return (letter, start..<index) }
    let middle = text.unicodeScalars.index(after: start)
    lineFeed = middle..<index
    return ("\r", start..<middle)
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
