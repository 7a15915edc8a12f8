/// Reads the grammar of expressions (docs/grammar.md).
///
/// The rules are in `+Operators`, `+Comparison` and `+Primary`, loosest first; this is what they share.
struct ExpressionParser {
  /// How deep expressions may be nested, an operator behind another counting as a level.
  private static let deepest = 500

  private var lexer: Lexer
  private(set) var token: Token
  /// Where the last token that was taken ends.
  private var lastEnd: Int
  private var depth = 0

  init(_ bytes: [UInt8], from start: Int = 0) throws(ExpressionError) {
    lexer = Lexer(bytes, from: start)
    lastEnd = start
    token = try lexer.token()
  }

  /// A whole text that is one expression.
  static func parse(_ text: String) throws(ExpressionError) -> Expression {
    var parser = try ExpressionParser(Array(text.utf8))
    let expression = try parser.expression()
    guard parser.token.kind == .end else { throw parser.unexpected(end) }
    return expression
  }

  // MARK: Tokens

  mutating func advance() throws(ExpressionError) {
    lastEnd = token.range.upperBound
    token = try lexer.token()
  }

  func isSymbol(_ symbol: Token.Symbol) -> Bool { token.kind == .symbol(symbol) }

  mutating func take(word: String) throws(ExpressionError) -> Bool {
    guard token.kind == .name(word) else { return false }
    try advance()
    return true
  }

  mutating func take(_ symbol: Token.Symbol) throws(ExpressionError) -> Bool {
    guard isSymbol(symbol) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ symbol: Token.Symbol) throws(ExpressionError) {
    guard try take(symbol) else { throw unexpected("‘\(symbol.rawValue)’") }
  }

  mutating func expect(word: String) throws(ExpressionError) {
    guard try take(word: word) else { throw unexpected("‘\(word)’") }
  }

  // MARK: Errors

  func unexpected(_ expected: String, help: String? = nil) -> ExpressionError {
    ExpressionError(.unexpected(token, expected: expected), token.range, help: help ?? hint(where: expected))
  }

  /// What people of other languages write here.
  private func hint(where expected: String) -> String? {
    switch token.kind {
    case .symbol(.assign): "to compare, write =="
    case .symbol(.pipe) where expected == Self.actionName: "write ‘or’"
    case .symbol(.pipe) where expected != Self.value: "put what it is for into brackets: (now + 1 day) | format-date"
    case .symbol(.times): "a power is written with ^"
    case .name("does"): "write not (a contains b)"
    case .name(let word) where expected == Self.value: "a word of the grammar is a name in back quotes: `\(word)`"
    case .name where expected == Self.end || expected == "‘}’":
      "a name with spaces in it is written in back quotes: `Repeat Item`"
    default: nil
    }
  }

  /// What is expected, for messages.
  static let value = "a value"
  static let actionName = "the name of an action"
  private static let end = "an operator or the end"

  // MARK: Nodes

  func make(_ kind: Expression.Kind, from start: Int) -> Expression {
    Expression(kind: kind, range: start..<max(lastEnd, start))
  }

  /// Reads one nested expression; the limit keeps hostile input off the stack's end.
  mutating func nested(
    _ read: (inout ExpressionParser) throws(ExpressionError) -> Expression
  ) throws(ExpressionError) -> Expression {
    try deepen()
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Reads operators of one kind as long as they follow one another, each with all that is before it on its left.
  mutating func chain(
    _ first: Expression, from start: Int,
    _ next: (inout ExpressionParser, Expression) throws(ExpressionError) -> Expression.Kind?
  ) throws(ExpressionError) -> Expression {
    let outerDepth = depth
    defer { depth = outerDepth }
    var value = first
    while let kind = try next(&self, value) {
      value = make(kind, from: start)
      try deepen()
    }
    return value
  }

  private mutating func deepen() throws(ExpressionError) {
    guard depth < Self.deepest else { throw ExpressionError(.tooDeepExpression(Self.deepest), token.range) }
    depth += 1
  }
}
