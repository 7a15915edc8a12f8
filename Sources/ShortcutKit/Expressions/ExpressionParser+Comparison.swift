extension ExpressionParser {
  /// One comparison; a second one behind it is an error that says so.
  mutating func comparison() throws(ExpressionError) -> Expression {
    let start = token.range.lowerBound
    let left = try sum()
    guard let compared = try comparison(of: left, from: start) else { return left }
    let second = token
    if try comparison(of: compared, from: start) != nil {
      throw ExpressionError(.chainedComparison, second.range, help: "join two comparisons with ‘and’")
    }
    return compared
  }

  private static let symbols: [Token.Symbol: Comparison] = [
    .equal: .equal, .notEqual: .notEqual, .less: .less, .lessOrEqual: .lessOrEqual, .greater: .greater,
    .greaterOrEqual: .greaterOrEqual,
  ]

  private mutating func comparison(
    of left: Expression, from start: Int
  ) throws(ExpressionError) -> Expression? {
    if case .symbol(let symbol) = token.kind, let comparison = Self.symbols[symbol] {
      try advance()
      return try compared(comparison, left, from: start)
    }
    guard case .name(let word) = token.kind else { return nil }
    switch word {
    case "contains", "in", "matches":
      guard let comparison = Comparison(rawValue: word) else { return nil }
      try advance()
      return try compared(comparison, left, from: start)
    case "begins", "ends":
      try advance()
      try expect(word: "with")
      return try compared(word == "begins" ? .beginsWith : .endsWith, left, from: start)
    case "is":
      try advance()
      let isNegated = try take(word: "not")
      let test = try whatItIs(left, from: start)
      return isNegated ? make(.not(test), from: start) : test
    default: return nil
    }
  }

  /// The comparison with what follows. It is read before the node is made, which ends where reading has got to.
  private mutating func compared(
    _ comparison: Comparison, _ left: Expression, from start: Int
  ) throws(ExpressionError) -> Expression {
    let right = try sum()
    return make(.comparison(comparison, left, right), from: start)
  }

  private mutating func whatItIs(_ left: Expression, from start: Int) throws(ExpressionError) -> Expression {
    if try take(word: "empty") { return make(.isEmpty(left), from: start) }
    if try take(word: "between") {
      let low = try sum()
      try expect(word: "and")
      let high = try sum()
      return make(.between(left, low: low, high: high), from: start)
    }
    guard case .name(let name) = token.kind else {
      throw unexpected("empty, between or a type", help: "to compare, write ==")
    }
    try advance()
    return make(.isType(left, name), from: start)
  }
}
