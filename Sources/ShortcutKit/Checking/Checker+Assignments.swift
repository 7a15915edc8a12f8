extension Checker {
  /// `set`
  func assignments(_ step: Step) -> [Assignment] {
    variables(of: step).map { name, node in
      if let suffix = suffix(node, of: name.value) {
        return Assignment(slot: assign(name, type: .text), change: .suffix(suffix.evaluate))
      }
      let value = compile(node, as: .any)
      return Assignment(slot: assign(name, type: value.type), change: .value(value.evaluate))
    }
  }

  /// `add`
  func additions(_ step: Step) -> [Addition] {
    variables(of: step).map { name, node in
      let value = compile(node, as: .any)
      return Addition(slot: assign(name, type: .list(of: .any)), evaluate: value.evaluate)
    }
  }

  private func variables(of step: Step) -> [(name: Located<String>, value: YAMLNode)] {
    guard case .named(_, let entries) = step.argument, !entries.isEmpty else {
      report(.wantsVariables(step.action.value), step.action.span, help: "write \(step.action.value): { name: value }")
      return []
    }
    return entries.map { (Located($0.key.text ?? "", at: $0.key.span), $0.value) }
  }

  /// What a text adds to the variable that it is given to, as `set: { report: "${report}more" }`: a loop of such steps
  /// need not copy the text in each round.
  private func suffix(_ node: YAMLNode, of name: String) -> Compiled? {
    let origin = ScalarOrigin(node)
    guard let text = node.text, text.hasPrefix("${"), scope.isDeclared(name),
      let template = template(text, origin), template.parts.count > 1,
      case .expression(let first) = template.parts[0], case .variable(let variable) = first.kind,
      normalizedName(variable) == normalizedName(name)
    else { return nil }
    _ = scope.use(name)
    return joined(template.parts.dropFirst(), origin)
  }
}

extension Diagnostic.Message {
  static func wantsVariables(_ name: String) -> Self {
    Self("check.wants-variables", "‘\(name)’ takes names with their values")
  }
}
