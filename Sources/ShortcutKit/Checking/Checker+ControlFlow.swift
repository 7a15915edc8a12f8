extension Checker {
  /// Checks a step of control flow; what it outputs is known in the end.
  func compile(
    _ control: any ControlFlowStep, _ step: Step, _ entry: CatalogEntry, _ identity: StepIdentity
  ) -> (CompiledStep.Kind, ValueType) {
    checkKeysBeside(step, entry, allowed: control.keys.map(\.key))
    let inflow = flowType
    switch control.kind {
    case .if: return branches(step, inflow)
    case .repeat: return (rounds(step, call(step, entry, identity), inflow), .list(of: .any))
    case .repeatWithEach: return (each(step, call(step, entry, identity)), .list(of: .any))
    case .while: return (loop(step, inflow), .any)
    case .chooseFromMenu: return (menu(step, entry, identity), .any)
    case .try: return (attempt(step, inflow), .any)
    case .runShortcut:
      checkCalledShortcut(step)
      return (.runShortcut(call(step, entry, identity)), .any)
    case .set: return (.set(assignments(step)), inflow)
    case .add: return (.add(additions(step)), inflow)
    case .stop: return (.stop(call(step, entry, identity)), .any)
    case .fail: return (.fail(call(step, entry, identity)), .any)
    case .break, .continue:
      if loopDepth == 0 {
        let help = "the loops are repeat, repeat-with-each and while"
        report(.outsideLoop(step.action.value), step.action.span, help: help)
      }
      if case .none = step.argument {} else { report(.takesNoParameters(step.action.value), step.action.span) }
      return (control.kind == .break ? .break : .continue, inflow)
    }
  }

  /// The condition behind `if` or `while`.
  func keyCondition(_ step: Step, _ name: String) -> Condition {
    if case .short(let node) = step.argument { return condition(node) }
    if case .named(_, let entries) = step.argument, entries.count == 1,
      normalizedName(entries[0].key.text ?? "") == "condition"
    {
      return condition(entries[0].value)
    }
    report(.wantsCondition(name), step.action.span, help: "write one behind it: \(name): count > 1")
    return Condition(evaluate: { _ in .nothing }, span: { step.span })
  }

  /// The steps under a key, which must be there.
  func block(_ key: StepKey, of step: Step) -> Block {
    if let block = step.blocks[key] { return block }
    reportMissing(key, in: step)
    return Block(steps: [], span: step.span)
  }

  private func reportMissing(_ key: StepKey, in step: Step) {
    let help = "add \(key.rawValue): with its \(key == .cases ? "titles and their steps" : "steps")"
    report(.missingBlock(key.rawValue, step.action.value), step.action.span, help: help)
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

  private func menu(_ step: Step, _ entry: CatalogEntry, _ identity: StepIdentity) -> CompiledStep.Kind {
    let call = call(step, entry, identity)
    let inflow = flowType
    if step.parts[.cases] == nil {
      reportMissing(.cases, in: step)
    } else if step.cases.isEmpty, case .mapping? = step.parts[.cases]?.value.content {
      report(.noCases, step.parts[.cases]?.key ?? step.span, help: "write a title and its steps: Archive: [ … ]")
    }
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
    library.noteCall(of: name, from: path, at: node.span)
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
  static let noCases = Self("check.no-cases", "a menu without cases leaves nothing to choose")
  static let tryAlone = Self("check.try-alone", "‘try’ without ‘catch’ or ‘finally’ changes nothing")
}
