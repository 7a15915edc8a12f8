/// Reads the grammar of expressions (docs/grammar.md), loosest operators first.
struct ExpressionParser {
  private var lexer: Lexer
  private(set) var token: Token
  /// Where the last token that was taken ends.
  private(set) var lastEnd: Int
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
    guard parser.token.kind == .end else {
      throw ExpressionError(
        .unexpected(parser.token, expected: "an operator or the end"), parser.token.range, help: parser.hint)
    }
    return expression
  }

  // MARK: Tokens

  mutating func advance() throws(ExpressionError) {
    lastEnd = token.range.upperBound
    token = try lexer.token()
  }

  func isWord(_ word: String) -> Bool { token.kind == .name(word) }

  func isSymbol(_ symbol: Token.Symbol) -> Bool { token.kind == .symbol(symbol) }

  mutating func take(word: String) throws(ExpressionError) -> Bool {
    guard isWord(word) else { return false }
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

  func unexpected(_ expected: String) -> ExpressionError {
    ExpressionError(.unexpected(token, expected: expected), token.range, help: hint)
  }

  /// What people of other languages write here.
  var hint: String? {
    switch token.kind {
    case .symbol(.assign): "to compare, write =="
    case .name("is"): "write ==, or is empty, is between 1 and 5, is text"
    case .name, .quotedName: "a name with spaces in it is written in back quotes: `Repeat Item`"
    default: nil
    }
  }

  func make(_ kind: Expression.Kind, from start: Int) -> Expression {
    Expression(kind: kind, range: start..<max(lastEnd, start))
  }

  /// Reads one nested expression; the limit keeps hostile input off the stack's end.
  mutating func expression() throws(ExpressionError) -> Expression {
    try nested { parser throws(ExpressionError) in try parser.choice() }
  }

  mutating func nested(
    _ read: (inout ExpressionParser) throws(ExpressionError) -> Expression
  ) throws(ExpressionError) -> Expression {
    guard depth < 200 else { throw ExpressionError(.tooDeepExpression, token.range) }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  // MARK: From loosest to tightest

  private mutating func choice() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    guard try take(word: "if") else { return try coalescing() }
    let condition = try expression()
    try expect(word: "then")
    let consequence = try expression()
    try expect(word: "else")
    let alternative = try expression()
    return make(.conditional(condition, then: consequence, else: alternative), from: start)
  }

  private mutating func coalescing() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    let value = try disjunction()
    guard try take(.coalesce) else { return value }
    let alternative = try nested { parser throws(ExpressionError) in try parser.coalescing() }
    return make(.coalesce(value, alternative), from: start)
  }

  private mutating func disjunction() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    var value = try conjunction()
    while try take(word: "or") { value = make(.or(value, try conjunction()), from: start) }
    return value
  }

  private mutating func conjunction() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    var value = try negation()
    while try take(word: "and") { value = make(.and(value, try negation()), from: start) }
    return value
  }

  private mutating func negation() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    guard try take(word: "not") else { return try comparison() }
    let value = try nested { parser throws(ExpressionError) in try parser.negation() }
    return make(.not(value), from: start)
  }

  mutating func sum() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    var value = try product()
    while true {
      if try take(.plus) {
        value = make(.arithmetic(.add, value, try product()), from: start)
      } else if try take(.minus) {
        value = make(.arithmetic(.subtract, value, try product()), from: start)
      } else {
        return value
      }
    }
  }

  private mutating func product() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    var value = try negative()
    while true {
      if try take(.times) {
        value = make(.arithmetic(.multiply, value, try negative()), from: start)
      } else if try take(.divide) {
        value = make(.arithmetic(.divide, value, try negative()), from: start)
      } else if try take(word: "mod") {
        value = make(.arithmetic(.modulo, value, try negative()), from: start)
      } else {
        return value
      }
    }
  }

  private mutating func negative() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    if try take(.minus) {
      let value = try nested { parser throws(ExpressionError) in try parser.negative() }
      return make(.negated(value), from: start)
    }
    let value = try power()
    guard case .name(let word) = token.kind, let unit = TimeSpan.unit(word) else { return value }
    try advance()
    return make(.duration(value, unit), from: start)
  }

  private mutating func power() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    let base = try pipe()
    guard try take(.power) else { return base }
    let exponent = try nested { parser throws(ExpressionError) in try parser.exponent() }
    return make(.arithmetic(.power, base, exponent), from: start)
  }

  private mutating func exponent() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    guard try take(.minus) else { return try power() }
    return make(.negated(try nested { parser throws(ExpressionError) in try parser.exponent() }), from: start)
  }
}
