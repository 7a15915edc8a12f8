/// A command line as bash gives it to completion: to the cursor, with its quotes.
struct BashLine {
  private enum Quote {
    case none, single, double
  }

  /// The words without their quotes; the last one is being written.
  private(set) var words: [String] = []
  private var quote = Quote.none
  /// The length, without quotes, of what stands in the last word before the part that readline replaces: that begins
  /// behind an open quote, else behind the last character that breaks words.
  private var kept = 0

  init(_ line: String, breaks: String) {
    // Blanks part words here; the others part them for readline alone.
    let breaks = Set(breaks).subtracting(["\"", "'", " ", "\t", "\n"])
    var word: String? = ""
    var rest = line[...]
    while let character = rest.popFirst() {
      switch (quote, character) {
      case (.none, " "), (.none, "\t"), (.none, "\n"):
        if let ended = word { words.append(ended) }
        (word, kept) = (nil, 0)
      case (.none, "\\"), (.double, "\\"):
        guard let next = rest.popFirst() else { break }
        word = (word ?? "") + (quote == .double && !"\"\\$`".contains(next) ? "\\\(next)" : String(next))
      case (.none, "'"), (.none, "\""):
        quote = character == "'" ? .single : .double
        word = word ?? ""
        kept = word?.count ?? 0
      case (.single, "'"), (.double, "\""): quote = .none
      default:
        word = (word ?? "") + String(character)
        if quote == .none, breaks.contains(character) { kept = word?.count ?? 0 }
      }
    }
    words.append(word ?? "")
  }

  /// The part of a whole word that takes the place of what readline replaces; nil where it does not reach so far.
  func part(of word: String) -> String? { word.count >= kept ? String(word.dropFirst(kept)) : nil }

  /// A text as it stands in the quotes that are open.
  ///
  /// Readline closes them, unless the text ends in such a quote itself.
  func quoted(_ text: String) -> String {
    switch quote {
    case .single: text.replacing("'", with: "'\\''") + (text.hasSuffix("'") ? "'" : "")
    case .double: Self.escaped(text, "\"\\$`") + (text.hasSuffix("\"") ? "\"" : "")
    case .none: Self.escaped(text, " \t\"'\\$`;&|<>()[]{}*?!#~^")
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
