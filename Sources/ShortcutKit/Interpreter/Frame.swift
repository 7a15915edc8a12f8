/// The variables and the flow of one shortcut while it runs.
final class Frame {
  var slots: [Value]
  let run: Run
  let program: Program
  let input: InputSource
  /// How many shortcuts have called one another to come here.
  let depth: Int
  /// Where the steps are noted; nil where several frames run at once.
  let position: RunPosition?
  /// What flows into the next step, read or not.
  var flow = Flow.input

  /// A frame at the start of a shortcut: its input flows into the first step, and is read when that asks for it.
  init(_ program: Program, input: InputSource, run: Run, depth: Int, position: RunPosition? = nil) {
    slots = Array(repeating: .nothing, count: program.slotCount)
    self.run = run
    self.program = program
    self.input = program.input.source(over: input, of: program.name, in: run)
    self.depth = depth
    self.position = position
  }

  /// A frame of its own for something that runs beside the others, or for each item.
  init(_ snapshot: FrameSnapshot) {
    slots = snapshot.slots
    run = snapshot.run
    program = snapshot.program
    input = snapshot.input
    depth = snapshot.depth
    position = nil
    flow = snapshot.flow
  }

  /// What flows into the next step.
  func flowing() throws -> Value {
    let value =
      switch flow {
      case .value(let value): value
      case .input: try input.value()
      case .collected(let collector): collector.list(with: try input.value())
      }
    flow = .value(value)
    return value
  }

  var snapshot: FrameSnapshot {
    FrameSnapshot(slots: slots, run: run, program: program, input: input, depth: depth, flow: flow)
  }
}

/// A frame that can be handed on.
struct FrameSnapshot: Sendable {
  let slots: [Value]
  let run: Run
  let program: Program
  let input: InputSource
  let depth: Int
  let flow: Flow
}
