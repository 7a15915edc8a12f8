import ShortcutKit

extension StringProtocol {
  /// The text with spaces behind it, up to a width of the terminal.
  func padding(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - displayWidth)) }

  /// The text on one line: runs of white space are one space, and what a terminal would act on is visible.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).map(\.visible).joined(separator: " ") }

  /// The text cut to a width, with a mark where something is missing.
  func cut(to width: Int) -> String {
    guard displayWidth > width else { return String(self) }
    var used = 0
    let start = prefix { character in
      used += character.displayWidth
      return used < width
    }
    return start + "…"
  }

  /// The text in lines of a width, broken at spaces; a word that is longer than a line is broken where the line ends.
  func wrapped(to width: Int) -> [String] {
    var lines = [""]
    var used = 0
    for word in split(separator: " ") {
      let length = word.displayWidth
      if used > 0, used + 1 + length > width {
        lines.append("")
        used = 0
      } else if used > 0 {
        lines[lines.count - 1] += " "
        used += 1
      }
      for character in word {
        let columns = character.displayWidth
        if used > 0, used + columns > width {
          lines.append("")
          used = 0
        }
        lines[lines.count - 1].append(character)
        used += columns
      }
    }
    return lines
  }
}
