extension Checker {
  /// Checks a scalar that is one expression, with or without `${ }`.
  func expression(_ node: YAMLNode) -> Compiled {
    guard let text = node.text, !node.isAbsent else {
      report(.wantsExpression, node.span.start(of: 1), help: "quote an expression that starts with [ or {")
      return .invalid
    }
    let origin = ScalarOrigin(node)
    do throws(ExpressionError) {
      guard text.trimmingWhitespace.hasPrefix("${") else {
        return compile(try ExpressionParser.parse(text), in: origin)
      }
      let parts = try Template.parse(text).parts.filter { !$0.isBlank }
      guard parts.count == 1, case .expression(let sole) = parts[0] else {
        report(.textAroundExpression, node.span, help: "write the whole condition as one expression, without ${ }")
        return .invalid
      }
      return compile(sole, in: origin)
    } catch {
      report(error, in: origin)
      return .invalid
    }
  }

  /// Reports what is wrong with an expression; a `#` that cut it short is the likeliest reason where one follows.
  func report(_ error: ExpressionError, in origin: ScalarOrigin) {
    let help =
      isCutByComment(origin.node) ? "YAML takes ‘ #’ for the start of a comment: quote the whole text" : error.help
    report(error.message, origin.span(of: error.range), help: help)
  }

  private func isCutByComment(_ node: YAMLNode) -> Bool {
    guard case .scalar(_, .plain) = node.content else { return false }
    return node.span.trailingComment != nil
  }

  /// Makes a closure of an expression; each form has a function of its own.
  func compile(_ expression: Expression, in origin: ScalarOrigin) -> Compiled {
    let span = origin.lazySpan(expression.range)
    switch expression.kind {
    case .literal(let value): return literal(value, at: span)
    case .list(let items): return list(items.map { compile($0, in: origin) }, at: span)
    case .variable(let name): return variable(name, at: span)
    case .property(let base, let name, let range): return property(name, of: base, origin.lazySpan(range), origin)
    case .subscripted(let base, let key): return subscripted(base, by: key, span, origin)
    case .slice(let base, let from, let to): return slice(base, from, to, span, origin)
    case .negated(let value): return negated(value, span, origin)
    case .arithmetic(let operation, let left, let right): return arithmetic(operation, left, right, span, origin)
    case .duration(let amount, _): return loneDuration(amount, span, origin)
    case .comparison(let comparison, let left, let right): return compared(comparison, left, right, span, origin)
    case .between(let value, let low, let high): return between(value, low, high, span, origin)
    case .isEmpty(let value): return unary(value, span, origin, type: .boolean) { value, _ in .boolean(value.isEmpty) }
    case .isType(let value, let name): return typeTest(value, name, span, origin)
    case .not(let value): return not(value, span, origin)
    case .and(let left, let right): return logical(left, right, origin, decidedBy: false)
    case .or(let left, let right): return logical(left, right, origin, decidedBy: true)
    case .coalesce(let value, let other): return coalesced(value, other, origin)
    case .conditional(let test, let then, let otherwise): return conditional(test, then, otherwise, origin)
    case .call(let action, let range, let input, let arguments): return call(action, range, input, arguments, origin)
    }
  }
}

extension Checker {
  /// A value as it is written. A text within an expression is only its characters, which `${` in it betrays to be news.
  private func literal(_ value: Value, at span: LazySpan) -> Compiled {
    if case .text(let text) = value, text.contains("${") {
      let help = "make the text in a step before, as - text: ${…}, and use its name here"
      diagnostics.add(.warning(.templateInExpression, at: span(), help: help))
    }
    return Compiled(value, type: .of(value))
  }
}

extension ScalarOrigin {
  /// The place of a part, found when it is asked for.
  func lazySpan(_ range: Range<Int>) -> LazySpan { { self.span(of: range) } }
}

extension Template.Part {
  fileprivate var isBlank: Bool {
    if case .text(let text) = self { return text.allSatisfy(\.isWhitespace) }
    return false
  }
}

extension Diagnostic.Message {
  static let wantsExpression = Self("check.wants-expression", "expected an expression")
  static let textAroundExpression = Self(
    "check.text-around", "a condition is one expression; there is text around ${ } here")
  static let templateInExpression = Self(
    "check.template-in-expression", "a text within an expression stays as it is; its ${ } is not computed")
}
