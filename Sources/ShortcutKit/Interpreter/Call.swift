import FileTransactions

/// A call of an action, with its arguments bound when the file was checked.
final class Call: Sendable {
  /// Where an argument comes from.
  enum Source: Sendable {
    case constant(any AnyArgument)
    case computed(Evaluator)
    /// Evaluated for each item by the action itself.
    case made(@Sendable (Frame) throws -> any AnyArgument)
    case flow
    case absent
  }

  struct Binding: Sendable {
    let parameter: any AnyParameter
    let source: Source
    /// What is known of the type of what is written or flows in.
    let type: ValueType
    /// Where the argument is written; the step, where it is not.
    let span: LazySpan
    /// The place of the parameter that switches this one on.
    let parent: (index: Int, value: Value)?
  }

  /// What the input parameter gets: one value, or several items in turn.
  enum Input {
    case none
    case one(Value)
    case each([Value])
  }

  let callee: Callee
  let identity: StepIdentity
  let bindings: [Binding]
  /// Whether what flows in flows on, unless the action returns something.
  let passesThrough: Bool
  private let inputIndex: Int?

  init(callee: Callee, identity: StepIdentity, bindings: [Binding], passesThrough: Bool = false) {
    self.callee = callee
    self.identity = identity
    self.bindings = bindings
    self.passesThrough = passesThrough
    inputIndex = bindings.firstIndex { $0.parameter.role.isInput }
  }

  /// What the input parameter gets: what is written, else what flows in.
  func input(in frame: Frame, flow: Value? = nil) throws -> Input {
    guard let inputIndex else { return .none }
    let binding = bindings[inputIndex]
    let value: Value
    switch binding.source {
    case .constant, .made, .absent: return .none
    case .computed(let evaluate): value = try evaluate(frame)
    case .flow: value = try flow ?? frame.flowing()
    }
    if !binding.parameter.takesLists, case .list(let items) = value {
      return items.count == 1 ? .one(items[0]) : .each(items)
    }
    return .one(value)
  }

  /// Whether the input parameter gets what flows in.
  var takesFlow: Bool {
    if let inputIndex, case .flow = bindings[inputIndex].source { return true }
    return false
  }

  /// The arguments but for the input's, which follows for each item.
  func otherArguments(in frame: Frame) throws -> [(any AnyArgument)?] {
    var arguments: [(any AnyArgument)?] = []
    arguments.reserveCapacity(bindings.count)
    for (index, binding) in bindings.enumerated() {
      arguments.append(index == inputIndex && !binding.isConstant ? nil : try argument(of: binding, arguments, frame))
    }
    return arguments
  }

  /// All the arguments, with a value for the input parameter.
  func complete(
    _ arguments: [(any AnyArgument)?], input: Value?, in frame: Frame
  ) throws -> [any AnyArgument] {
    var complete: [any AnyArgument] = []
    complete.reserveCapacity(arguments.count)
    for (index, argument) in arguments.enumerated() {
      if let argument {
        complete.append(argument)
      } else {
        complete.append(try bind(input ?? .nothing, to: bindings[index], frame))
      }
    }
    return complete
  }

  private func argument(
    of binding: Binding, _ earlier: [(any AnyArgument)?], _ frame: Frame
  ) throws -> any AnyArgument {
    // A parameter that its parent has switched off is not resolved at all.
    if let parent = binding.parent, let given = earlier[parent.index], given.value != parent.value,
      let unused = binding.parameter.defaultArgument
    {
      return unused
    }
    switch binding.source {
    case .constant(let argument): return argument
    case .made(let make): return try make(frame)
    case .computed(let evaluate): return try bind(try evaluate(frame), to: binding, frame)
    case .flow, .absent: return try bind(.nothing, to: binding, frame)
    }
  }

  /// Resolves a parameter from the value that is there, which may be nothing.
  private func bind(_ value: Value, to binding: Binding, _ frame: Frame) throws -> any AnyArgument {
    let parameter = binding.parameter
    do {
      if case .nothing = value {
        let asker = frame.run.asker
        guard let argument = parameter.defaultArgument else {
          return try asker.argument(for: parameter, in: ActionContext(identity, in: frame))
        }
        guard asker.hasAnswers else { return argument }
        return try asker.givenArgument(for: parameter, in: ActionContext(identity, in: frame)) ?? argument
      }
      if let empty = parameter.empty, value.isBlank { throw ActionFailure(empty.message, code: empty.code) }
      return try parameter.argument(from: value, in: frame.run.host)
    } catch let failure as CoercionFailure {
      if case .ambiguous(let options) = failure.reason {
        let chosen = try frame.run.asker.disambiguate(
          failure.value, options, parameter, in: ActionContext(identity, in: frame))
        return try parameter.argument(from: chosen, in: frame.run.host)
      }
      if case .unmatched(let detail) = failure.reason, let empty = parameter.empty {
        throw PlacedError(empty.message, help: detail, code: empty.code, at: binding.span())
      }
      throw PlacedError(parameter.complaint(failure, identity), code: "wrong-type", at: binding.span())
    } catch let failure as ActionFailure {
      throw PlacedError(failure.message, help: failure.help, code: failure.code, at: binding.span())
    }
  }

  /// What flows on after the call; nil where that is what flowed in.
  func outflow(_ output: Value) -> Value? { passesThrough && output.isNothing ? nil : output }

  /// Where a parameter's argument is written.
  func span(of parameter: String?) -> SourceSpan? {
    bindings.first { $0.parameter.name == parameter }?.span()
  }

  /// Runs a pure action at once; nil where the action is none.
  func runPure(in frame: Frame, flow: Value? = nil) throws -> Value? {
    guard case .pure(let function) = callee else { return nil }
    let context = ActionContext(identity, in: frame)
    let input = try input(in: frame, flow: flow)
    let others = try otherArguments(in: frame)
    guard case .each(let items) = input else {
      return try checked(function(try complete(others, input: input.single, in: frame), context), in: frame)
    }
    var results = Collector()
    for (index, item) in items.enumerated() {
      if index.isMultiple(of: 256) {
        try Interruption.check()
        frame.position?.come(toRound: index + 1, of: items.count)
      }
      results.add(try function(try complete(others, input: item, in: frame), context))
    }
    return try checked(results.list, in: frame)
  }

  /// An output, unless it is nested too deeply.
  func checked(_ output: Value, in frame: Frame) throws -> Value {
    try frame.run.nesting.checked(output) { identity.span }
  }
}

extension Call.Binding {
  var isConstant: Bool {
    if case .constant = source { return true }
    return false
  }
}

extension Call.Input {
  var single: Value? {
    if case .one(let value) = self { return value }
    return nil
  }
}

extension Value {
  /// Whether there is nothing to see in the value; a text of blanks is nothing to see.
  var isBlank: Bool {
    if case .text(let text) = self { return text.allSatisfy(\.isWhitespace) }
    return isEmpty
  }
}

extension AnyParameter {
  func complaint(_ failure: CoercionFailure, _ step: StepIdentity) -> String {
    if case .because(let detail) = failure.reason { return detail }
    return "‘\(name)’ of \(step.actionName): \(failure.description)"
  }
}
