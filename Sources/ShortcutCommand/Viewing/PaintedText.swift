import ShortcutKit

/// A text of which parts are painted, to be broken into lines.
struct PaintedText {
  /// A part, with the parameters of SGR; empty where it is plain.
  struct Part {
    var text: String
    let style: String
  }

  private(set) var parts: [Part] = []

  init(_ text: String = "", _ style: String = "") { append(text, style) }

  mutating func append(_ text: String, _ style: String = "") {
    if !text.isEmpty { parts.append(Part(text: text, style: style)) }
  }

  mutating func append(_ other: PaintedText) { parts += other.parts }

  var width: Int { parts.reduce(0) { $0 + $1.text.displayWidth } }

  func painted(_ ink: Ink) -> String {
    parts.map { $0.style.isEmpty ? $0.text : ink.styled($0.text, $0.style) }.joined()
  }

  /// Lines of a width, broken at spaces where there are some.
  func lines(of width: Int) -> [PaintedText] {
    var lines: [PaintedText] = []
    var line = PaintedText()
    for word in words {
      var word = word
      if line.width > 0, line.width + word.withoutEnd.width > width {
        lines.append(line.withoutEnd)
        line = PaintedText()
      }
      while word.withoutEnd.width > width {
        let (start, rest) = word.cut(at: width)
        lines.append(start)
        word = rest
      }
      line.append(word)
    }
    return lines + (line.parts.isEmpty && !lines.isEmpty ? [] : [line.withoutEnd])
  }

  /// Pieces that end behind their spaces.
  private var words: [PaintedText] {
    var words: [PaintedText] = [PaintedText()]
    for part in parts {
      for character in part.text {
        words[words.count - 1].add(character, part.style)
        if character == " " { words.append(PaintedText()) }
      }
    }
    return words.filter { !$0.parts.isEmpty }
  }

  private mutating func add(_ character: Character, _ style: String) {
    if let last = parts.indices.last, parts[last].style == style {
      parts[last].text.append(character)
    } else {
      append(String(character), style)
    }
  }

  /// The word without the space at its end, which may stand outside of the line.
  private var withoutEnd: PaintedText {
    guard let last = parts.last, last.text.hasSuffix(" ") else { return self }
    var copy = self
    copy.parts[parts.count - 1].text.removeLast()
    return copy
  }

  private func cut(at width: Int) -> (PaintedText, PaintedText) {
    var (start, rest) = (PaintedText(), PaintedText())
    var used = 0
    for part in parts {
      for character in part.text {
        used += character.displayWidth
        if used <= width || start.parts.isEmpty {
          start.add(character, part.style)
        } else {
          rest.add(character, part.style)
        }
      }
    }
    return (start, rest)
  }
}
