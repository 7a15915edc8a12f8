import Foundation

extension Checker {
  /// Checks a scalar that is one expression, with or without `${ }`.
  func expression(_ node: YAMLNode) -> Compiled {
    guard let text = node.text, !node.isAbsent else {
      report(.wantsExpression, node.span.start(of: 1), help: "quote an expression that starts with [ or {")
      return .invalid
    }
    let origin = ScalarOrigin(node)
    let trimmed = text.trimmingWhitespace
    do throws(ExpressionError) {
      guard trimmed.hasPrefix("${") else { return compile(try ExpressionParser.parse(text), in: origin) }
      guard let template = template(text.trimmingTrailingWhitespace, origin) else { return .invalid }
      guard let sole = template.soleExpression else {
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

  // MARK: Closures

  func compile(_ expression: Expression, in origin: ScalarOrigin) -> Compiled {
    switch expression.kind {
    case .literal(let value): return Compiled(value, type: .of(value))
    case .list(let items):
      let evaluators = items.map { compile($0, in: origin).evaluate }
      return Compiled(type: .list(of: .any)) { frame in .list(try evaluators.map { try $0(frame) }) }
    case .variable(let name): return variable(name, at: { origin.span(of: expression.range) })
    case .property(let base, let name, let range):
      return property(name, of: base, origin.lazySpan(range), origin)
    case .subscripted(let base, let key):
      return binary(base, key, expression, origin) { (base, key, host) throws(EvaluationError) -> Value in
        try base.subscripted(by: key, in: host)
      }
    case .slice(let base, let from, let to): return slice(base, from, to, expression, origin)
    case .negated(let value):
      return unary(value, expression, origin, type: .number) { (value, host) throws(EvaluationError) -> Value in
        .number(try value.operand(of: .subtract, in: host).negated)
      }
    case .arithmetic(let operation, let left, let right):
      return arithmetic(operation, left, right, expression, origin)
    case .duration(let amount, _):
      report(.loneDuration, origin.span(of: expression.range), help: "add it to a date: now + 3 days")
      return compile(amount, in: origin)
    case .comparison(let comparison, let left, let right):
      return compared(comparison, left, right, expression, origin)
    case .between(let value, let low, let high):
      let span = origin.lazySpan(expression.range)
      let (value, low, high) = (compile(value, in: origin), compile(low, in: origin), compile(high, in: origin))
      return Compiled(type: .boolean) { frame in
        let value = try value.evaluate(frame)
        let (low, high) = (try low.evaluate(frame), try high.evaluate(frame))
        return .boolean(
          try placing(span) { () throws(EvaluationError) in
            let (low, high) = (
              try value.order(to: low, in: frame.run.host), try value.order(to: high, in: frame.run.host)
            )
            return low != .orderedAscending && high != .orderedDescending
          })
      }
    case .isEmpty(let value):
      return unary(value, expression, origin, type: .boolean) { value, _ in .boolean(value.isEmpty) }
    case .isType(let value, let name): return typeTest(value, name, expression, origin)
    case .not(let value):
      return unary(value, expression, origin, type: .boolean) { (value, _) throws(EvaluationError) -> Value in
        .boolean(try !value.isTrue())
      }
    case .and(let left, let right): return logical(left, right, origin, decidedBy: false)
    case .or(let left, let right): return logical(left, right, origin, decidedBy: true)
    case .coalesce(let left, let right):
      let (left, right) = (compile(left, in: origin), compile(right, in: origin))
      return Compiled { frame in
        let value = try left.evaluate(frame)
        return value.isNothing ? try right.evaluate(frame) : value
      }
    case .conditional(let condition, let then, let otherwise):
      return conditional(condition, then, otherwise, origin)
    case .call(let action, let range, let input, let arguments):
      return call(action, range, input, arguments, origin)
    }
  }

  private func unary(
    _ value: Expression, _ whole: Expression, _ origin: ScalarOrigin, type: ValueType,
    _ apply: @escaping @Sendable (Value, RunHost) throws(EvaluationError) -> Value
  ) -> Compiled {
    let (evaluate, span) = (compile(value, in: origin).evaluate, origin.lazySpan(whole.range))
    return Compiled(type: type) { frame in
      let value = try evaluate(frame)
      return try placing(span) { () throws(EvaluationError) in try apply(value, frame.run.host) }
    }
  }

  private func binary(
    _ left: Expression, _ right: Expression, _ whole: Expression, _ origin: ScalarOrigin, type: ValueType = .any,
    _ apply: @escaping @Sendable (Value, Value, RunHost) throws(EvaluationError) -> Value
  ) -> Compiled {
    let (left, right) = (compile(left, in: origin).evaluate, compile(right, in: origin).evaluate)
    let span = origin.lazySpan(whole.range)
    return Compiled(type: type) { frame in
      let (left, right) = (try left(frame), try right(frame))
      return try placing(span) { () throws(EvaluationError) in try apply(left, right, frame.run.host) }
    }
  }

  private func slice(
    _ base: Expression, _ from: Expression, _ to: Expression, _ whole: Expression, _ origin: ScalarOrigin
  ) -> Compiled {
    let (base, span) = (compile(base, in: origin).evaluate, origin.lazySpan(whole.range))
    let (from, to) = (compile(from, in: origin).evaluate, compile(to, in: origin).evaluate)
    return Compiled(type: .list(of: .any)) { frame in
      let (base, from, to) = (try base(frame), try from(frame), try to(frame))
      return try placing(span) { () throws(EvaluationError) in
        try base.slice(from: from, to: to, in: frame.run.host)
      }
    }
  }

  private func arithmetic(
    _ operation: Arithmetic, _ left: Expression, _ right: Expression, _ whole: Expression, _ origin: ScalarOrigin
  ) -> Compiled {
    if case .duration(let amount, let unit) = right.kind, operation == .add || operation == .subtract {
      return binary(left, amount, whole, origin, type: .date) { (date, amount, host) throws(EvaluationError) -> Value in
        try date.moved(by: amount, unit, forward: operation == .add, in: host)
      }
    }
    return binary(left, right, whole, origin, type: .number) { (left, right, host) throws(EvaluationError) -> Value in
      try operation.apply(left, right, in: host)
    }
  }

  private func compared(
    _ comparison: Comparison, _ left: Expression, _ right: Expression, _ whole: Expression, _ origin: ScalarOrigin
  ) -> Compiled {
    binary(left, right, whole, origin, type: .boolean) { (left, right, host) throws(EvaluationError) -> Value in
      .boolean(try comparison.holds(left, right, in: host))
    }
  }

  private func typeTest(
    _ value: Expression, _ name: String, _ whole: Expression, _ origin: ScalarOrigin
  ) -> Compiled {
    let kind = Value.Kind(rawValue: normalizedName(name))
    let isImage = normalizedName(name) == "image"
    if kind == nil, !isImage, name.first?.isUppercase != true {
      let names = Value.Kind.allCases.map(\.rawValue) + ["image"]
      let nearest = Spelling.nearest(to: name, among: names).map { "did you mean ‘\($0)’?" }
      report(.unknownTypeName(name), origin.span(of: whole.range), help: nearest ?? "to compare, write ==")
    }
    return unary(value, whole, origin, type: .boolean) { value, _ in
      if isImage, case .file(let file) = value { return .boolean(file.type.conforms(to: .image)) }
      if let kind { return .boolean(value.kind == kind) }
      return .boolean(normalizedName(value.typeName) == normalizedName(name))
    }
  }

  private func logical(
    _ left: Expression, _ right: Expression, _ origin: ScalarOrigin, decidedBy decisive: Bool
  ) -> Compiled {
    let (first, second) = (compile(left, in: origin).evaluate, compile(right, in: origin).evaluate)
    let (firstSpan, secondSpan) = (origin.lazySpan(left.range), origin.lazySpan(right.range))
    return Compiled(type: .boolean) { frame in
      let value = try first(frame)
      if try placing(firstSpan, { () throws(EvaluationError) in try value.isTrue() }) == decisive {
        return .boolean(decisive)
      }
      let other = try second(frame)
      return .boolean(try placing(secondSpan) { () throws(EvaluationError) in try other.isTrue() })
    }
  }

  private func conditional(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ origin: ScalarOrigin
  ) -> Compiled {
    let (test, span) = (compile(condition, in: origin).evaluate, origin.lazySpan(condition.range))
    let (then, otherwise) = (compile(then, in: origin), compile(otherwise, in: origin))
    return Compiled(type: then.type == otherwise.type ? then.type : .any) { frame in
      let value = try test(frame)
      let holds = try placing(span) { () throws(EvaluationError) in try value.isTrue() }
      return try (holds ? then : otherwise).evaluate(frame)
    }
  }
}

/// Does something, and adds the place to what goes wrong.
func placing<Result>(
  _ span: @Sendable () -> SourceSpan, _ work: () throws(EvaluationError) -> Result
) throws -> Result {
  do { return try work() } catch { throw PlacedError(error, at: span()) }
}

extension ScalarOrigin {
  /// The place of a part, found when it is asked for.
  func lazySpan(_ range: Range<Int>) -> @Sendable () -> SourceSpan { { self.span(of: range) } }
}

extension Comparison {
  func holds(_ left: Value, _ right: Value, in host: RunHost) throws(EvaluationError) -> Bool {
    switch self {
    case .equal: left.isEqual(to: right, in: host)
    case .notEqual: !left.isEqual(to: right, in: host)
    case .less: try left.order(to: right, in: host) == .orderedAscending
    case .lessOrEqual: try left.order(to: right, in: host) != .orderedDescending
    case .greater: try left.order(to: right, in: host) == .orderedDescending
    case .greaterOrEqual: try left.order(to: right, in: host) != .orderedAscending
    case .contains: try left.contains(right, in: host)
    case .isIn: try right.contains(left, in: host)
    case .beginsWith: try left.begins(with: right, in: host)
    case .endsWith: try left.ends(with: right, in: host)
    case .matches: try left.matches(right, in: host)
    }
  }
}

extension String {
  var trimmingTrailingWhitespace: String {
    var rest = self[...]
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}

extension Diagnostic.Message {
  static let wantsExpression = Self("check.wants-expression", "expected an expression")
  static let textAroundExpression = Self(
    "check.text-around", "a condition is one expression; there is text around ${ } here")
  static let loneDuration = Self("check.lone-duration", "a duration stands only behind + or -, beside a date")
}
