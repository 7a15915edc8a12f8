extension Checker {
  /// Checks the steps of a block in their order.
  func compile(_ block: Block) -> CompiledBlock {
    var steps: [CompiledStep] = []
    var ending: Step?
    var isReachable = true
    var last: (step: Step, entry: CatalogEntry)?
    let blockEndsShortcut = endsShortcut
    defer { endsShortcut = blockEndsShortcut }
    for (number, step) in block.steps.enumerated() {
      endsShortcut = blockEndsShortcut && number == block.steps.count - 1
      if let end = ending, isReachable {
        isReachable = false
        diagnostics.add(.warning(.unreachable(end.action.value), at: step.action.span))
      }
      guard let entry = entry(of: step) else {
        flowType = .any
        last = nil
        continue
      }
      usesPrevious = false
      let takesFlow = takesFlow(step, entry)
      steps.append(compile(step, entry))
      if let last, isReachable, !takesFlow, !usesPrevious { warnAboutDroppedOutput(of: last.step, last.entry) }
      last = (step, entry)
      if let control = entry.action.controlFlow, step.parts[.when] == nil {
        switch control.kind {
        case .stop, .fail, .break, .continue: ending = step
        default: break
        }
      }
    }
    return CompiledBlock(steps: steps)
  }

  private func entry(of step: Step) -> CatalogEntry? {
    if let entry = catalog[step.action.value] { return entry }
    let name = step.action.value
    let words = name.split(separator: " ", maxSplits: 1)
    let help: String?
    if let nearest = catalog.nearestName(to: name) {
      help = "did you mean ‘\(nearest)’?"
    } else if words.count == 2, let entry = catalog[String(words[0])] {
      help = "a colon goes behind the action: \(entry.action.name): \(words[1])"
    } else {
      help = "shortcut actions lists them all"
    }
    report(.unknownAction(name), step.action.span, help: help)
    return nil
  }

  private func compile(_ step: Step, _ entry: CatalogEntry) -> CompiledStep {
    let identity = StepIdentity(
      actionName: entry.action.name, span: step.action.span, endsShortcut: endsShortcut)
    let modifiers = modifiers(of: step)
    let kind: CompiledStep.Kind
    let outputType: ValueType
    if let control = entry.action.controlFlow {
      (kind, outputType) = compile(control, step, entry, identity)
    } else {
      checkKeysBeside(step, entry, allowed: [])
      let call = call(step, entry, identity)
      kind = .call(call)
      outputType = self.outputType(of: entry, call)
    }
    flowType = step.parts[.when] == nil && step.parts[.onError] == nil ? outputType : .any
    return CompiledStep(
      kind: kind, identity: identity, modifiers: modifiers, outputSlot: step.parts[.as].flatMap(outputSlot))
  }

  /// The slot of the name of what flows out of a step.
  private func outputSlot(_ part: StepPart) -> Int? {
    guard let name = part.value.text, !part.value.isAbsent else {
      report(.wantsName, part.key)
      return nil
    }
    return assign(Located(name, at: part.value.span), type: flowType)
  }

  /// The type of what an action outputs. One that takes a single value and gets a list runs for each of its items.
  func outputType(of entry: CatalogEntry, _ call: Call) -> ValueType {
    guard let type = entry.action.output.type else { return flowType }
    guard let input = call.bindings.first(where: { $0.parameter.role.isInput }), !input.parameter.takesLists else {
      return type
    }
    switch (input.type, type) {
    case (.any, _): return .any
    case (.list, .list): return type
    case (.list, _): return .list(of: type)
    default: return type
    }
  }

  /// Whether what flows in reaches anything in the step.
  private func takesFlow(_ step: Step, _ entry: CatalogEntry) -> Bool {
    if step.parts[.when] != nil { return true }
    if let control = entry.action.controlFlow {
      switch control.kind {
      case .stop, .fail: return false
      case .repeatWithEach, .runShortcut: break
      default: return true
      }
    }
    if entry.action.output.type == nil { return true }
    guard let input = entry.inputParameter else { return false }
    switch step.argument {
    case .none: return true
    case .short: return !input.role.isKey
    case .named(_, let entries):
      return !entries.contains { normalizedName($0.key.text ?? "") == normalizedName(input.name) }
    }
  }

  private func warnAboutDroppedOutput(of step: Step, _ entry: CatalogEntry) {
    guard entry.isPure, step.parts[.as] == nil else { return }
    let help = "the next step takes no input; name it to use it later: as: …"
    doubts.append(.warning(.droppedOutput(entry.action.name), at: step.action.span, help: help))
  }

  /// Reports keys beside the action that mean nothing there.
  func checkKeysBeside(_ step: Step, _ entry: CatalogEntry, allowed: [StepKey]) {
    for (key, part) in step.parts where !allowed.contains(key) {
      if entry.parameterTable.index(of: key.rawValue) != nil {
        if case .short = step.argument, key.isForEveryStep { continue }
        let help = "write it among the parameters, indented below \(entry.action.name)"
        report(.parameterBeside(key.rawValue, entry.action.name), part.key, help: help)
      } else if !key.isForEveryStep {
        report(.misplacedKey(key.rawValue, entry.action.name), part.key)
      }
    }
  }
}

extension Diagnostic.Message {
  static func unknownAction(_ name: String) -> Self {
    Self("check.unknown-action", "there is no action \(Wording.quoted(name))")
  }
  static func unreachable(_ name: String) -> Self {
    Self("check.unreachable", "this step is never reached, as ‘\(name)’ stands before it")
  }
  static func droppedOutput(_ name: String) -> Self {
    Self("check.dropped-output", "the output of ‘\(name)’ is never used")
  }
  static func misplacedKey(_ key: String, _ action: String) -> Self {
    Self("check.misplaced-key", "‘\(key)’ means nothing beside ‘\(action)’")
  }
  static func parameterBeside(_ key: String, _ action: String) -> Self {
    Self("check.parameter-beside", "‘\(key)’ is a parameter of ‘\(action)’, and stands beside it here")
  }
}
