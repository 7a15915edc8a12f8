/// A line while it is typed, and where the cursor stands in it. Knows no terminal.
struct LineState {
  /// What a key led to.
  enum Outcome: Equatable {
    case goesOn
    /// The key means nothing here.
    case refused
    case entered
    case cancelled
    /// What stands before the cursor is to be completed.
    case completed
    /// The process is to stop until somebody calls it back.
    case suspended
    /// The screen is to be drawn afresh.
    case redrawn
  }

  /// The line, by what people take for letters.
  private(set) var characters: [Character] = []
  /// How many of them stand before the cursor.
  private(set) var cursor = 0

  /// The line.
  var text: String { String(characters) }
  /// What stands before the cursor.
  var textBefore: String { String(characters[..<cursor]) }

  /// Does what a key says.
  mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .enter: return .entered
    case .escape, .control("c"): return .cancelled
    case .control("d"): return characters.isEmpty ? .cancelled : remove(cursor..<(cursor + 1))
    case .control("z"): return .suspended
    case .control("l"): return .redrawn
    case .tab: return .completed
    case .text(let text), .paste(let text):
      insert(text)
      return .goesOn
    case .backspace: return remove((cursor - 1)..<cursor)
    case .delete: return remove(cursor..<(cursor + 1))
    case .control("u"): return remove(0..<cursor)
    case .control("k"): return remove(cursor..<characters.count)
    case .control("w"): return remove(blankBefore..<cursor)
    case .deleteWordBefore: return remove(wordBefore..<cursor)
    case .deleteWordAfter: return remove(cursor..<wordAfter)
    default: return move(key)
    }
  }

  /// Puts a text where the cursor stands.
  mutating func insert(_ text: String) {
    // A mark joins the letter before it, and so may what follows: the line is cut into letters anew.
    let before = textBefore + text
    characters = Array(before + String(characters[cursor...]))
    cursor = min(before.count, characters.count)
  }

  private mutating func move(_ key: Key) -> Outcome {
    switch key {
    case .left, .control("b"): return move(to: cursor - 1)
    case .right, .control("f"): return move(to: cursor + 1)
    case .wordLeft: return move(to: wordBefore)
    case .wordRight: return move(to: wordAfter)
    case .home, .control("a"): return move(to: 0)
    case .end, .control("e"): return move(to: characters.count)
    default: return .refused
    }
  }

  private mutating func move(to place: Int) -> Outcome {
    guard (0...characters.count).contains(place) else { return .refused }
    cursor = place
    return .goesOn
  }

  private mutating func remove(_ range: Range<Int>) -> Outcome {
    guard range.lowerBound >= 0, range.upperBound <= characters.count else { return .refused }
    let rest = characters[..<range.lowerBound] + characters[range.upperBound...]
    cursor = range.lowerBound
    characters = Array(rest)
    return .goesOn
  }

  /// Where the word that the cursor stands in or behind starts: letters and digits are words.
  private var wordBefore: Int {
    var place = cursor
    while place > 0, !characters[place - 1].isWordPart { place -= 1 }
    while place > 0, characters[place - 1].isWordPart { place -= 1 }
    return place
  }

  private var wordAfter: Int {
    var place = cursor
    while place < characters.count, !characters[place].isWordPart { place += 1 }
    while place < characters.count, characters[place].isWordPart { place += 1 }
    return place
  }

  /// Where the text without blanks before the cursor starts, as the terminal's own line erases words.
  private var blankBefore: Int {
    var place = cursor
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
