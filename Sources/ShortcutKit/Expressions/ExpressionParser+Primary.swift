extension ExpressionParser {
  /// `value | action(…) | action`
  mutating func pipe() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    return try chain(try access(), from: start) { (parser, input) throws(ExpressionError) in
      guard try parser.take(.pipe) else { return nil }
      guard case .name(let action) = parser.token.kind else { throw parser.unexpected(Self.actionName) }
      let range = parser.token.range
      try parser.advance()
      let arguments = try parser.take(.openParenthesis) ? try parser.callArguments() : []
      return .call(action: action, range: range, input: input, arguments: arguments)
    }
  }

  private mutating func callArguments() throws(ExpressionError) -> [CallArgument] {
    var arguments: [CallArgument] = []
    if try take(.closeParenthesis) { return arguments }
    repeat {
      let start = token
      let value = try expression()
      if case .variable(let name) = value.kind, try take(.assign) {
        arguments.append(CallArgument(name: name, nameRange: start.range, value: try expression()))
      } else {
        arguments.append(CallArgument(name: nil, nameRange: value.range, value: value))
      }
    } while try take(.comma)
    try expect(.closeParenthesis)
    return arguments
  }

  /// `value.property[1]["key"][2..4]`
  private mutating func access() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    return try chain(try primary(), from: start) { (parser, base) throws(ExpressionError) in
      if try parser.take(.dot) { return try parser.property(of: base) }
      return try parser.take(.openBracket) ? try parser.item(of: base) : nil
    }
  }

  private mutating func property(of base: Expression) throws(ExpressionError) -> Expression.Kind {
    let range = token.range
    switch token.kind {
    case .name(let name), .quotedName(let name):
      try advance()
      return .property(base, name: name, range: range)
    default: throw unexpected("the name of a property")
    }
  }

  private mutating func item(of base: Expression) throws(ExpressionError) -> Expression.Kind {
    let key = try expression()
    let end = try take(.range) ? try expression() : nil
    try expect(.closeBracket)
    return end.map { .slice(base, from: key, to: $0) } ?? .subscripted(base, key)
  }

  /// The words that cannot be variables without back quotes.
  private static let words: Set<String> = [
    "then", "else", "and", "or", "mod", "in", "contains", "matches", "begins", "ends", "is", "not",
  ]

  private mutating func primary() throws(ExpressionError) -> Expression {
    let start = token
    switch token.kind {
    case .number(let digits):
      guard let number = Number(digits) else { throw ExpressionError(.numberTooLarge(digits), token.range) }
      return try literal(.number(number))
    case .text(let text): return try literal(.text(text))
    case .name("true"): return try literal(.boolean(true))
    case .name("false"): return try literal(.boolean(false))
    case .name("nothing"): return try literal(.nothing)
    case .name("if"): return try expression()
    case .name(let name) where !Self.words.contains(name), .quotedName(let name):
      try advance()
      return make(.variable(name), from: start.range.lowerBound)
    case .symbol(.openParenthesis):
      try advance()
      let inner = try expression()
      try expect(.closeParenthesis)
      return make(inner.kind, from: start.range.lowerBound)
    case .symbol(.openBracket): return try list()
    default: throw unexpected(Self.value)
    }
  }

  private mutating func literal(_ value: Value) throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    try advance()
    return make(.literal(value), from: start)
  }

  private mutating func list() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    try advance()
    var items: [Expression] = []
    if try take(.closeBracket) { return make(.list(items), from: start) }
    repeat { items.append(try expression()) } while try take(.comma)
    try expect(.closeBracket)
    return make(.list(items), from: start)
  }
}
