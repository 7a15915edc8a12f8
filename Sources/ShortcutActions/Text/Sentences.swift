extension String {
  /// The sentences, by the sentence boundaries of Unicode (UAX 29 §5); what holds no letter and no digit is none.
  var sentences: [Substring] {
    var sentences: [Substring] = []
    var start = startIndex
    for end in sentenceEnds {
      let sentence = self[start..<end]
      if sentence.contains(where: { $0.isLetter || $0.isNumber }) { sentences.append(sentence) }
      start = end
    }
    return sentences
  }

  /// The places behind each sentence and the white space after it.
  private var sentenceEnds: [Index] {
    var ends: [Index] = []
    var state = SentenceState()
    for index in unicodeScalars.indices {
      let kind = SentenceBreak(unicodeScalars[index])
      if state.ends(before: kind, rest: self[index...].unicodeScalars) { ends.append(index) }
      state.pass(kind)
    }
    return isEmpty ? [] : ends + [endIndex]
  }
}

/// What came last, as far as it matters for the end of a sentence.
private struct SentenceState {
  private enum Tail {
    case none
    /// A full stop or its kind, with what may follow it within the sentence: quotes, then spaces.
    case terminated(isFullStop: Bool, behindLetter: Bool, Phase)
    case carriageReturn, paragraph
  }

  private enum Phase { case terminator, closing, space }

  private var tail = Tail.none
  private var last = SentenceBreak.other

  /// Whether a sentence ends before something of this kind; the rules of UAX 29 are named SB.
  func ends(before kind: SentenceBreak, rest: Substring.UnicodeScalarView) -> Bool {
    switch tail {
    case .none: return false
    case .carriageReturn: return kind != .lineFeed  // SB3, SB4
    case .paragraph: return true  // SB4
    case .terminated(let isFullStop, let behindLetter, let phase):
      switch kind {
      case .extend: return false  // SB5
      case .space, .carriageReturn, .lineFeed, .separator: return false  // SB9, SB10
      case .close where phase != .space: return false  // SB9
      case .continuation, .fullStop, .terminator: return false  // SB8a
      case .numeric where isFullStop && phase == .terminator: return false  // SB6
      case .upper where behindLetter && phase == .terminator: return false  // SB7
      default: return !(isFullStop && Self.goesOnInSmallLetters(rest))  // SB8, SB11
      }
    }
  }

  mutating func pass(_ kind: SentenceBreak) {
    switch (kind, tail) {
    case (.extend, .carriageReturn), (.extend, .paragraph): tail = .none
    case (.extend, _): return
    case (.carriageReturn, _): tail = .carriageReturn
    case (.lineFeed, _), (.separator, _): tail = .paragraph
    case (.fullStop, _):
      tail = .terminated(isFullStop: true, behindLetter: last == .upper || last == .lower, .terminator)
    case (.terminator, _): tail = .terminated(isFullStop: false, behindLetter: false, .terminator)
    case (.close, .terminated(let isFullStop, let behindLetter, let phase)) where phase != .space:
      tail = .terminated(isFullStop: isFullStop, behindLetter: behindLetter, .closing)
    case (.space, .terminated(let isFullStop, let behindLetter, _)):
      tail = .terminated(isFullStop: isFullStop, behindLetter: behindLetter, .space)
    default: tail = .none
    }
    last = kind
  }

  /// Whether the next letter is a small one, so that the full stop belongs to an abbreviation (SB8).
  private static func goesOnInSmallLetters(_ rest: Substring.UnicodeScalarView) -> Bool {
    for scalar in rest {
      switch SentenceBreak(scalar) {
      case .lower: return true
      case .upper, .letter, .carriageReturn, .lineFeed, .separator, .fullStop, .terminator: return false
      default: continue
      }
    }
    return false
  }
}

/// The property Sentence_Break (UAX 29, table 4).
private enum SentenceBreak {
  case carriageReturn, lineFeed, separator, extend, space, lower, upper, letter, numeric, fullStop, continuation
  case terminator, close, other

  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch scalar {
    case "\r": self = .carriageReturn
    case "\n": self = .lineFeed
    case "\u{85}", "\u{2028}", "\u{2029}": self = .separator
    case ".", "\u{2024}", "\u{FE52}", "\u{FF0E}": self = .fullStop
    case _ where Self.continuations.contains(scalar): self = .continuation
    case _ where properties.isWhitespace: self = .space
    case _ where properties.isSentenceTerminal: self = .terminator
    case _ where properties.isGraphemeExtend || scalar == "\u{200D}": self = .extend
    default: self = Self(properties)
    }
  }

  private init(_ properties: Unicode.Scalar.Properties) {
    switch properties.generalCategory {
    case .spacingMark, .format: self = .extend
    case .decimalNumber: self = .numeric
    case .titlecaseLetter: self = .upper
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: self = .close
    default:
      if properties.isLowercase {
        self = .lower
      } else if properties.isUppercase {
        self = .upper
      } else if properties.isAlphabetic {
        self = .letter
      } else {
        self = properties.isQuotationMark ? .close : .other
      }
    }
  }

  private static let continuations: Set<Unicode.Scalar> = [
    ",", "-", ":", ";", "\u{37E}", "\u{55D}", "\u{60C}", "\u{60D}", "\u{7F8}", "\u{1802}", "\u{1808}", "\u{2013}",
    "\u{2014}", "\u{3001}", "\u{FE10}", "\u{FE11}", "\u{FE13}", "\u{FE14}", "\u{FE31}", "\u{FE32}", "\u{FE50}",
    "\u{FE51}", "\u{FE54}", "\u{FE55}", "\u{FE58}", "\u{FE63}", "\u{FF0C}", "\u{FF0D}", "\u{FF1A}", "\u{FF1B}",
    "\u{FF64}",
  ]
}
