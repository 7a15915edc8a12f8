import FileTransactions

extension Interpreter {
  /// How many shortcuts may call one another in a row.
  private static let deepestCall = 100

  /// Runs a whole shortcut in its frame, whose flow is the output then.
  func runShortcut(startValues: [String: Value] = [:]) async throws {
    do {
      try checkInput()
      for variable in frame.program.variables {
        frame.slots[variable.slot] = try startValues[variable.name] ?? value(of: variable)
      }
      _ = try await run(frame.program.body)
    } catch let stop as MissingInputStop {
      frame.run.host.console.show(stop.message)
      frame.flow = .value(.nothing)
    }
  }

  /// Finds out at the start whether there is an input, where a missing one changes what happens.
  private func checkInput() throws {
    let declaration = frame.program.input
    if case .goOn = declaration.whenMissing { return }
    guard let span = declaration.span else { return }
    try before("input", at: span) { _ = try frame.input.value() }
  }

  private func value(of variable: VariableStart) throws -> Value {
    try before("variables", at: variable.span) { try variable.evaluate(frame) }
  }

  /// Does something before the first step; a failure of it is one at that place.
  private func before<Result>(_ part: String, at span: SourceSpan, _ work: () throws -> Result) throws -> Result {
    do { return try work() } catch {
      if error is Interruption || error is MissingInputStop { throw error }
      let identity = StepIdentity(actionName: part, span: span)
      throw RunFailure(error, in: identity)
    }
  }

  /// `run-shortcut`
  func callShortcut(_ call: Call) async throws {
    guard frame.depth < Self.deepestCall else {
      throw ActionFailure(
        "shortcuts have called one another \(Self.deepestCall) times without an end", code: "depth")
    }
    let file = try String(coercing: try call.otherArguments(in: frame).last??.value ?? .nothing, in: frame.run.host)
    let program = try frame.run.library.program(
      named: file, from: frame.program.path, at: call.span(of: "file") ?? call.identity.span)
    let inner = Frame(
      program, input: try input(of: call), run: frame.run, depth: frame.depth + 1, position: frame.position)
    do {
      try await Interpreter(frame: inner).runShortcut()
      frame.flow = .value(try inner.flowing())
    } catch let failure as RunFailure {
      throw failure.adding(note: .init(.calledHere, at: call.identity.span))
    }
  }

  /// The input of the shortcut that is called. Our own input, passed on unread, stays unread.
  private func input(of call: Call) throws -> InputSource {
    if call.takesFlow, case .input = frame.flow { return frame.input }
    return InputSource(try call.input(in: frame).single ?? .nothing)
  }
}

extension Diagnostic.Message {
  static let calledHere = Self("run.called-here", "called here")
}
