extension ShortcutReader {
  /// Reads a list of steps.
  func block(_ node: YAMLNode) -> Block {
    switch node.content {
    case .sequence(let nodes): return Block(steps: nodes.compactMap(step), span: node.span)
    case .scalar where node.isAbsent: return Block(steps: [], span: node.span)
    default:
      report(.stepsNotList, node.span.start(of: 1), help: "start each step with a dash: - uppercase")
      return Block(steps: [], span: node.span)
    }
  }

  private static let stepHelp = "a step is an action, as in - uppercase: hello"

  private func step(_ node: YAMLNode) -> Step? {
    switch node.content {
    case .scalar(let name, _):
      guard !name.isEmpty else {
        report(.noActionInStep, node.span, help: Self.stepHelp)
        return nil
      }
      return Step(
        action: Located(name, at: node.span), argument: .none, parts: [:], blocks: [:], cases: [],
        span: node.span)
    case .sequence:
      report(.stepIsList, node.span.start(of: 1), help: Self.stepHelp)
      return nil
    case .mapping(let entries): return step(entries, node)
    }
  }

  private func step(_ entries: [YAMLNode.Entry], _ node: YAMLNode) -> Step? {
    var actions: [YAMLNode.Entry] = []
    var parts: [StepKey: StepPart] = [:]
    var keys = KeyChecker(diagnostics)
    for entry in entries {
      let name = entry.key.text ?? ""
      if let key = StepKey(name: name) {
        keys.check(entry.key)
        parts[key] = StepPart(key: entry.key.span, value: entry.value)
      } else if !name.lowercased().hasPrefix("x-") {
        actions.append(entry)
      }
    }
    guard let action = theAction(of: actions, node) else { return nil }
    let name = action.key.text ?? ""
    var blocks = blocks(parts)
    // The steps that are tried stand behind the action itself.
    if catalog[name]?.action is Try { blocks[.do] = block(action.value) }
    return Step(
      action: Located(name, at: action.key.span), argument: argument(action.value), parts: parts,
      blocks: blocks, cases: parts[.cases].map { cases($0.value) } ?? [], span: node.span)
  }

  /// The one action of a step; where there are several, the known ones are told from mistyped keys.
  private func theAction(of entries: [YAMLNode.Entry], _ node: YAMLNode) -> YAMLNode.Entry? {
    if entries.isEmpty {
      report(.noActionInStep, node.span.start(of: 1), help: Self.stepHelp)
      return nil
    }
    let known = entries.filter { catalog[$0.key.text ?? ""] != nil }
    let action = known.first ?? entries[0]
    for entry in entries where entry.key.span != action.key.span {
      let name = entry.key.text ?? ""
      if catalog[name] != nil {
        let help = "each action is a step of its own: start it with a dash"
        report(.twoActions(action.key.text ?? "", name), entry.key.span, help: help)
      } else {
        let names = StepKey.allCases.map(\.rawValue)
        let parameters = catalog[action.key.text ?? ""]?.parameters.map(\.name) ?? []
        let help =
          parameters.contains { normalizedName($0) == normalizedName(name) }
          ? "it is a parameter of \(action.key.text ?? ""): indent it below"
          : Spelling.nearest(to: name, among: names).map { "did you mean ‘\($0)’?" }
        report(.unknownStepKey(name), entry.key.span, help: help)
      }
    }
    return action
  }

  private func argument(_ node: YAMLNode) -> StepArgument {
    switch node.content {
    case .scalar where node.isAbsent: .none
    case .scalar, .sequence: .short(node)
    case .mapping(let entries): .named(node, entries)
    }
  }

  private func blocks(_ parts: [StepKey: StepPart]) -> [StepKey: Block] {
    var blocks: [StepKey: Block] = [:]
    for (key, part) in parts {
      switch key {
      case .then, .do, .catch, .finally: blocks[key] = block(part.value)
      case .else: blocks[key] = elseBlock(part.value)
      default: break
      }
    }
    return blocks
  }

  /// `else:` may hold a single step, for chains of else-if.
  private func elseBlock(_ node: YAMLNode) -> Block {
    guard case .mapping = node.content else { return block(node) }
    return Block(steps: step(node).map { [$0] } ?? [], span: node.span)
  }

  private func cases(_ node: YAMLNode) -> [MenuCase] {
    guard case .mapping(let entries) = node.content else {
      report(.casesNotMapping, node.span.start(of: 1), help: "write a title and its steps: Archive: [ … ]")
      return []
    }
    return entries.map { MenuCase(title: $0.key, block: block($0.value)) }
  }
}

extension Diagnostic.Message {
  static let stepsNotList = Self("syntax.steps", "expected a list of steps")
  static let stepIsList = Self("syntax.step-is-list", "expected a step, found a list")
  static let noActionInStep = Self("syntax.no-action", "there is no action in this step")
  static func twoActions(_ first: String, _ second: String) -> Self {
    Self("syntax.two-actions", "a step has one action; ‘\(first)’ and ‘\(second)’ are two")
  }
  static func unknownStepKey(_ name: String) -> Self {
    Self("syntax.unknown-step-key", "a step has no key \(Wording.quoted(name)), and no action is called so")
  }
  static let casesNotMapping = Self("syntax.cases", "‘cases’ takes titles with their steps")
}
