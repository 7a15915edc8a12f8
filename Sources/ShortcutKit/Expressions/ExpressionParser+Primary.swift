extension ExpressionParser {
  /// `value | action(…) | action`.
  mutating func pipe() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    var value = try access()
    while try take(.pipe) {
      guard case .name(let action) = token.kind else { throw unexpected("the name of an action") }
      let range = token.range
      try advance()
      let arguments = try take(.openParenthesis) ? try callArguments() : []
      value = make(.call(action: action, range: range, input: value, arguments: arguments), from: start)
    }
    return value
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

  /// `value.property[1]["key"][2..4]`.
  private mutating func access() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    var value = try primary()
    while true {
      if try take(.dot) {
        let range = token.range
        let name: String
        switch token.kind {
        case .name(let word), .quotedName(let word): name = word
        default: throw unexpected("the name of a property")
        }
        try advance()
        value = make(.property(value, name: name, range: range), from: start)
      } else if isSymbol(.openBracket) {
        value = try subscripted(value, from: start)
      } else {
        return value
      }
    }
  }

  private mutating func subscripted(_ value: Expression, from start: Int) throws(ExpressionError) -> Expression {
    try advance()
    let key = try expression()
    if try take(.range) {
      let end = try expression()
      try expect(.closeBracket)
      return make(.slice(value, from: key, to: end), from: start)
    }
    try expect(.closeBracket)
    return make(.subscripted(value, key), from: start)
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
    default: throw unexpected("a value")
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
