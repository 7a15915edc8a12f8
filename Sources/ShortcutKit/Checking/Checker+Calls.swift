extension Checker {
  /// Binds the arguments of a step to the parameters of its action.
  func call(_ step: Step, _ entry: CatalogEntry, _ identity: StepIdentity) -> Call {
    let table = entry.parameterTable
    var given: [Int: YAMLNode] = [:]
    switch step.argument {
    case .none: break
    case .short(let node): give(node, byShortFormOf: entry, in: step, to: &given)
    case .named(let node, let entries):
      if let key = entry.keyParameter, key.type == .dictionary, isFree(entries, table, key) {
        give(node, byShortFormOf: entry, in: step, to: &given)
      } else {
        give(entries, of: entry, to: &given)
      }
    }
    let bindings = table.parameters.indices.map { index in
      binding(of: index, given[index], in: table, step)
    }
    warnAboutSwitchedOff(given, table)
    let leavesFlow = entry.action.output.type == nil && entry.inputParameter == nil
    return Call(callee: table.callee, identity: identity, bindings: bindings, leavesFlow: leavesFlow)
  }

  /// Whether a mapping is the dictionary itself, and not parameters by name.
  private func isFree(_ entries: [YAMLNode.Entry], _ table: ParameterTable, _ key: any AnyParameter) -> Bool {
    guard key.role == .key || key.role == .inputAndKey else { return false }
    return table.parameters.count == 1
  }

  private func give(
    _ node: YAMLNode, byShortFormOf entry: CatalogEntry, in step: Step, to given: inout [Int: YAMLNode]
  ) {
    guard let index = entry.parameters.firstIndex(where: { $0.role.isKey }) else {
      let help =
        entry.parameters.isEmpty
        ? "it takes no parameters"
        : "name the parameter: \(entry.action.name): { \(entry.parameters[0].name): … }"
      report(.noShortForm(entry.action.name), node.span, help: help)
      return
    }
    given[index] = node
  }

  private func give(_ entries: [YAMLNode.Entry], of entry: CatalogEntry, to given: inout [Int: YAMLNode]) {
    let table = entry.parameterTable
    var first: [Int: SourceSpan] = [:]
    for entryNode in entries {
      let name = entryNode.key.text ?? ""
      guard let index = table.index(of: name) else {
        reportUnknownParameter(name, at: entryNode.key.span, of: entry)
        continue
      }
      if let earlier = first[index] {
        diagnostics.add(
          .error(.sameName(name), at: entryNode.key.span, notes: [.init(.firstHere, at: earlier)]))
      }
      first[index] = entryNode.key.span
      given[index] = entryNode.value
    }
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

  private func binding(
    of index: Int, _ node: YAMLNode?, in table: ParameterTable, _ step: Step
  ) -> Call.Binding {
    let parameter = table.parameters[index]
    let source: Call.Source
    if let node, !node.isAbsent {
      source = self.source(of: node, for: parameter)
    } else {
      source = parameter.role.isInput ? .flow : .absent
    }
    let span = (node ?? nil)?.span ?? step.action.span
    return Call.Binding(parameter: parameter, source: source, span: { span }, parent: table.parent(of: index))
  }

  /// Checks what is written for a parameter. What means the same in every run is converted here, once.
  private func source(of node: YAMLNode, for parameter: any AnyParameter) -> Call.Source {
    if let source = eachItem(node, for: parameter) { return source }
    let compiled = compile(node, as: parameter.type)
    guard let constant = compiled.constant, parameter.type.isTimeless, !isEachItem(constant, parameter) else {
      return .computed(compiled.evaluate)
    }
    if let empty = parameter.empty, constant.isBlank {
      report(.invalid(empty.message), node.span)
      return .absent
    }
    do {
      return .constant(try parameter.argument(from: constant, in: constantsHost))
    } catch {
      let nearest = choice(nearestTo: constant, of: parameter).map { "did you mean ‘\($0)’?" }
      report(.wrongType(parameter.name, error), node.span, help: nearest)
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

  private func warnAboutSwitchedOff(_ given: [Int: YAMLNode], _ table: ParameterTable) {
    for (index, node) in given.sorted(by: { $0.key < $1.key }) {
      guard let parent = table.parameters[index].parent, let parentIndex = table.index(of: parent.parameter) else {
        continue
      }
      let parentParameter = table.parameters[parentIndex]
      var value = parentParameter.defaultValue
      if let parentNode = given[parentIndex] {
        guard let constant = compileQuietly(parentNode, as: parentParameter.type) else { continue }
        value = try? parentParameter.argument(from: constant, in: constantsHost).value
      }
      guard let value, value != parent.value else { continue }
      let message = Diagnostic.Message.switchedOff(table.parameters[index].name, parent.parameter)
      diagnostics.add(.warning(message, at: node.span))
    }
  }

  private func compileQuietly(_ node: YAMLNode, as type: ValueType) -> Value? {
    guard let text = node.text, !text.contains("${") else { return nil }
    return .text(text)
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
  static func switchedOff(_ name: String, _ parent: String) -> Self {
    Self("check.switched-off", "‘\(name)’ does not count here, because of the value of ‘\(parent)’")
  }
}
