import FileTransactions

extension Interpreter {
  /// How a round that ran beside others ended.
  private struct Outcome: Sendable {
    let index: Int
    let signal: Signal
    let output: Flow
  }

  /// Rounds that run at once, each in a frame of its own; the outputs keep the order of the items.
  func together(_ items: [Value], _ block: CompiledBlock, _ round: Round) async throws -> Signal {
    let (snapshot, position) = (frame.snapshot, frame.position)
    let scope = InterruptionScope(within: .running)
    let outcomes = try await scope.run {
      try await withThrowingTaskGroup(of: Outcome.self) { group -> [Outcome?] in
        var outcomes: [Outcome?] = Array(repeating: nil, count: items.count)
        var (next, done) = (0, 0)
        func start() {
          guard next < items.count else { return }
          let (index, item) = (next, items[next])
          next += 1
          group.addTask {
            let interpreter = Interpreter(frame: Frame(snapshot))
            let signal = try await interpreter.round(index, item, block, round)
            return Outcome(index: index, signal: signal, output: interpreter.frame.flow)
          }
        }
        for _ in 0..<min(round.parallel, items.count) { start() }
        do {
          while let outcome = try await group.next() {
            if outcome.signal == .stop {
              scope.cancel()
              return [outcome]
            }
            outcomes[outcome.index] = outcome
            done += 1
            position?.come(toRound: done, of: items.count)
            if outcome.signal == .break { next = items.count }
            start()
          }
        } catch {
          // The first failure ends the others; what they throw on their way out is not news.
          scope.cancel()
          throw error
        }
        return outcomes
      }
    }
    return finish(outcomes)
  }

  /// What the rounds output together. The loop ends with the first item that broke it, whatever later ones have done.
  private func finish(_ outcomes: [Outcome?]) -> Signal {
    var outputs = Collector()
    for case let outcome? in outcomes {
      if outcome.signal == .stop {
        frame.flow = outcome.output
        return .stop
      }
      outputs.add(outcome.output)
      if outcome.signal == .break { break }
    }
    frame.flow = outputs.flow
    return .next
  }
}
