extension ExpressionParser {
  /// Any expression.
  mutating func expression() throws(ExpressionError) -> Expression {
    try nested { parser throws(ExpressionError) in try parser.choice() }
  }

  /// `if a then b else c`
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

  /// `a ?? b ?? c`, to the right: what is not needed is not evaluated.
  private mutating func coalescing() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    let value = try disjunction()
    guard try take(.coalesce) else { return value }
    let alternative = try nested { parser throws(ExpressionError) in try parser.coalescing() }
    return make(.coalesce(value, alternative), from: start)
  }

  private mutating func disjunction() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    return try chain(try conjunction(), from: start) { (parser, left) throws(ExpressionError) in
      try parser.take(word: "or") ? .or(left, try parser.conjunction()) : nil
    }
  }

  private mutating func conjunction() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    return try chain(try negation(), from: start) { (parser, left) throws(ExpressionError) in
      try parser.take(word: "and") ? .and(left, try parser.negation()) : nil
    }
  }

  private mutating func negation() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    guard try take(word: "not") else { return try comparison() }
    let value = try nested { parser throws(ExpressionError) in try parser.negation() }
    return make(.not(value), from: start)
  }

  mutating func sum() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    return try chain(try product(), from: start) { (parser, left) throws(ExpressionError) in
      if try parser.take(.plus) { return .arithmetic(.add, left, try parser.product()) }
      if try parser.take(.minus) { return .arithmetic(.subtract, left, try parser.product()) }
      return nil
    }
  }

  private mutating func product() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    return try chain(try quantity(), from: start) { (parser, left) throws(ExpressionError) in
      if try parser.take(.times) { return .arithmetic(.multiply, left, try parser.quantity()) }
      if try parser.take(.divide) { return .arithmetic(.divide, left, try parser.quantity()) }
      if try parser.take(word: "mod") { return .arithmetic(.modulo, left, try parser.quantity()) }
      return nil
    }
  }

  /// `-a`, or a duration such as `3 days`.
  private mutating func quantity() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    let value = try negative()
    guard case .name(let word) = token.kind, let unit = TimeSpan.unit(word) else { return value }
    try advance()
    return make(.duration(value, unit), from: start)
  }

  private mutating func negative() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    guard try take(.minus) else { return try power() }
    let value = try nested { parser throws(ExpressionError) in try parser.negative() }
    return make(.negated(value), from: start)
  }

  /// `a ^ b ^ c`, to the right; the exponent may have a sign.
  private mutating func power() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    let base = try pipe()
    guard try take(.power) else { return base }
    let exponent = try nested { parser throws(ExpressionError) in try parser.negative() }
    return make(.arithmetic(.power, base, exponent), from: start)
  }
}
