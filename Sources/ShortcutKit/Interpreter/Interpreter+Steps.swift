import FileTransactions

extension Interpreter {
  /// Carries out a step that is no pure call.
  func carryOut(_ step: CompiledStep) async throws -> Signal {
    switch step.kind {
    case .call(let call):
      if let outflow = call.outflow(try await output(of: call)) { frame.flow(outflow) }
    case .if(let condition, let then, let otherwise):
      return try await run(try condition.holds(in: frame) ? then : otherwise)
    case .repeat(let call, let block, let index): return try await count(call, block, index)
    case .repeatWithEach(let call, let block, let round): return try await each(call, block, round)
    case .while(let condition, let block, let index, let limit):
      return try await loop(condition, block, index, limit, step.identity)
    case .menu(let menu): return try await choose(menu, step.identity)
    case .try(let body, let handler, let finally): return try await attempt(body, handler, finally)
    case .runShortcut(let call): try await callShortcut(call)
    case .set(let assignments):
      for assignment in assignments { frame.slots[assignment.slot] = try assignment.evaluate(frame) }
    case .add(let assignments): try add(assignments)
    case .stop(let call):
      frame.flow(try arguments(of: call)[0].value)
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
      return try await function(try call.complete(others, input: input.single, in: frame), context)
    }
    var results = Collector()
    for item in items {
      try Interruption.check()
      results.add(try await function(try call.complete(others, input: item, in: frame), context))
    }
    return results.list
  }

  /// The arguments of a step that the interpreter carries out itself.
  func arguments(of call: Call) throws -> [any AnyArgument] {
    let input = try call.input(in: frame)
    return try call.complete(try call.otherArguments(in: frame), input: input.single, in: frame)
  }

  private func add(_ assignments: [Assignment]) throws {
    for assignment in assignments {
      let value = try assignment.evaluate(frame)
      // The list is taken out of its slot, so that appending to it does not copy it.
      var items: [Value]
      switch frame.slots[assignment.slot] {
      case .list(let list): items = list
      case .nothing: items = []
      case let single: items = [single]
      }
      frame.slots[assignment.slot] = .nothing
      items.append(value)
      frame.slots[assignment.slot] = .list(items)
    }
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
    let flow = frame.unreadFlow
    let result: Result<Signal, any Error>
    do {
      result = .success(try await caught(body, handler, flow))
    } catch {
      result = .failure(error)
    }
    guard !finally.steps.isEmpty else { return try result.get() }
    let output = frame.unreadFlow
    frame.unreadFlow = flow
    do {
      // Cleaning up happens whatever happened, also to the run as a whole.
      _ = try await InterruptionScope(within: nil).run { try await run(finally) }
    } catch {
      // The first failure is the one to report.
      if case .success = result { throw error }
    }
    frame.unreadFlow = output
    return try result.get()
  }

  private func caught(_ body: CompiledBlock, _ handler: CompiledBlock?, _ flow: Value?) async throws -> Signal {
    do {
      return try await run(body)
    } catch let failure as RunFailure where failure.kind != .cancelled && handler != nil {
      guard let handler else { throw failure }
      frame.slots[frame.program.errorSlot] = failure.asValue
      frame.unreadFlow = flow
      return try await run(handler)
    }
  }

  private func callShortcut(_ call: Call) async throws {
    let arguments = try arguments(of: call)
    let (input, file) = (arguments[0].value, try String(coercing: arguments[1].value, in: frame.run.host))
    guard frame.depth < 100 else {
      throw ActionFailure("shortcuts have called one another 100 times without an end", code: "depth")
    }
    let program = try frame.run.library.program(
      named: file, from: frame.program, at: call.span(of: "file") ?? call.identity.span)
    let inner = Frame(program, input: InputSource(input), run: frame.run, depth: frame.depth + 1)
    do {
      try await Interpreter(frame: inner).runShortcut()
      frame.flow(try inner.flowing())
    } catch let failure as RunFailure {
      throw failure.adding(note: .init(.calledHere, at: call.identity.span))
    }
  }

  /// Runs a whole shortcut in its frame, whose flow is the output then.
  func runShortcut(startValues: [String: Value] = [:]) async throws {
    for variable in frame.program.variables {
      frame.slots[variable.slot] = try startValues[variable.name] ?? variable.evaluate(frame)
    }
    _ = try await run(frame.program.body)
  }
}

extension Diagnostic.Message {
  static let calledHere = Self("run.called-here", "called here")
}
