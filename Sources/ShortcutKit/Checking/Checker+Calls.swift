extension Checker {
  /// Binds the arguments of a step to the parameters of its action.
  func call(_ step: Step, _ entry: CatalogEntry, _ identity: StepIdentity) -> Call {
    let table = entry.parameterTable
    let given = given(step, entry)
    let inputIndex = table.parameters.firstIndex { $0.role.isInput }
    // The input comes first: what is evaluated for each item is checked with the type of its items.
    let input = inputIndex.map { binding(of: $0, given[$0], in: table, step) }
    let bindings = withItems(of: input?.type ?? flowType) {
      table.parameters.indices.map { index in
        if index == inputIndex, let input { return input }
        return binding(of: index, given[index], in: table, step)
      }
    }
    warnAboutSwitchedOff(given, table)
    for (index, parameter) in table.parameters.enumerated() where given[index] == nil && parameter.cannotBeFound {
      report(.missingParameter(parameter.name, entry.action.name), step.action.span)
    }
    return Call(
      callee: table.callee, identity: identity, bindings: bindings, passesThrough: entry.action.output.type == nil)
  }

  // MARK: What is written

  /// What is written for the parameters, by their places.
  private func given(_ step: Step, _ entry: CatalogEntry) -> [Int: YAMLNode] {
    switch step.argument {
    case .none: return [:]
    case .short(let node): return shortForm(node, of: entry)
    case .named(let node, let entries):
      return entry.takesFreeKeys ? shortForm(node, of: entry) : byName(entries, of: entry)
    }
  }

  private func shortForm(_ node: YAMLNode, of entry: CatalogEntry) -> [Int: YAMLNode] {
    if let index = entry.parameters.firstIndex(where: { $0.role.isKey }) { return [index: node] }
    let parameter = entry.parameters.first?.name
    let help = parameter.map { "name the parameter: \(entry.action.name): { \($0): … }" } ?? "it has no parameters"
    report(.noShortForm(entry.action.name), node.span, help: help)
    return [:]
  }

  private func byName(_ entries: [YAMLNode.Entry], of entry: CatalogEntry) -> [Int: YAMLNode] {
    var given: [Int: YAMLNode] = [:]
    var keys = KeyChecker(diagnostics)
    for written in entries {
      let name = written.key.text ?? ""
      guard let index = entry.parameterTable.index(of: name) else {
        reportUnknownParameter(name, at: written.key.span, of: entry)
        continue
      }
      keys.check(name, as: entry.parameters[index].name, at: written.key.span)
      given[index] = written.value
    }
    return given
  }

  func reportUnknownParameter(_ name: String, at span: SourceSpan, of entry: CatalogEntry) {
    let names = entry.parameters.map(\.name)
    let help: String
    if let nearest = Spelling.nearest(to: name, among: names) {
      help = "did you mean ‘\(nearest)’?"
    } else if StepKey(name: name)?.isForEveryStep == true {
      help = "‘\(name)’ belongs to the step: write it beside \(entry.action.name), not below it"
    } else if names.isEmpty {
      help = "it has no parameters"
    } else {
      help = "it has \(Wording.list(names.map { Wording.quoted($0) }, "and"))"
    }
    report(.unknownParameter(name, entry.action.name), span, help: help)
  }

  // MARK: Arguments

  private func binding(of index: Int, _ node: YAMLNode?, in table: ParameterTable, _ step: Step) -> Call.Binding {
    let parameter = table.parameters[index]
    let place = node?.span ?? step.action.span
    if node?.isAbsent ?? true { checkCanBeMissing(parameter, of: step.action.value, at: place) }
    var (source, type) = (parameter.role.isInput ? Call.Source.flow : .absent, flowType)
    if let node, !node.isAbsent, let made = eachItem(node, for: parameter) {
      source = made
    } else if let node, !node.isAbsent {
      let compiled = compile(node, as: parameter.type)
      (source, type) = (self.source(of: compiled, for: parameter, at: { node.span }), compiled.type)
    }
    return Call.Binding(
      parameter: parameter, source: source, type: type, span: { place }, parent: table.parent(of: index))
  }

  /// Reports a missing expression: it is part of the file, so that nobody can be asked for it in a run.
  func checkCanBeMissing(_ parameter: any AnyParameter, of action: String, at span: @autoclosure () -> SourceSpan) {
    if parameter.type == .expression { report(.missingParameter(parameter.name, action), span()) }
  }

  /// Checks an argument. What means the same in every run is converted here, once.
  func source(of compiled: Compiled, for parameter: any AnyParameter, at span: LazySpan) -> Call.Source {
    guard let constant = compiled.constant, constant != .nothing, parameter.type.isTimeless,
      !isEachItem(constant, parameter)
    else { return .computed(compiled.evaluate) }
    if let empty = parameter.empty, constant.isBlank {
      report(.invalid(empty.message), span())
      return .absent
    }
    do {
      return .constant(try parameter.argument(from: constant, in: constantsHost))
    } catch {
      let nearest = choice(nearestTo: constant, of: parameter).map { "did you mean ‘\($0)’?" }
      report(.wrongType(parameter.name, error), span(), help: nearest)
      return .absent
    }
  }

  /// Whether the action runs for each item of what is written.
  private func isEachItem(_ constant: Value, _ parameter: any AnyParameter) -> Bool {
    guard parameter.role.isInput, !parameter.takesLists, case .list(let items) = constant else { return false }
    return items.count != 1
  }

  private func choice(nearestTo value: Value, of parameter: any AnyParameter) -> String? {
    guard case .choice(let words) = parameter.type.unwrapped, case .text(let text) = value else { return nil }
    return Spelling.nearest(to: text, among: words)
  }

  // MARK: Parameters that another one switches on

  private func warnAboutSwitchedOff(_ given: [Int: YAMLNode], _ table: ParameterTable) {
    for (index, node) in given {
      guard let parent = table.parent(of: index), let condition = table.parameters[index].parent,
        let value = constant(given[parent.index], for: parent.index, in: table), value != parent.value
      else { continue }
      diagnostics.add(.warning(.switchedOff(table.parameters[index].name, condition), at: node.span))
    }
  }

  /// The value that a parameter has in every run; nil where it is computed or wrong.
  private func constant(_ node: YAMLNode?, for index: Int, in table: ParameterTable) -> Value? {
    guard let node else { return table.parameters[index].defaultValue }
    guard let text = node.text, !text.contains("${") else { return nil }
    do { return try table.parameters[index].argument(from: .text(text), in: constantsHost).value } catch { return nil }
  }
}

extension AnyParameter {
  /// Whether there is nothing to fill the parameter where it is not written out, and no question to ask.
  fileprivate var cannotBeFound: Bool {
    defaultArgument == nil && !role.isInput && parent == nil && prompt == nil && empty == nil && options == nil
  }
}

extension Diagnostic.Message {
  static func noShortForm(_ action: String) -> Self {
    Self("check.no-short-form", "‘\(action)’ takes no value directly behind it")
  }
  static func unknownParameter(_ name: String, _ action: String) -> Self {
    Self("check.unknown-parameter", "\(action) has no parameter \(Wording.quoted(name))")
  }
  static func invalid(_ message: String) -> Self { Self("check.invalid", message) }
  static func wrongType(_ parameter: String, _ failure: CoercionFailure) -> Self {
    Self("check.wrong-type", "‘\(parameter)’: \(failure.description)")
  }
  static func switchedOff(_ name: String, _ parent: ParentCondition) -> Self {
    Self("check.switched-off", "‘\(name)’ counts only while ‘\(parent.parameter)’ is \(parent.inWords)")
  }
  static func missingParameter(_ name: String, _ action: String) -> Self {
    Self("check.missing-parameter", "\(action) needs ‘\(name)’")
  }
}
