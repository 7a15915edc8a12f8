import FileTransactions

extension Asker {
  /// Finds the argument of a required parameter that nothing was given for: asks.
  func argument(for parameter: any AnyParameter, in context: ActionContext) throws -> any AnyArgument {
    guard let prompt = parameter.prompt ?? parameter.empty?.message else {
      throw ActionFailure(
        "\(context.step.actionName) needs ‘\(parameter.name)’",
        help: "give it, or let the step before output \(parameter.type.withArticle)", code: "missing")
    }
    let options = try options(of: parameter, in: context)
    let question = question(prompt, for: parameter, options, in: context)
    let answer = try ask(question, action: context.step.actionName)
    return try parameter.argument(from: value(of: answer, among: options), in: context.host)
  }

  /// The argument that an answer given beforehand makes of a parameter that has a default; nil where there is none.
  func givenArgument(for parameter: any AnyParameter, in context: ActionContext) throws -> (any AnyArgument)? {
    guard hasAnswers, !parameter.isForEachItem else { return nil }
    let options = try options(of: parameter, in: context)
    let question = question(parameter.prompt ?? parameter.name, for: parameter, options, in: context)
    guard let answer = try answer(toUnasked: question, action: context.step.actionName) else { return nil }
    return try parameter.argument(from: value(of: answer, among: options), in: context.host)
  }

  private func question(
    _ prompt: String, for parameter: any AnyParameter, _ options: [ParameterOption], in context: ActionContext
  ) -> Question {
    if !options.isEmpty, !parameter.takesFreeText {
      return Question(
        prompt, .choice(options.map(\.row), multiple: parameter.takesLists, initially: []), parameter: parameter.name)
    }
    let check: @Sendable (String) throws -> Void = { text in
      if let empty = parameter.empty, text.allSatisfy(\.isWhitespace) {
        throw ActionFailure(empty.message, code: empty.code)
      }
      _ = try parameter.argument(from: .text(text), in: context.host)
    }
    return Question(prompt, parameter.type.questionKind(check: check), parameter: parameter.name)
  }

  private func value(of answer: Answer, among options: [ParameterOption]) -> Value {
    switch answer {
    case .text(let text): return options.first { $0.row.title == text }?.value ?? .text(text)
    case .choices(let places):
      return places.count == 1 ? options[places[0]].value : .list(places.map { options[$0].value })
    case .confirmed(let flag): return .boolean(flag)
    }
  }

  private func options(of parameter: any AnyParameter, in context: ActionContext) throws -> [ParameterOption] {
    if let options = parameter.options { return try options(context) }
    if case .choice(let words) = parameter.type.unwrapped {
      return words.map { ParameterOption(.text($0), row: ChoiceRow(title: $0)) }
    }
    return []
  }

  /// Asks which of several things a value means.
  func disambiguate(
    _ value: Value, _ options: [Value], _ parameter: any AnyParameter, in context: ActionContext
  ) throws -> Value {
    let words = Wording.quoted(try String(coercing: value, in: context.host))
    let rows = try options.map { try ChoiceRow($0, in: context.host) }
    let question = Question(
      "There are \(options.count) options matching \(words). Which one?",
      .choice(rows, multiple: false, initially: []), parameter: parameter.name)
    guard case .choices(let chosen) = try ask(question, action: context.step.actionName), let first = chosen.first
    else { throw CancelledByPerson() }
    return options[first]
  }
}

extension AnyParameter {
  /// Whether the options are suggestions only.
  fileprivate var takesFreeText: Bool { type.unwrapped == .text }

  /// Whether it is evaluated for each item, and so cannot be given from outside.
  fileprivate var isForEachItem: Bool { type.unwrapped == .expression || type.unwrapped == .template }
}

extension ValueType {
  /// How somebody is asked for a value of this type.
  func questionKind(check: @escaping @Sendable (String) throws -> Void) -> Question.Kind {
    switch unwrapped {
    case .boolean: .confirmation
    case .file, .path: .text(.file, check: check)
    default: .text(check: check)
    }
  }
}

extension ChoiceRow {
  /// A value as a row: an object with its subtitle and image, a file by its name, all else as text.
  public init(_ value: Value, in host: RunHost) throws {
    switch value {
    case .object(let object):
      self.init(
        title: object.display, subtitle: object.subtitle, image: object.image, identifier: object.identifier)
    case .file(let file):
      self.init(title: file.name.description, subtitle: file.path?.folder.description ?? "")
    default: self.init(title: try String(coercing: value, in: host))
    }
  }
}
