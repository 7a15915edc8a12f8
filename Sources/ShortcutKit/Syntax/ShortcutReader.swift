/// Makes a shortcut of the nodes of its file, reporting everything that is not one.
struct ShortcutReader {
  let catalog: ActionCatalog
  let diagnostics: DiagnosticCollector

  static let keys = ["name", "description", "icon", "input", "uses", "variables", "actions"]

  /// Reads a whole file; nil where it has no actions to check.
  func read(_ node: YAMLNode?, of file: SourceFile) -> Shortcut? {
    guard let node else {
      report(.emptyFile, SourceSpan(file: file, range: 0..<0), help: "a shortcut is a list of actions: - uppercase")
      return nil
    }
    switch node.content {
    case .sequence: return Shortcut(actions: block(node))
    case .mapping(let entries): return shortcut(entries, node)
    case .scalar(let text, _):
      report(.notAShortcut(text), node.span, help: "a shortcut is a list of actions: - uppercase")
      return nil
    }
  }

  private func shortcut(_ entries: [YAMLNode.Entry], _ node: YAMLNode) -> Shortcut? {
    var shortcut = Shortcut(actions: Block(steps: [], span: node.span))
    var hasActions = false
    var keys = KeyChecker(diagnostics)
    for entry in entries {
      let name = entry.key.text ?? ""
      keys.check(entry.key)
      switch normalizedName(name) {
      case "name": shortcut.name = text(entry)
      case "description": shortcut.description = text(entry)
      case "icon": shortcut.icon = text(entry)
      case "input": shortcut.input = InputReader(diagnostics: diagnostics).read(entry.key, entry.value)
      case "variables": shortcut.variables = variables(entry.value)
      case "actions":
        hasActions = true
        shortcut.actions = block(entry.value)
      case "uses": report(.appsUnsupported, entry.key.span)
      case let key where key.hasPrefix("x") && name.lowercased().hasPrefix("x-"): break
      default: report(unknownKey: name, entry.key, catalog[name] != nil)
      }
    }
    if !hasActions, !entries.contains(where: { nearestKey(to: $0.key.text ?? "") == "actions" }) {
      report(.noActions, node.span.start(of: 1), help: "add a list: actions:")
    }
    return hasActions ? shortcut : nil
  }

  private func report(unknownKey name: String, _ key: YAMLNode, _ isAction: Bool) {
    let nearest = nearestKey(to: name).map { "did you mean ‘\($0)’?" }
    let help =
      isAction
      ? "an action is an item of a list: - \(name)"
      : nearest ?? "the keys are \(Wording.list(Self.keys.map { Wording.quoted($0) }, "and"))"
    report(.unknownTopLevelKey(name), key.span, help: help)
  }

  private func nearestKey(to name: String) -> String? { Spelling.nearest(to: name, among: Self.keys) }

  private func text(_ entry: YAMLNode.Entry) -> Located<String>? {
    guard let text = entry.value.text else {
      report(.wantsText(entry.key.text ?? ""), entry.value.span)
      return nil
    }
    return Located(text, at: entry.value.span)
  }

  private func variables(_ node: YAMLNode) -> [Shortcut.Variable] {
    guard case .mapping(let entries) = node.content else {
      if !node.isAbsent { report(.variablesNotMapping, node.span, help: "write them as variables: { name: value }") }
      return []
    }
    var keys = KeyChecker(diagnostics)
    return entries.map { entry in
      keys.check(entry.key)
      return Shortcut.Variable(name: Located(entry.key.text ?? "", at: entry.key.span), value: entry.value)
    }
  }

  func report(_ message: Diagnostic.Message, _ span: SourceSpan, help: String? = nil) {
    diagnostics.add(.error(message, at: span, help: help))
  }
}

extension SourceSpan {
  /// The first bytes of the span.
  func start(of length: Int) -> SourceSpan {
    SourceSpan(file: file, range: range.lowerBound..<min(range.upperBound, range.lowerBound + length))
  }
}

extension YAMLNode {
  /// Whether nothing is written, as in `key:`.
  package var isAbsent: Bool {
    if case .scalar(let text, .plain) = content { return text.isEmpty }
    return false
  }
}

extension YAMLNode {
  /// What is written, for messages.
  var inWords: String {
    switch content {
    case .scalar(let text, _): isAbsent ? "nothing" : Wording.quoted(text)
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Diagnostic.Message {
  static func cannotBe(_ key: String, _ node: YAMLNode) -> Self {
    Self("syntax.cannot-be", "‘\(key)’ cannot be \(node.inWords)")
  }
  static let emptyFile = Self("syntax.empty-file", "the file is empty")
  static func notAShortcut(_ text: String) -> Self {
    Self("syntax.not-a-shortcut", "expected a shortcut, found the text \(Wording.quoted(text))")
  }
  static func unknownTopLevelKey(_ name: String) -> Self {
    Self("syntax.unknown-key", "a shortcut has no key \(Wording.quoted(name))")
  }
  static let noActions = Self("syntax.no-actions", "the shortcut has no ‘actions’")
  static func wantsText(_ key: String) -> Self { Self("syntax.wants-text", "‘\(key)’ takes a text") }
  static let variablesNotMapping = Self("syntax.variables", "‘variables’ takes names with their values")
  static let appsUnsupported = Self("syntax.uses", "this version knows no apps, so ‘uses’ cannot be followed")
}
