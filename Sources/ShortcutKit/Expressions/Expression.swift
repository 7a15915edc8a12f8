/// An expression as it was written. Ranges are UTF-8 offsets in the text of its scalar.
struct Expression: Sendable {
  indirect enum Kind: Sendable {
    case literal(Value)
    case list([Expression])
    case variable(String)
    case property(Expression, name: String, range: Range<Int>)
    case subscripted(Expression, Expression)
    case slice(Expression, from: Expression, to: Expression)
    case negated(Expression)
    case arithmetic(Arithmetic, Expression, Expression)
    case duration(Expression, TimeSpan.Unit)
    case comparison(Comparison, Expression, Expression)
    case between(Expression, low: Expression, high: Expression)
    case isEmpty(Expression)
    case isType(Expression, String)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case coalesce(Expression, Expression)
    case conditional(Expression, then: Expression, else: Expression)
    case call(action: String, range: Range<Int>, input: Expression, arguments: [CallArgument])
  }

  let kind: Kind
  let range: Range<Int>
}

/// One argument of an action in an expression.
struct CallArgument: Sendable {
  /// The parameter's name; nil for the positional ones.
  let name: String?
  /// Where the name is written, else where the value is.
  let nameRange: Range<Int>
  let value: Expression
}

/// The operators on numbers.
enum Arithmetic: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case modulo = "mod"
  case power = "^"
}

/// The operators that give a boolean.
enum Comparison: String, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains
  case isIn = "in"
  case beginsWith = "begins with"
  case endsWith = "ends with"
  case matches
}
