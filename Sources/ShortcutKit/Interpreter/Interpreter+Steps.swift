import FileTransactions

extension Interpreter {
  /// Carries out a step that is no pure call.
  func carryOut(_ step: CompiledStep) async throws -> Signal {
    switch step.kind {
    case .call(let call):
      if let outflow = call.outflow(try await output(of: call)) { frame.flow = .value(outflow) }
    case .if(let condition, let then, let otherwise):
      return try await run(try condition.holds(in: frame) ? then : otherwise)
    case .repeat(let call, let block, let index): return try await count(call, block, index)
    case .repeatWithEach(let call, let block, let round): return try await each(call, block, round)
    case .while(let condition, let block, let index, let limit):
      return try await loop(condition, block, index, limit)
    case .menu(let menu): return try await choose(menu, step.identity)
    case .try(let body, let handler, let finally): return try await attempt(body, handler, finally)
    case .runShortcut(let call): try await callShortcut(call)
    case .set(let assignments): for assignment in assignments { try assign(assignment) }
    case .add(let additions): for addition in additions { try add(addition) }
    case .stop(let call):
      frame.flow = .value(try arguments(of: call)[0].value)
      return .stop
    case .fail(let call):
      throw ActionFailure(try String(coercing: try arguments(of: call)[0].value, in: frame.run.host), code: "fail")
    case .break: return .break
    case .continue: return .continue
    }
    return .next
  }

  /// Runs an action, once or for each item of its input.
  private func output(of call: Call) async throws -> Value {
    guard case .effect(let function) = call.callee else { return .nothing }
    let context = ActionContext(call.identity, in: frame)
    let input = try call.input(in: frame)
    let others = try call.otherArguments(in: frame)
    guard case .each(let items) = input else {
      return try call.checked(
        try await function(try call.complete(others, input: input.single, in: frame), context), in: frame)
    }
    var results = Collector()
    for (index, item) in items.enumerated() {
      try Interruption.check()
      frame.position?.come(toRound: index + 1, of: items.count)
      results.add(try await function(try call.complete(others, input: item, in: frame), context))
    }
    return try call.checked(results.list, in: frame)
  }

  /// The arguments of a step that the interpreter carries out itself.
  func arguments(of call: Call) throws -> [any AnyArgument] {
    let input = try call.input(in: frame)
    return try call.complete(try call.otherArguments(in: frame), input: input.single, in: frame)
  }

  private func assign(_ assignment: Assignment) throws {
    let slot = assignment.slot
    switch assignment.change {
    case .value(let evaluate): frame.slots[slot] = try evaluate(frame)
    case .suffix(let evaluate):
      let suffix = try String(coercing: try evaluate(frame), in: frame.run.host)
      var text = try String(coercing: frame.slots[slot], in: frame.run.host)
      // The text is taken out of its slot, so that making it longer does not copy it.
      frame.slots[slot] = .nothing
      text += suffix
      frame.slots[slot] = .text(text)
    }
  }

  private func add(_ addition: Addition) throws {
    let value = try addition.evaluate(frame)
    var collector = Collector(frame.slots[addition.slot].items)
    // The list is taken out of its slot, so that making it longer does not copy it.
    frame.slots[addition.slot] = .nothing
    collector.add(value)
    frame.slots[addition.slot] = collector.list
  }

  private func choose(_ menu: Menu, _ identity: StepIdentity) async throws -> Signal {
    let prompt = try String(coercing: try arguments(of: menu.prompt)[0].value, in: frame.run.host)
    var rows: [ChoiceRow] = []
    for menuCase in menu.cases {
      rows.append(ChoiceRow(title: try String(coercing: try menuCase.title(frame), in: frame.run.host)))
    }
    let question = Question(prompt, .choice(rows, multiple: false, initially: []))
    let context = ActionContext(identity, in: frame)
    guard case .choices(let chosen) = try context.ask(question), let first = chosen.first else { return .next }
    return try await run(menu.cases[first].block)
  }

  private func attempt(
    _ body: CompiledBlock, _ handler: CompiledBlock?, _ finally: CompiledBlock
  ) async throws -> Signal {
    let flow = frame.flow
    let result: Result<Signal, any Error>
    do {
      result = .success(try await caught(body, handler, flow))
    } catch {
      result = .failure(error)
    }
    guard !finally.steps.isEmpty else { return try result.get() }
    let output = frame.flow
    frame.flow = flow
    do {
      // Cleaning up happens whatever happened, also to the run as a whole.
      _ = try await InterruptionScope(within: nil).run { try await run(finally) }
    } catch {
      // The first failure is the one to report.
      if case .success = result { throw error }
    }
    frame.flow = output
    return try result.get()
  }

  private func caught(_ body: CompiledBlock, _ handler: CompiledBlock?, _ flow: Flow) async throws -> Signal {
    guard let handler else { return try await run(body) }
    do {
      return try await run(body)
    } catch let failure as RunFailure where failure.kind != .cancelled {
      frame.slots[frame.program.errorSlot] = failure.asValue
      frame.flow = flow
      return try await run(handler)
    }
  }
}
