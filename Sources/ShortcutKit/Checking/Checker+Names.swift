import Foundation

extension Checker {
  /// Checks the use of a variable: one of the shortcut's, or one that is always there.
  func variable(_ name: String, at span: @escaping @Sendable () -> SourceSpan) -> Compiled {
    if let found = scope.use(name) {
      let slot = found.slot
      return Compiled(type: found.type) { frame in frame.slots[slot] }
    }
    if let ready = ready(normalizedName(name)) { return ready }
    if let place = firstAssignment(of: name) {
      diagnostics.add(
        .error(
          .usedBefore(name), at: span(), notes: [.init(.setHere, at: place)],
          help: "set it before, or give it a start value under ‘variables’"))
      return .invalid
    }
    let readyNames = ["input", "previous", "now", "today", "clipboard", "env", "shortcut"]
    let nearest = Spelling.nearest(to: name, among: scope.names + readyNames)
    let help: String
    switch normalizedName(name) {
    case "item", "index", "repeatitem", "repeatindex":
      help = "it is there inside a repeat, and where an action looks at each item"
    default: help = nearest.map { "did you mean ‘\($0)’?" } ?? "quote it if it is a text: \"\(name)\""
    }
    report(.unknownVariable(name), span(), help: help)
    return .invalid
  }

  private func ready(_ key: String) -> Compiled? {
    switch key {
    case "repeatitem": return scope.use("item").map { found in Compiled(type: found.type) { $0.slots[found.slot] } }
    case "repeatindex": return scope.use("index").map { found in Compiled(type: found.type) { $0.slots[found.slot] } }
    case "input": return Compiled(type: inputType) { frame in try frame.input.value() }
    case "previous":
      usesPrevious = true
      return Compiled(type: flowType) { frame in try frame.flowing() }
    case "now": return Compiled(type: .date) { frame in .date(frame.run.host.clock.now()) }
    case "today":
      return Compiled(type: .date) { frame in
        .date(frame.run.host.conventions.calendar.startOfDay(for: frame.run.host.clock.now()))
      }
    case "clipboard": return Compiled { frame in try Clipboard.read(in: frame.run.host) }
    case "env":
      return Compiled(type: .dictionary) { frame in
        let all = frame.run.host.environment.all.sorted { $0.key < $1.key }
        return .dictionary(Record(all.map { ($0.key, .text($0.value)) }))
      }
    case "shortcut": return Compiled(shortcutDetails, type: .dictionary)
    default: return nil
    }
  }

