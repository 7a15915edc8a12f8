extension Checker {
  /// Checks a step of control flow; what it outputs is known in the end.
  func compile(
    _ control: any ControlFlowStep, _ step: Step, _ entry: CatalogEntry, _ identity: StepIdentity
  ) -> (CompiledStep.Kind, ValueType) {
    checkKeysBeside(step, entry, allowed: control.keys.map(\.key))
    let inflow = flowType
    switch control.kind {
    case .if: return branches(step, inflow)
    case .repeat:
      let call = call(step, entry, identity)
      let index = scope.newSlot()
      let block = rounds(step, [(indexName(step), index, .number)], from: inflow)
      return (.repeat(call, block, index: index), .list(of: .any))
    case .repeatWithEach: return each(step, entry, identity)
    case .while:
      let index = scope.newSlot()
      var tested = Condition(evaluate: { _ in .nothing }, span: { step.span })
      let block = rounds(step, [(indexName(step), index, .number)], from: inflow) {
        tested = self.keyCondition(step, "while")
      }
      let limit = count(step.parts[.limit], "limit") ?? 1_000_000
      return (.while(tested, block, index: index, limit: limit), .any)
    case .chooseFromMenu: return (menu(step, entry, identity), .any)
    case .try: return (attempt(step, inflow), .any)
    case .runShortcut:
      let call = call(step, entry, identity)
      checkCalledShortcut(step)
      return (.runShortcut(call), .any)
    case .set: return (.set(assignments(step, isAdd: false)), inflow)
    case .add: return (.add(assignments(step, isAdd: true)), inflow)
    case .stop: return (.stop(call(step, entry, identity)), .any)
    case .fail: return (.fail(call(step, entry, identity)), .any)
    case .break, .continue:
      if loopDepth == 0 { report(.outsideLoop(step.action.value), step.action.span) }
      if case .none = step.argument {} else { report(.takesNoParameters(step.action.value), step.action.span) }
      return (control.kind == .break ? .break : .continue, inflow)
    }
  }

  private func keyCondition(_ step: Step, _ name: String) -> Condition {
    if case .short(let node) = step.argument { return condition(node) }
    if case .named(_, let entries) = step.argument, entries.count == 1,
      normalizedName(entries[0].key.text ?? "") == "condition"
    {
      return condition(entries[0].value)
    }
    report(.wantsCondition(name), step.action.span, help: "write one behind it: \(name): count > 1")
    return Condition(evaluate: { _ in .nothing }, span: { step.span })
  }

  private func block(_ key: StepKey, of step: Step) -> Block {
    if let block = step.blocks[key] { return block }
    report(
      .missingBlock(key.rawValue, step.action.value), step.action.span, help: "add \(key.rawValue): with its steps")
    return Block(steps: [], span: step.span)
  }

  private func branches(_ step: Step, _ inflow: ValueType) -> (CompiledStep.Kind, ValueType) {
    let condition = keyCondition(step, "if")
    flowType = inflow
    let then = compile(block(.then, of: step))
    let thenType = flowType
    flowType = inflow
    let otherwise = step.blocks[.else].map(compile) ?? CompiledBlock(steps: [])
    return (.if(condition, then: then, else: otherwise), thenType == flowType ? thenType : .any)
  }

  private func indexName(_ step: Step) -> String { step.parts[.index]?.value.text ?? "index" }

  /// Checks the rounds of a loop, in which its names are known, and those that a round before may have set.
  private func rounds(
    _ step: Step, _ names: [(String, Int, ValueType)], from inflow: ValueType, before: () -> Void = {}
  ) -> CompiledBlock {
    let block = block(.do, of: step)
    loopDepth += 1
    endsShortcut = false
    defer { loopDepth -= 1 }
    return scope.withLoop(names.map { (name: $0.0, slot: $0.1, type: $0.2) }) {
      declareAssignments(in: block)
      flowType = inflow
      before()
      flowType = inflow
      return compile(block)
    }
  }

  private func each(
    _ step: Step, _ entry: CatalogEntry, _ identity: StepIdentity
  ) -> (CompiledStep.Kind, ValueType) {
    let inflow = flowType
    let call = call(step, entry, identity)
    let parallel = count(step.parts[.parallel], "parallel") ?? 1
    let round = Round(item: scope.newSlot(), index: scope.newSlot(), parallel: parallel)
    let itemName = step.parts[.item]?.value.text ?? "item"
    var itemType = ValueType.any
    if case .flow = call.bindings[0].source { itemType = inflow.element }
    let names = [(itemName, round.item, itemType), (indexName(step), round.index, ValueType.number)]
    let block =
      parallel == 1
      ? rounds(step, names, from: itemType) : scope.inParallel { rounds(step, names, from: itemType) }
    return (.repeatWithEach(call, block, round), .list(of: .any))
  }

  private func menu(_ step: Step, _ entry: CatalogEntry, _ identity: StepIdentity) -> CompiledStep.Kind {
    let call = call(step, entry, identity)
    let inflow = flowType
    if step.cases.isEmpty, step.parts[.cases] == nil { _ = block(.cases, of: step) }
    let cases = step.cases.map { menuCase in
      flowType = inflow
      return (title: text(menuCase.title).evaluate, block: compile(menuCase.block))
    }
    return .menu(Menu(prompt: call, cases: cases))
  }

  private func attempt(_ step: Step, _ inflow: ValueType) -> CompiledStep.Kind {
    if step.blocks[.catch] == nil, step.blocks[.finally] == nil {
      report(.tryAlone, step.action.span, help: "add catch: or finally: with steps")
    }
    let tried = compile(block(.do, of: step))
    flowType = inflow
    let handler = step.blocks[.catch].map(compile)
    flowType = inflow
    endsShortcut = false
    let finally = step.blocks[.finally].map(compile) ?? CompiledBlock(steps: [])
    return .try(tried, catch: handler, finally: finally)
  }

  private func assignments(_ step: Step, isAdd: Bool) -> [Assignment] {
    guard case .named(_, let entries) = step.argument, !entries.isEmpty else {
      report(.wantsVariables(step.action.value), step.action.span, help: "write \(step.action.value): { name: value }")
      return []
    }
    return entries.map { entry in
      let value = compile(entry.value, as: .any)
      let name = Located(entry.key.text ?? "", at: entry.key.span)
      return Assignment(slot: assign(name, type: isAdd ? .list(of: .any) : value.type), evaluate: value.evaluate)
    }
  }

  /// Checks the shortcut that is called, where its name is written out.
  private func checkCalledShortcut(_ step: Step) {
    let node: YAMLNode
    switch step.argument {
    case .short(let value): node = value
    case .named(_, let entries):
      guard let file = entries.first(where: { normalizedName($0.key.text ?? "") == "file" }) else { return }
      node = file.value
    case .none: return
    }
    guard let name = node.text, !name.isEmpty, !name.contains("${") else { return }
    library.check(name, from: file, at: node.span, diagnostics)
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
  static func outsideLoop(_ name: String) -> Self { Self("check.outside-loop", "‘\(name)’ stands in no loop") }
  static func takesNoParameters(_ name: String) -> Self {
    Self("check.no-parameters", "‘\(name)’ takes no parameters")
  }
  static func wantsCondition(_ name: String) -> Self { Self("check.wants-condition", "‘\(name)’ needs a condition") }
  static func missingBlock(_ key: String, _ action: String) -> Self {
    Self("check.missing-block", "‘\(action)’ needs ‘\(key)’")
  }
  static let tryAlone = Self("check.try-alone", "‘try’ without ‘catch’ or ‘finally’ changes nothing")
  static func wantsVariables(_ name: String) -> Self {
    Self("check.wants-variables", "‘\(name)’ takes names with their values")
  }
}
