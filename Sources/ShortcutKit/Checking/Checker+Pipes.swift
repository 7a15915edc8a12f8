extension Checker {
  /// Checks an action in an expression: `value | action(argument, name=argument)`.
  func call(
    _ name: String, _ range: Range<Int>, _ input: Expression, _ arguments: [CallArgument], _ origin: ScalarOrigin
  ) -> Compiled {
    let expression = input
    let input = compile(expression, in: origin)
    guard let entry = callable(name, at: origin.lazySpan(range)),
      let inputIndex = entry.parameters.firstIndex(where: { $0.role.isInput })
    else { return .invalid }
    let given = withItems(of: input.type) { self.given(arguments, to: entry, origin) }
    let identity = StepIdentity(actionName: entry.action.name, span: origin.span(of: range))
    let table = entry.parameterTable
    // A constant is converted, and checked, once.
    let written = source(of: input, for: table.parameters[inputIndex], at: origin.lazySpan(expression.range))
    let flow = if case .constant = written { written } else { Call.Source.flow }
    let bindings = table.parameters.enumerated().map { index, parameter in
      if given[index] == nil { checkCanBeMissing(parameter, of: entry.action.name, at: identity.span) }
      let argument = given[index] ?? GivenArgument(source: index == inputIndex ? flow : .absent) { identity.span }
      return Call.Binding(
        parameter: parameter, source: argument.source, type: index == inputIndex ? input.type : .any,
        span: argument.span, parent: table.parent(of: index))
    }
    let call = Call(callee: table.callee, identity: identity, bindings: bindings)
    return Compiled(type: outputType(of: entry, call)) { frame in
      let flow = try input.evaluate(frame)
      do {
        return try call.runPure(in: frame, flow: flow) ?? .nothing
      } catch let failure as ActionFailure {
        throw PlacedError(
          failure.message, help: failure.help, code: failure.code,
          at: call.span(of: failure.parameter) ?? identity.span)
      }
    }
  }

  /// The action of a name, if it may stand behind a pipe.
  private func callable(_ name: String, at span: LazySpan) -> CatalogEntry? {
    guard let entry = catalog[name] else {
      let nearest = catalog.nearestName(to: name) { $0.isPure }.map { "did you mean ‘\($0)’?" }
      report(.unknownAction(name), span(), help: nearest ?? "shortcut actions lists them all")
      return nil
    }
    guard entry.isPure else {
      let help = "make it a step of its own, name its output with as:, and use that"
      report(.impure(entry.action.name), span(), help: help)
      return nil
    }
    guard entry.inputParameter != nil else {
      report(.takesNoInput(entry.action.name), span())
      return nil
    }
    return entry
  }

  /// The arguments by the places of their parameters.
  private func given(
    _ arguments: [CallArgument], to entry: CatalogEntry, _ origin: ScalarOrigin
  ) -> [Int: GivenArgument] {
    let table = entry.parameterTable
    var given: [Int: GivenArgument] = [:]
    var keys = KeyChecker(diagnostics)
    var hasPositional = false
    for argument in arguments {
      let place = origin.lazySpan(argument.nameRange)
      let index: Int?
      if let name = argument.name {
        index = table.index(of: name)
        if index == nil { reportUnknownParameter(name, at: place(), of: entry) }
      } else {
        index = hasPositional ? nil : table.firstPositional
        if index == nil { report(.tooManyPositional(entry.action.name), place(), help: Self.namingHelp(table)) }
        hasPositional = true
      }
      guard let index else { continue }
      let parameter = table.parameters[index]
      if parameter.role.isInput {
        report(.inputTwice(parameter.name), place(), help: "what stands before ‘|’ is its ‘\(parameter.name)’")
      } else {
        keys.check(parameter.name, as: parameter.name, at: place())
      }
      given[index] = self.argument(argument.value, for: parameter, origin)
    }
    return given
  }

  private static func namingHelp(_ table: ParameterTable) -> String? {
    table.parameters.first { !$0.role.isInput }.map { "name the others, as in \($0.name)=…" }
  }

  private func argument(
    _ expression: Expression, for parameter: any AnyParameter, _ origin: ScalarOrigin
  ) -> GivenArgument {
    let span = origin.lazySpan(expression.range)
    if parameter.type.unwrapped == .expression {
      return GivenArgument(source: self.expression(for: parameter) { compile(expression, in: origin) }, span: span)
    }
    return GivenArgument(source: source(of: compile(expression, in: origin), for: parameter, at: span), span: span)
  }
}

/// An argument in an expression, with where it is written.
private struct GivenArgument {
  let source: Call.Source
  let span: LazySpan
}

extension ParameterTable {
  /// The parameter of the first argument without a name: the key parameter or, where that is the input, the next one.
  fileprivate var firstPositional: Int? {
    if let key = parameters.firstIndex(where: { $0.role == .key }) { return key }
    guard let input = parameters.firstIndex(where: { $0.role.isInput }) else { return nil }
    return parameters.indices.contains(input + 1) ? input + 1 : nil
  }
}

extension Diagnostic.Message {
  static func impure(_ action: String) -> Self {
    Self("check.impure", "‘\(action)’ does more than compute, so it cannot stand in an expression")
  }
  static func takesNoInput(_ action: String) -> Self {
    Self("check.no-input", "‘\(action)’ takes no input, so nothing can be piped into it")
  }
  static func tooManyPositional(_ action: String) -> Self {
    Self("check.positional", "‘\(action)’ takes no further argument without a name")
  }
  static func inputTwice(_ name: String) -> Self {
    Self("check.input-twice", "\(Wording.quoted(name)) has a value already")
  }
}