  private var shortcutDetails: Value {
    let path = file.path
    let folder =
      path.contains("/")
      ? path.prefix { _ in true }.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
        separator: "/") : "."
    return ["name": .text(shortcutName), "file": .text(path), "folder": .text(folder.isEmpty ? "/" : folder)]
  }

  /// Checks a property; where the type is known, so are the names that it can have.
  func property(
    _ name: String, of base: Expression, _ span: @escaping @Sendable () -> SourceSpan, _ origin: ScalarOrigin
  ) -> Compiled {
    if case .variable(let variable) = base.kind, normalizedName(variable) == "env", scope.use(variable) == nil {
      return Compiled { frame in frame.run.host.environment.value(of: name).map(Value.text) ?? .nothing }
    }
    let value = compile(base, in: origin)
    if let names = value.type.propertyNames, !names.contains(where: { normalizedName($0) == normalizedName(name) }) {
      let nearest = Spelling.nearest(to: name, among: names).map { "did you mean ‘\($0)’?" }
      let known = "it has \(Wording.list(names.map { Wording.quoted($0) }, "and"))"
      report(.unknownProperty(name, value.type), span(), help: nearest ?? known)
      return .invalid
    }
    let evaluate = value.evaluate
    return Compiled(type: value.type.type(ofProperty: normalizedName(name))) { frame in
      let value = try evaluate(frame)
      return try placing(span) { () throws(EvaluationError) in try value.property(name, in: frame.run.host) }
    }
  }

  /// Checks an action in an expression.
  func call(
    _ action: String, _ range: Range<Int>, _ input: Expression, _ arguments: [CallArgument], _ origin: ScalarOrigin
  ) -> Compiled {
    let input = compile(input, in: origin)
    guard let entry = catalog[action] else {
      let nearest = catalog.nearestName(to: action) { $0.isPure }.map { "did you mean ‘\($0)’?" }
      report(.unknownAction(action), origin.span(of: range), help: nearest)
      return .invalid
    }
    guard entry.isPure else {
      report(
        .impure(entry.action.name), origin.span(of: range),
        help: "make it a step of its own, name its output with as:, and use that")
      return .invalid
    }
    let table = entry.parameterTable
    let inputIndex = table.parameters.firstIndex { $0.role.isInput }
    guard inputIndex != nil else {
      report(.takesNoInput(entry.action.name), origin.span(of: range))
      return .invalid
    }
    let outerFlow = flowType
    flowType = input.type
    let given = place(arguments, entry, origin)
    flowType = outerFlow
    let identity = StepIdentity(
      actionName: entry.action.name, span: origin.span(of: range))
    var bindings: [Call.Binding] = []
    for (index, parameter) in table.parameters.enumerated() {
      var given = given[index] ?? GivenArgument(source: .absent) { identity.span }
      if index == inputIndex { given.source = .flow }
      bindings.append(
        Call.Binding(parameter: parameter, source: given.source, span: given.span, parent: table.parent(of: index)))
    }
    let call = Call(callee: table.callee, identity: identity, bindings: bindings)
    return Compiled(type: input.type == entry.inputParameter?.type ? entry.action.output.type ?? .any : .any) { frame in
      let flow = try input.evaluate(frame)
      do {
        return try call.runPure(in: frame, flow: flow) ?? .nothing
      } catch let failure as ActionFailure {
        throw PlacedError(failure.message, help: failure.help, code: failure.code, at: identity.span)
      }
    }
  }

  private func place(
    _ arguments: [CallArgument], _ entry: CatalogEntry, _ origin: ScalarOrigin
  ) -> [Int: GivenArgument] {
    let table = entry.parameterTable
    var given: [Int: GivenArgument] = [:]
    var positional = 0
    for argument in arguments {
      let index: Int?
      if let name = argument.name {
        index = table.index(of: name)
        if index == nil { reportUnknownParameter(name, at: origin.span(of: argument.nameRange), of: entry) }
      } else {
        index = positional == 0 ? table.firstPositional : nil
        positional += 1
        if index == nil {
          report(
            .tooManyPositional(entry.action.name), origin.span(of: argument.nameRange),
            help: "name the others: find=\"a\"")
        }
      }
      guard let index else { continue }
      let span = origin.lazySpan(argument.value.range)
      given[index] = GivenArgument(source: source(of: argument.value, for: table.parameters[index], origin), span: span)
    }
    return given
  }

  private func source(
    of expression: Expression, for parameter: any AnyParameter, _ origin: ScalarOrigin
  ) -> Call.Source {
    if parameter.type.unwrapped == .expression {
      return self.expression(for: parameter) { compile(expression, in: origin) }
    }
    return .computed(compile(expression, in: origin).evaluate)
  }
}

/// An argument in an expression, with where it is written.
private struct GivenArgument {
  var source: Call.Source
  let span: @Sendable () -> SourceSpan
}

extension ParameterTable {
  /// The parameter of the first argument without a name: the key parameter or, where that is the input, the next one.
  var firstPositional: Int? {
    if let key = parameters.firstIndex(where: { $0.role == .key }) { return key }
    guard let input = parameters.firstIndex(where: { $0.role.isInput }) else { return parameters.isEmpty ? nil : 0 }
    return parameters.indices.contains(input + 1) ? input + 1 : nil
  }
}

extension Diagnostic.Message {
  static func unknownVariable(_ name: String) -> Self {
    Self("check.unknown-variable", "there is no variable \(Wording.quoted(name))")
  }
  static func usedBefore(_ name: String) -> Self {
    Self("check.used-before", "\(Wording.quoted(name)) has no value yet here")
  }
  static let setHere = Self("check.set-here", "it gets one here")
  static func unknownProperty(_ name: String, _ type: ValueType) -> Self {
    Self("check.unknown-property", "\(type.withArticle) has no property \(Wording.quoted(name))")
  }
  static func impure(_ action: String) -> Self {
    Self("check.impure", "‘\(action)’ does more than compute, so it cannot stand in an expression")
  }
  static func takesNoInput(_ action: String) -> Self {
    Self("check.no-input", "‘\(action)’ takes no input, so nothing can be piped into it")
  }
  static func tooManyPositional(_ action: String) -> Self {
    Self("check.positional", "‘\(action)’ takes no further argument without a name")
  }
}
