/// What is wrong with the text of an expression, and where in it.
package struct ExpressionError: Error, Sendable {
  let message: Diagnostic.Message
  let range: Range<Int>
  let help: String?

  init(_ message: Diagnostic.Message, _ range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}

extension Diagnostic.Message {
  static func badNumber(_ text: String) -> Self {
    Self("expression.number", "‘\(text)’ is neither a number nor a name")
  }
  static let unclosedText = Self("expression.unclosed-text", "this text is not closed")
  static let unclosedName = Self("expression.unclosed-name", "this name in back quotes is not closed")
  static func badEscape(_ text: String) -> Self { Self("expression.escape", "‘\(text)’ is no escape") }
  static func minusInName(_ name: String) -> Self {
    Self("expression.minus", "a minus sign needs spaces, as a name may hold one")
  }
  static func badCharacter(_ text: String) -> Self {
    Self("expression.character", "\(Wording.quoted(text)) means nothing in an expression")
  }
  static func unexpected(_ token: Token, expected: String) -> Self {
    Self("expression.unexpected", "expected \(expected), found \(token.inWords)")
  }
  static let unclosedExpression = Self("expression.unclosed", "this ${ is not closed")
  static func tooDeepExpression(_ limit: Int) -> Self {
    Self("expression.depth", "this expression has more than \(limit) operators and brackets inside each other")
  }
  static let chainedComparison = Self("expression.chained", "comparisons cannot be chained")
  static func numberTooLarge(_ digits: String) -> Self {
    Self("expression.number-range", "‘\(digits)’ is out of the range of numbers")
  }
  static func unknownTypeName(_ name: String) -> Self {
    Self("expression.type", "there is no type ‘\(name)’")
  }
  static let emptyExpression = Self("expression.empty", "there is no expression here")
}
