extension InputDeclaration {
  /// The input as this declaration has it: of its type, and found elsewhere where none is given.
  func source(over given: InputSource, of name: String, in run: Run) -> InputSource {
    InputSource {
      let items = try given.value().items
      guard items.isEmpty else { return try converted(items, in: run.host) }
      switch whenMissing {
      case .goOn: return .nothing
      case .ask: return try ask(for: name, in: run)
      case .clipboard: return try converted(try Clipboard.read(in: run.host).items, in: run.host)
      case .stop(let message): throw MissingInputStop(message: message)
      }
    }
  }

  private func converted(_ items: [Value], in host: RunHost) throws -> Value {
    if !multiple, items.count > 1 {
      throw ActionFailure("the shortcut takes one input; found \(items.count)", code: "input")
    }
    let values = try items.map { try converted($0, in: host) }
    return values.isEmpty ? .nothing : values.count == 1 ? values[0] : .list(values)
  }

  private func converted(_ item: Value, in host: RunHost) throws -> Value {
    do throws(CoercionFailure) {
      return try fitting(item, in: host)
    } catch {
      throw ActionFailure("the input does not fit: \(error.description)", code: "wrong-type")
    }
  }

  private func fitting(_ item: Value, in host: RunHost) throws(CoercionFailure) -> Value {
    let value = try item.converted(to: type, in: host)
    guard mustBeImages, case .file(let file) = value else { return value }
    return .file(try file.asImage(in: host))
  }

  private func ask(for name: String, in run: Run) throws -> Value {
    let question = Question(
      prompt ?? "What is the input of ‘\(name)’?",
      type.questionKind(check: { _ = try fitting(.text($0), in: run.host) }))
    switch try run.asker.ask(question, action: "input") {
    case .text(let text): return try converted(.text(text), in: run.host)
    case .confirmed(let flag): return .boolean(flag)
    case .choices: throw CancelledByPerson()
    }
  }
}

/// `when-missing: { stop: … }`: the shortcut ends, as by `stop`, and says why.
struct MissingInputStop: Error {
  let message: String
}
