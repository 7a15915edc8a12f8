import Foundation

/// A place that is found when it is asked for, which only errors do.
typealias LazySpan = @Sendable () -> SourceSpan

extension Checker {
  func unary(
    _ value: Expression, _ span: @escaping LazySpan, _ origin: ScalarOrigin, type: ValueType,
    _ apply: @escaping @Sendable (Value, RunHost) throws(EvaluationError) -> Value
  ) -> Compiled {
    let evaluate = compile(value, in: origin).evaluate
    return Compiled(type: type) { frame in
      let value = try evaluate(frame)
      return try placing(span) { () throws(EvaluationError) in try apply(value, frame.run.host) }
    }
  }

  private func binary(
    _ left: Expression, _ right: Expression, _ span: @escaping LazySpan, _ origin: ScalarOrigin,
    type: ValueType = .any, _ apply: @escaping @Sendable (Value, Value, RunHost) throws(EvaluationError) -> Value
  ) -> Compiled {
    let (left, right) = (compile(left, in: origin).evaluate, compile(right, in: origin).evaluate)
    return Compiled(type: type) { frame in
      let (left, right) = (try left(frame), try right(frame))
      return try placing(span) { () throws(EvaluationError) in try apply(left, right, frame.run.host) }
    }
  }

  private func ternary(
    _ first: Expression, _ second: Expression, _ third: Expression, _ span: @escaping LazySpan, _ origin: ScalarOrigin,
    type: ValueType, _ apply: @escaping @Sendable (Value, Value, Value, RunHost) throws(EvaluationError) -> Value
  ) -> Compiled {
    let (first, second) = (compile(first, in: origin).evaluate, compile(second, in: origin).evaluate)
    let third = compile(third, in: origin).evaluate
    return Compiled(type: type) { frame in
      let (first, second, third) = (try first(frame), try second(frame), try third(frame))
      return try placing(span) { () throws(EvaluationError) in try apply(first, second, third, frame.run.host) }
    }
  }

  // MARK: Access

  func subscripted(
    _ base: Expression, by key: Expression, _ span: @escaping LazySpan, _ origin: ScalarOrigin
  ) -> Compiled {
    binary(base, key, span, origin) { (base, key, host) throws(EvaluationError) -> Value in
      try base.subscripted(by: key, in: host)
    }
  }

  func slice(
    _ base: Expression, _ from: Expression, _ to: Expression, _ span: @escaping LazySpan, _ origin: ScalarOrigin
  ) -> Compiled {
    ternary(base, from, to, span, origin, type: .list(of: .any)) {
      (base, from, to, host) throws(EvaluationError) -> Value in
      try base.slice(from: from, to: to, in: host)
    }
  }

  // MARK: Calculation

  func negated(_ value: Expression, _ span: @escaping LazySpan, _ origin: ScalarOrigin) -> Compiled {
    unary(value, span, origin, type: .number) { (value, host) throws(EvaluationError) -> Value in
      .number(try value.operand(of: .subtract, in: host).negated)
    }
  }

  func arithmetic(
    _ operation: Arithmetic, _ left: Expression, _ right: Expression, _ span: @escaping LazySpan,
    _ origin: ScalarOrigin
  ) -> Compiled {
    if case .duration(let amount, let unit) = right.kind, operation == .add || operation == .subtract {
      return binary(left, amount, span, origin, type: .date) { (date, amount, host) throws(EvaluationError) -> Value in
        try date.moved(by: amount, unit, forward: operation == .add, in: host)
      }
    }
    return binary(left, right, span, origin, type: .number) { (left, right, host) throws(EvaluationError) -> Value in
      try operation.apply(left, right, in: host)
    }
  }

  func loneDuration(_ amount: Expression, _ span: LazySpan, _ origin: ScalarOrigin) -> Compiled {
    report(.loneDuration, span(), help: "add it to a date: now + 3 days")
    return compile(amount, in: origin)
  }

  // MARK: Comparison

  func compared(
    _ comparison: Comparison, _ left: Expression, _ right: Expression, _ span: @escaping LazySpan,
    _ origin: ScalarOrigin
  ) -> Compiled {
    binary(left, right, span, origin, type: .boolean) { (left, right, host) throws(EvaluationError) -> Value in
      .boolean(try comparison.holds(left, right, in: host))
    }
  }

  func between(
    _ value: Expression, _ low: Expression, _ high: Expression, _ span: @escaping LazySpan, _ origin: ScalarOrigin
  ) -> Compiled {
    ternary(value, low, high, span, origin, type: .boolean) {
      (value, low, high, host) throws(EvaluationError) -> Value in
      let (toLow, toHigh) = (try value.order(to: low, in: host), try value.order(to: high, in: host))
      return .boolean(toLow != .orderedAscending && toHigh != .orderedDescending)
    }
  }

  func typeTest(
    _ value: Expression, _ name: String, _ span: @escaping LazySpan, _ origin: ScalarOrigin
  ) -> Compiled {
    guard let test = TypeTest(name, in: catalog) else {
      let nearest = Spelling.nearest(to: name, among: TypeTest.names(in: catalog)).map { "did you mean ‘\($0)’?" }
      report(.unknownTypeName(name), span(), help: nearest ?? "to compare, write ==")
      return .invalid
    }
    return unary(value, span, origin, type: .boolean) { value, _ in .boolean(test.holds(for: value)) }
  }

  // MARK: Logic

  func not(_ value: Expression, _ span: @escaping LazySpan, _ origin: ScalarOrigin) -> Compiled {
    unary(value, span, origin, type: .boolean) { (value, _) throws(EvaluationError) -> Value in
      .boolean(try !value.isTrue())
    }
  }

  /// `and` and `or`, whose right side is only evaluated where the left one has not decided.
  func logical(
    _ left: Expression, _ right: Expression, _ origin: ScalarOrigin, decidedBy decisive: Bool
  ) -> Compiled {
    let (first, second) = (condition(left, origin), condition(right, origin))
    return Compiled(type: .boolean) { frame in
      .boolean(try first.holds(in: frame) == decisive ? decisive : try second.holds(in: frame))
    }
  }

  func coalesced(_ value: Expression, _ other: Expression, _ origin: ScalarOrigin) -> Compiled {
    let (value, other) = (compile(value, in: origin), compile(other, in: origin))
    return Compiled(type: value.type == other.type ? value.type : .any) { frame in
      let found = try value.evaluate(frame)
      return found.isNothing ? try other.evaluate(frame) : found
    }
  }

  func conditional(
    _ test: Expression, _ then: Expression, _ otherwise: Expression, _ origin: ScalarOrigin
  ) -> Compiled {
    let test = condition(test, origin)
    let (then, otherwise) = (compile(then, in: origin), compile(otherwise, in: origin))
    return Compiled(type: then.type == otherwise.type ? then.type : .any) { frame in
      try (test.holds(in: frame) ? then : otherwise).evaluate(frame)
    }
  }

  private func condition(_ expression: Expression, _ origin: ScalarOrigin) -> Condition {
    Condition(evaluate: compile(expression, in: origin).evaluate, span: origin.lazySpan(expression.range))
  }
}

/// Does something, and adds the place to what goes wrong.
func placing<Result>(_ span: LazySpan, _ work: () throws(EvaluationError) -> Result) throws -> Result {
  do { return try work() } catch { throw PlacedError(error, at: span()) }
}

extension Diagnostic.Message {
  static let loneDuration = Self("check.lone-duration", "a duration stands only behind + or -, beside a date")
}
