/// The smallest part of an expression that means something.
struct Token: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case number(String)
    case text(String)
    /// A name, or a word of the grammar such as `and`.
    case name(String)
    /// A name in back quotes, which is never a word of the grammar.
    case quotedName(String)
    case symbol(Symbol)
    case end
  }

  /// What is not a word.
  enum Symbol: String, Sendable, CaseIterable {
    case equal = "==", notEqual = "!=", lessOrEqual = "<=", greaterOrEqual = ">=", coalesce = "??", range = ".."
    case less = "<", greater = ">", plus = "+", minus = "-", times = "*", divide = "/", power = "^", pipe = "|"
    case openParenthesis = "(", closeParenthesis = ")", openBracket = "[", closeBracket = "]", comma = ",", dot = "."
    case assign = "=", closeBrace = "}"
  }

  let kind: Kind
  /// UTF-8 offsets in the text of the scalar.
  let range: Range<Int>
}

extension Token {
  /// The token for messages.
  var inWords: String {
    switch kind {
    case .number(let digits): "‘\(digits)’"
    case .text(let text): "the text \(Wording.quoted(text))"
    case .name(let name), .quotedName(let name): Wording.quoted(name)
    case .symbol(let symbol): "‘\(symbol.rawValue)’"
    case .end: "the end of the expression"
    }
  }
}
