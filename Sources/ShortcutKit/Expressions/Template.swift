/// A text with `${ }` in it.
package struct Template: Sendable {
  enum Part: Sendable {
    case text(String)
    case expression(Expression)
  }

  let parts: [Part]

  /// The expression, if the whole text is one `${ }`; its value then keeps its type.
  var soleExpression: Expression? {
    guard parts.count == 1, case .expression(let expression) = parts[0] else { return nil }
    return expression
  }

  /// The text, if there is nothing to evaluate.
  var constant: String? {
    if parts.isEmpty { return "" }
    guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }

  /// Reads a text. `$${` is a literal `${`.
  static func parse(_ text: String) throws(ExpressionError) -> Template {
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      return Template(parts: text.isEmpty ? [] : [.text(text)])
    }
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var literal: [UInt8] = []
    var next = 0
    while next < bytes.count {
      if bytes[next...].starts(with: Self.escapedOpening) {
        literal.append(contentsOf: Self.opening)
        next += 3
      } else if bytes[next...].starts(with: Self.opening) {
        if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
        literal = []
        parts.append(.expression(try expression(in: bytes, at: &next)))
      } else {
        literal.append(bytes[next])
        next += 1
      }
    }
    if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
    return Template(parts: parts)
  }

  /// A text as it is read: words, with `$${` undone, and expressions, without `${` and `}`.
  package static func pieces(of text: String) throws(ExpressionError) -> [Piece] {
    let bytes = Array(text.utf8)
    return try parse(text).parts.map { part in
      switch part {
      case .text(let words): .words(words)
      case .expression(let expression): .expression(String(decoding: bytes[expression.range], as: UTF8.self))
      }
    }
  }

  /// One part of a text, as it is read.
  package enum Piece: Sendable, Hashable {
    case words(String)
    case expression(String)
  }

  private static let opening = Array("${".utf8)
  private static let escapedOpening = Array("$${".utf8)

  private static func expression(in bytes: [UInt8], at next: inout Int) throws(ExpressionError) -> Expression {
    let start = next
    do throws(ExpressionError) {
      var parser = try ExpressionParser(bytes, from: next + 2)
      if parser.isSymbol(.closeBrace) { throw ExpressionError(.emptyExpression, start..<parser.token.range.upperBound) }
      let expression = try parser.expression()
      guard parser.isSymbol(.closeBrace) else {
        if parser.token.kind == .end { throw Self.unclosed(start) }
        throw parser.unexpected("‘}’")
      }
      next = parser.token.range.upperBound
      return expression
    } catch {
      // Where the text ends before the expression does, the opening is the place to look at.
      guard error.range.lowerBound >= bytes.count else { throw error }
      throw Self.unclosed(start)
    }
  }

  private static func unclosed(_ start: Int) -> ExpressionError {
    ExpressionError(.unclosedExpression, start..<start + 2, help: "close it with }")
  }
}
