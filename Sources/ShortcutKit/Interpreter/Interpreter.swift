import FileTransactions

/// Runs the steps of one frame.
struct Interpreter {
  /// How a block ended.
  enum Signal: Sendable {
    case next, `break`, `continue`, stop
  }

  let frame: Frame

  func run(_ block: CompiledBlock) async throws -> Signal {
    for step in block.steps {
      let signal = try await run(step)
      if signal != .next { return signal }
    }
    return .next
  }

  private func run(_ step: CompiledStep) async throws -> Signal {
    frame.position?.enter(step.identity)
    defer { frame.position?.leave() }
    if frame.run.observer != nil { return try await observed(step) }
    guard step.modifiers == nil else { return try isSkipped(step) ? .next : try await modified(step) }
    return try await bare(step)
  }

  /// Whether the `when` of a step does not hold.
  private func isSkipped(_ step: CompiledStep) throws -> Bool {
    guard let when = step.modifiers?.when else { return false }
    do { return try !when.holds(in: frame) } catch {
      try handle(error, of: step)
      return false
    }
  }

  /// Runs a step that has nothing said about it.
  private func bare(_ step: CompiledStep) async throws -> Signal {
    var signal = Signal.next
    do {
      if case .call(let call) = step.kind, let output = try call.runPure(in: frame) {
        if let outflow = call.outflow(output) { frame.flow = .value(outflow) }
      } else {
        signal = try await carryOut(step)
      }
    } catch {
      try handle(error, of: step)
    }
    if let slot = step.outputSlot { frame.slots[slot] = try frame.flowing() }
    return signal
  }

  /// Turns an error into a failure of the step; what a dry run skips is no error.
  private func handle(_ error: any Error, of step: CompiledStep) throws {
    if error is RunFailure || error is Interruption || error is MissingInputStop { throw error }
    if let interruption = Interruption.pending { throw interruption }
    if error is EffectSkipped {
      if case .call(let call) = step.kind, call.passesThrough { return }
      frame.run.noteUnknown(from: step.identity.span)
      frame.flow = .value(.nothing)
      return
    }
    var place: SourceSpan?
    if let failure = error as? ActionFailure, case .call(let call) = step.kind {
      place = call.span(of: failure.parameter)
    }
    throw RunFailure(error, in: step.identity, at: place)
  }

  /// Runs a step with `timeout`, `retry` and `on-error`.
  private func modified(_ step: CompiledStep) async throws -> Signal {
    guard let modifiers = step.modifiers else { return try await bare(step) }
    do {
      return try await attempts(step, modifiers)
    } catch let failure as RunFailure where modifiers.continuesOnError && failure.kind != .cancelled {
      frame.slots[frame.program.errorSlot] = failure.asValue
      frame.flow = .value(.nothing)
      if let slot = step.outputSlot { frame.slots[slot] = .nothing }
      return .next
    }
  }

  private func attempts(_ step: CompiledStep, _ modifiers: Modifiers) async throws -> Signal {
    let flow = frame.flow
    var retriesLeft = modifiers.retry?.times ?? 0
    while true {
      do {
        return try await limited(step, modifiers)
      } catch let failure as RunFailure where failure.kind == .failed && retriesLeft > 0 {
        retriesLeft -= 1
        frame.flow = flow
        if let delay = modifiers.retry?.delay, delay > 0 { try frame.run.host.clock.wait(seconds: delay) }
      }
    }
  }

  /// Runs a step within its `timeout`.
  private func limited(_ step: CompiledStep, _ modifiers: Modifiers) async throws -> Signal {
    guard let timeout = modifiers.timeout, let limit = timeout.limit else { return try await bare(step) }
    let scope = InterruptionScope(within: .running, deadline: .now + limit)
    do {
      return try await scope.run { try await bare(step) }
    } catch is Interruption where scope.isPastOwnDeadline {
      try Interruption.check()
      let error = PlacedError("timed out after \(timeout)", code: "timed-out", at: step.identity.span)
      throw RunFailure(error, in: step.identity)
    }
  }

  private func observed(_ step: CompiledStep) async throws -> Signal {
    let (run, identity) = (frame.run, step.identity)
    guard try !isSkipped(step) else {
      run.observer?(.skipped(action: identity.actionName, at: identity.span, depth: frame.depth))
      return .next
    }
    run.observer?(.started(action: identity.actionName, at: identity.span, depth: frame.depth))
    let flow = frame.flow
    let start = ContinuousClock.now
    let signal = try await modified(step)
    run.observer?(
      .ended(
        action: identity.actionName, at: identity.span, depth: frame.depth, input: flow.valueIfRead(from: frame.input),
        output: frame.flow.valueIfRead(from: frame.input) ?? .nothing, ContinuousClock.now - start))
    return signal
  }
}

extension RunFailure {
  /// The failure as `${error}` sees it.
  var asValue: Value {
    let line = diagnostic.span.map { Value.number(Number($0.start.line)) } ?? .nothing
    return .object(
      ObjectValue(
        Self.type, identifier: code, display: message,
        properties: [
          "message": .text(message), "action": .text(action), "line": line, "code": .text(code),
        ]))
  }

  static let type = ObjectValue.ObjectType("Error", properties: ["message", "action", "line", "code"])
}
