extension Checker {
  /// `repeat`
  func rounds(_ step: Step, _ call: Call, _ inflow: ValueType) -> CompiledStep.Kind {
    if let binding = call.bindings.first, case .constant(let times) = binding.source, times.value.isNegative {
      report(.negativeCount, binding.span(), help: "write a whole number from 0")
    }
    let index = scope.newSlot()
    let block = rounds(step, [(loopName(step.parts[.index], "index"), index, .number)], from: inflow)
    return .repeat(call, block, index: index)
  }

  /// `repeat-with-each`
  func each(_ step: Step, _ call: Call) -> CompiledStep.Kind {
    let round = Round(
      item: scope.newSlot(), index: scope.newSlot(), parallel: count(step.parts[.parallel], "parallel") ?? 1)
    let type = call.bindings.first.map(\.type.element) ?? .any
    let names = [
      (loopName(step.parts[.item], "item"), round.item, type),
      (loopName(step.parts[.index], "index"), round.index, .number),
    ]
    let isParallel = step.parts[.parallel] != nil
    let check = { self.rounds(step, names, from: type) }
    return .repeatWithEach(call, isParallel ? scope.inParallel(check) : check(), round)
  }

  /// `while`
  func loop(_ step: Step, _ inflow: ValueType) -> CompiledStep.Kind {
    let index = scope.newSlot()
    var tested = Condition(evaluate: { _ in .nothing }, span: { step.span })
    let block = rounds(step, [(loopName(step.parts[.index], "index"), index, .number)], from: inflow) {
      tested = keyCondition(step, "while")
    }
    return .while(tested, block, index: index, limit: count(step.parts[.limit], "limit") ?? 1_000_000)
  }

  /// Checks the rounds of a loop, in which its names are known, and those that a round before may have set.
  private func rounds(
    _ step: Step, _ names: [(name: String, slot: Int, type: ValueType)], from inflow: ValueType,
    before: () -> Void = {}
  ) -> CompiledBlock {
    let block = block(.do, of: step)
    loopDepth += 1
    endsShortcut = false
    defer { loopDepth -= 1 }
    return scope.withLoop(names) {
      declareAssignments(in: block)
      flowType = inflow
      before()
      return compile(block)
    }
  }
}

extension Value {
  fileprivate var isNegative: Bool {
    if case .number(let number) = self { return number.isNegative }
    return false
  }
}

extension ValueType {
  /// The type of the items that a value of this type has.
  var element: ValueType {
    switch self {
    case .list(let element): element
    case .optional(let wrapped): wrapped.element
    default: self
    }
  }
}

extension Diagnostic.Message {
  static let negativeCount = Self("check.negative-count", "nothing can be repeated less than 0 times")
}
