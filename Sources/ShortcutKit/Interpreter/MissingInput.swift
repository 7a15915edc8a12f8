/// What a shortcut does where it gets no input, as its `when-missing` says.
struct MissingInput {
  private let program: Program
  private let asker: Asker
  private let host: RunHost

  init(_ program: Program, asker: Asker, host: RunHost) {
    self.program = program
    self.asker = asker
    self.host = host
  }

  /// The input, with something in its place where there is none.
  ///
  /// A shortcut that goes on without an input has it read when it first asks for it; every other one at once.
  func filled(_ input: InputSource) throws -> InputSource {
    if case .goOn = program.input.whenMissing { return input }
    let value: Value
    do { value = try input.value() } catch {
      throw RunFailure(error, in: identity)
    }
    guard case .nothing = value else { return InputSource(value) }
    do { return InputSource(try substitute()) } catch  where !(error is ShortcutStopped) {
      throw RunFailure(error, in: identity)
    }
  }

  private var identity: StepIdentity {
    StepIdentity(actionName: "input", span: SourceSpan(file: program.file, range: 0..<0))
  }

  private func substitute() throws -> Value {
    switch program.input.whenMissing {
    case .goOn: return .nothing
    case .clipboard: return try Clipboard.read(in: host)
    case .stop(let message): throw ShortcutStopped(message: message)
    case .ask:
      let prompt = program.input.prompt ?? "What is the input of ‘\(program.name)’?"
      let (type, host) = (program.input.type, host)
      let question = Question(prompt, .text(check: { _ = try Value.text($0).converted(to: type, in: host) }))
      guard case .text(let text) = try asker.ask(question, action: "input") else { return .nothing }
      return try Value.text(text).converted(to: type, in: host)
    }
  }
}

/// The shortcut ends before it begins.
struct ShortcutStopped: Error {
  let message: String
}
