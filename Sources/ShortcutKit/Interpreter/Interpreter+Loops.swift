import FileTransactions

extension Interpreter {
  func count(_ call: Call, _ block: CompiledBlock, _ index: Int) async throws -> Signal {
    let times = try arguments(of: call)[0].value
    guard case .number(let number) = times, let rounds = number.exactInt(), rounds >= 0 else {
      throw ActionFailure("‘repeat’ takes a whole number from 0; found \(times.inWords)", parameter: "times")
    }
    let flow = frame.unreadFlow
    var outputs = Collector()
    if rounds > 0 {
      for round in 1...rounds {
        try Interruption.check()
        frame.slots[index] = .number(Number(round))
        frame.unreadFlow = flow
        let signal = try await run(block)
        if signal == .stop { return .stop }
        if !block.steps.isEmpty { outputs.add(try frame.flowing()) }
        if signal == .break { break }
      }
    }
    frame.flow(outputs.list)
    return .next
  }

  func each(_ call: Call, _ block: CompiledBlock, _ round: Round) async throws -> Signal {
    let items = try items(of: call)
    guard round.parallel == 1 else { return try await together(items, block, round) }
    var outputs = Collector()
    for (index, item) in items.enumerated() {
      try Interruption.check()
      let (output, signal) = try await self.round(index, item, block, round)
      if signal == .stop { return .stop }
      outputs.add(output)
      if signal == .break { break }
    }
    frame.flow(outputs.list)
    return .next
  }

  /// What is repeated over: a list's items; a text or a dictionary is one item.
  private func items(of call: Call) throws -> [Value] {
    try call.input(in: frame).single?.items ?? []
  }

  private func round(
    _ index: Int, _ item: Value, _ block: CompiledBlock, _ round: Round
  ) async throws -> (Value, Signal) {
    frame.slots[round.item] = item
    frame.slots[round.index] = .number(Number(index + 1))
    frame.flow(item)
    let signal = try await run(block)
    return (try frame.flowing(), signal)
  }

  /// Rounds that run at once, each in a frame of its own; the outputs keep the order of the items.
  private func together(_ items: [Value], _ block: CompiledBlock, _ round: Round) async throws -> Signal {
    let snapshot = frame.snapshot
    let scope = InterruptionScope(within: .running)
    let outcome = try await scope.run {
      try await withThrowingTaskGroup(of: (Int, Value, Signal).self) { group in
        var results: [Int: (Value, Signal)] = [:]
        var next = 0
        func start() {
          guard next < items.count else { return }
          let (index, item) = (next, items[next])
          next += 1
          group.addTask {
            let (output, signal) = try await Interpreter(frame: Frame(snapshot)).round(index, item, block, round)
            return (index, output, signal)
          }
        }
        for _ in 0..<min(round.parallel, items.count) { start() }
        do {
          while let (index, output, signal) = try await group.next() {
            results[index] = (output, signal)
            if signal == .stop {
              scope.cancel()
              return ([index: (output, signal)], Signal.stop)
            }
            if signal == .break { next = items.count }
            start()
          }
        } catch {
          // The first failure ends the others; what they throw on their way out is not news.
          scope.cancel()
          group.cancelAll()
          throw error
        }
        return (results, Signal.next)
      }
    }
    var outputs = Collector()
    for index in items.indices {
      if let (output, _) = outcome.0[index] { outputs.add(output) }
    }
    frame.flow(outcome.1 == .stop ? outcome.0.values.first?.0 ?? .nothing : outputs.list)
    return outcome.1
  }

  func loop(
    _ condition: Condition, _ block: CompiledBlock, _ index: Int, _ limit: Int, _ identity: StepIdentity
  ) async throws -> Signal {
    var rounds = 0
    while true {
      try Interruption.check()
      frame.slots[index] = .number(Number(rounds + 1))
      guard try condition.holds(in: frame) else { return .next }
      guard rounds < limit else {
        throw ActionFailure(
          "‘while’ went through \(limit) rounds without an end", help: "raise its limit: limit: \(limit * 10)",
          code: "limit")
      }
      rounds += 1
      let signal = try await run(block)
      if signal == .stop { return .stop }
      if signal == .break { return .next }
    }
  }
}
