extension Checker {
  /// Checks `when`, `timeout`, `retry`, `on-error` and `as`.
  func modifiers(of step: Step) -> Modifiers? {
    let when = step.parts[.when].map { condition($0.value) }
    let timeout = step.parts[.timeout].flatMap { self.duration($0.value) }
    let retry = step.parts[.retry].flatMap { self.retry($0.value) }
    let continues = step.parts[.onError].map { continuesOnError($0.value) } ?? false
    guard when != nil || timeout != nil || retry != nil || continues else { return nil }
    return Modifiers(when: when, timeout: timeout, retry: retry, continuesOnError: continues)
  }

  private func duration(_ node: YAMLNode) -> TimeSpan? {
    guard let span = TimeSpan(node.text ?? ""), let limit = span.limit, limit > .zero else {
      report(.badDuration(node), node.span, help: "write 10s, 500ms, 2 minutes or 1h")
      return nil
    }
    return span
  }

  private func retry(_ node: YAMLNode) -> Retry? {
    guard case .mapping(let entries) = node.content else { return times(node).map { Retry(times: $0, delay: 0) } }
    var (count, delay) = (1, 0.0)
    var keys = KeyChecker(diagnostics)
    for entry in entries {
      let name = entry.key.text ?? ""
      keys.check(entry.key)
      switch normalizedName(name) {
      case "times": count = times(entry.value) ?? count
      case "delay": delay = duration(entry.value)?.seconds ?? 0
      default:
        let nearest = Spelling.nearest(to: name, among: ["times", "delay"]).map { "did you mean ‘\($0)’?" }
        report(.unknownRetryKey(name), entry.key.span, help: nearest ?? "it has ‘times’ and ‘delay’")
      }
    }
    return Retry(times: count, delay: delay)
  }

  private func times(_ node: YAMLNode) -> Int? {
    guard let times = Int(node.text ?? ""), times > 0 else {
      report(.cannotBe("retry", node), node.span, help: "write how often to try again: { times: 3, delay: 2s }")
      return nil
    }
    return times
  }

  private func continuesOnError(_ node: YAMLNode) -> Bool {
    switch normalizedName(node.text ?? "") {
    case "continue": return true
    case "stop": return false
    default:
      report(.cannotBe("on-error", node), node.span, help: "write continue or stop")
      return false
    }
  }

  /// A whole number from 1, as the file writes it.
  func count(_ part: StepPart?, _ key: String) -> Int? {
    guard let part else { return nil }
    guard let number = Int(part.value.text ?? ""), number > 0 else {
      report(.cannotBe(key, part.value), part.value.span, help: "write a whole number from 1")
      return nil
    }
    return number
  }

  /// An expression that must hold, with or without `${ }`.
  func condition(_ node: YAMLNode) -> Condition {
    let origin = ScalarOrigin(node)
    let compiled = expression(node)
    return Condition(evaluate: compiled.evaluate, span: { origin.node.span })
  }
}

extension Diagnostic.Message {
  static let wantsName = Self("check.wants-name", "‘as’ takes a name")
  static func badDuration(_ node: YAMLNode) -> Self { Self("check.duration", "\(node.inWords) is no duration") }
  static func unknownRetryKey(_ name: String) -> Self {
    Self("check.retry-key", "‘retry’ has no key \(Wording.quoted(name))")
  }
}
