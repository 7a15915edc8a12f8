import FileTransactions

extension Interpreter {
  func count(_ call: Call, _ block: CompiledBlock, _ index: Int) async throws -> Signal {
    let times = try arguments(of: call)[0].value
    guard case .number(let number) = times, let rounds = number.exactInt(), rounds >= 0 else {
      throw ActionFailure("‘repeat’ takes a whole number from 0; found \(times.inWords)", parameter: "times")
    }
    let flow = frame.flow
    var outputs = Collector()
    var round = 0
    while round < rounds {
      round += 1
      try Interruption.check()
      frame.position?.come(toRound: round, of: rounds)
      frame.slots[index] = .number(Number(round))
      frame.flow = flow
      let signal = try await run(block)
      if signal == .stop { return .stop }
      outputs.add(frame.flow)
      if signal == .break { break }
    }
    frame.flow = outputs.flow
    return .next
  }

  func each(_ call: Call, _ block: CompiledBlock, _ round: Round) async throws -> Signal {
    let items = try items(of: call)
    if round.parallel > 1 { return try await together(items, block, round) }
    var outputs = Collector()
    for (index, item) in items.enumerated() {
      try Interruption.check()
      frame.position?.come(toRound: index + 1, of: items.count)
      let signal = try await self.round(index, item, block, round)
      if signal == .stop { return .stop }
      outputs.add(frame.flow)
      if signal == .break { break }
    }
    frame.flow = outputs.flow
    return .next
  }

  /// What is repeated over: a list's items; a text or a dictionary is one item.
  private func items(of call: Call) throws -> [Value] {
    try call.input(in: frame).single?.items ?? []
  }

  func round(_ index: Int, _ item: Value, _ block: CompiledBlock, _ round: Round) async throws -> Signal {
    frame.slots[round.item] = item
    frame.slots[round.index] = .number(Number(index + 1))
    frame.flow = .value(item)
    return try await run(block)
  }

  func loop(_ condition: Condition, _ block: CompiledBlock, _ index: Int, _ limit: Int) async throws -> Signal {
    let flow = frame.flow
    var output = flow
    var rounds = 0
    while true {
      try Interruption.check()
      frame.slots[index] = .number(Number(rounds + 1))
      frame.flow = flow
      guard try condition.holds(in: frame) else { break }
      guard rounds < limit else {
        let help = "raise its limit: limit: \(limit.multipliedReportingOverflow(by: 10).partialValue)"
        throw ActionFailure("‘while’ went through \(limit) rounds without an end", help: help, code: "limit")
      }
      rounds += 1
      frame.position?.come(toRound: rounds, of: nil)
      let signal = try await run(block)
      if signal == .stop { return .stop }
      output = frame.flow
      if signal == .break { break }
    }
    frame.flow = output
    return .next
  }
}
