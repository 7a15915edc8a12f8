import ShortcutKit

/// Which letters of a text are capitals.
enum TextCase: String, Choice {
  case uppercase, lowercase, capitalized
  case titleCase = "title-case"
  case sentenceCase = "sentence-case"
  case alternating

  /// The names that Apple has used for them, with a full stop in earlier versions.
  static let synonyms: [String: TextCase] = [
    "Capitalize Every Word": .capitalized, "Capitalize with Title Case": .titleCase,
    "Capitalize with sentence case": .sentenceCase, "Capitalize with sentence case.": .sentenceCase,
    "cApItAlIzE wItH aLtErNaTiNg cAsE": .alternating, "cApItAlIzE wItH aLtErNaTiNg CaSe.": .alternating,
    "capitalize": .capitalized,
  ]
}

extension String {
  /// The text with its letters in another case.
  func changed(to goal: TextCase, in conventions: Conventions) -> String {
    switch goal {
    case .uppercase: uppercased(in: conventions)
    case .lowercase: lowercased(in: conventions)
    case .capitalized: capitalized(in: conventions)
    case .titleCase: titleCased(in: conventions)
    case .sentenceCase: sentenceCased(in: conventions)
    case .alternating: alternating(in: conventions)
    }
  }

  /// The words that are small within an English title: articles, conjunctions and short prepositions.
  private static let smallWords: Set<String> = [
    "a", "an", "and", "as", "at", "but", "by", "for", "from", "if", "in", "into", "nor", "of", "off", "on", "onto",
    "or", "per", "so", "than", "the", "to", "up", "via", "vs", "with", "yet",
  ]

  /// Every word with a capital, but for the small ones within a title; after a colon or full stop it starts anew.
  private func titleCased(in conventions: Conventions) -> String {
    let text = capitalized(in: conventions)
    let words = text.split { !($0.isLetter || $0.isNumber || "'’".contains($0)) }
    var result = ""
    var end = text.startIndex
    for (place, word) in words.enumerated() {
      let gap = text[end..<word.startIndex]
      let isAtStart = place == 0 || gap.contains { ":.?!".contains($0) }
      let small = word.lowercased(in: conventions)
      let isSmall = !isAtStart && place + 1 < words.count && Self.smallWords.contains(small)
      result += gap + (isSmall ? small[...] : word)
      end = word.endIndex
    }
    return result + text[end...]
  }

  /// Small letters, but for the first one of each sentence and line.
  private func sentenceCased(in conventions: Conventions) -> String {
    var result = ""
    var (isAtStart, isBehindStop) = (true, false)
    for letter in lowercased(in: conventions) {
      if isAtStart, letter.isLetter {
        result += String(letter).startingWithCapital(in: conventions)
      } else {
        result.append(letter)
      }
      if letter.isNewline || (isBehindStop && letter.isWhitespace) {
        isAtStart = true
      } else if letter.isLetter || letter.isNumber {
        (isAtStart, isBehindStop) = (false, false)
      } else if letter.unicodeScalars.first?.properties.isSentenceTerminal ?? false {
        isBehindStop = true
      }
    }
    return result
  }

  /// Every other letter of a word as a capital, the second one first.
  private func alternating(in conventions: Conventions) -> String {
    var result = ""
    var isCapital = false
    for letter in self {
      if letter.isWhitespace { isCapital = false }
      guard letter.isLetter else {
        result.append(letter)
        continue
      }
      let text = String(letter)
      result += isCapital ? text.uppercased(in: conventions) : text.lowercased(in: conventions)
      isCapital.toggle()
    }
    return result
  }
}

extension Substring {
  fileprivate func lowercased(in conventions: Conventions) -> String { String(self).lowercased(in: conventions) }
}
