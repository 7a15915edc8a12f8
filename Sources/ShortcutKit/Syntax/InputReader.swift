/// Reads the `input` of a shortcut.
struct InputReader {
  let diagnostics: DiagnosticCollector

  /// The types by their names; an image is a file of a type.
  private static let types: [String: ValueType] = [
    "text": .text, "number": .number, "boolean": .boolean, "date": .date, "url": .url, "file": .file, "image": .file,
    "dictionary": .dictionary, "person": .object("Person"), "any": .any,
  ]
  static let keys = ["type", "multiple", "when-missing", "prompt"]

  func read(_ key: YAMLNode, _ node: YAMLNode) -> InputDeclaration {
    var input = InputDeclaration()
    input.span = key.span
    switch node.content {
    case .scalar where node.isAbsent: break
    case .scalar: read(type: node, into: &input)
    case .sequence: report(.cannotBe("input", node), node.span.start(of: 1), help: "write input: { type: file }")
    case .mapping(let entries):
      var keys = KeyChecker(diagnostics)
      for entry in entries {
        keys.check(entry.key)
        read(entry, into: &input)
      }
    }
    return input
  }

  private func read(_ entry: YAMLNode.Entry, into input: inout InputDeclaration) {
    let name = entry.key.text ?? ""
    switch normalizedName(name) {
    case "type": read(type: entry.value, into: &input)
    case "multiple": input.multiple = boolean(entry.value)
    case "prompt": input.prompt = entry.value.text
    case "whenmissing": input.whenMissing = whenMissing(entry.value)
    default:
      let nearest = Spelling.nearest(to: name, among: Self.keys).map { "did you mean ‘\($0)’?" }
      let known = "it has \(Wording.list(Self.keys.map { Wording.quoted($0) }, "and"))"
      report(.unknownInputKey(name), entry.key.span, help: nearest ?? known)
    }
  }

  private func read(type node: YAMLNode, into input: inout InputDeclaration) {
    let name = node.text ?? ""
    input.mustBeImages = normalizedName(name) == "image"
    if let type = Self.types[normalizedName(name)] {
      input.type = type
      return
    }
    let names = Self.types.keys.sorted()
    let nearest = Spelling.nearest(to: name, among: names).map { "did you mean ‘\($0)’?" }
    report(.unknownTypeName(name), node.span, help: nearest ?? "the types are \(Wording.list(names, "and"))")
  }

  private func boolean(_ node: YAMLNode) -> Bool {
    switch normalizedName(node.text ?? "") {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      report(.cannotBe("multiple", node), node.span, help: "write true or false")
      return true
    }
  }

  private func whenMissing(_ node: YAMLNode) -> InputDeclaration.WhenMissing {
    if case .mapping(let entries) = node.content, entries.count == 1, entries[0].key.text == "stop",
      let message = entries[0].value.text
    {
      return .stop(message: message)
    }
    switch normalizedName(node.text ?? "") {
    case "ask": return .ask
    case "continue": return .goOn
    case "clipboard": return .clipboard
    default:
      report(.cannotBe("when-missing", node), node.span, help: "write ask, continue, clipboard or { stop: \"why\" }")
      return .goOn
    }
  }

  private func report(_ message: Diagnostic.Message, _ span: SourceSpan, help: String? = nil) {
    diagnostics.add(.error(message, at: span, help: help))
  }
}

extension Diagnostic.Message {
  static func unknownInputKey(_ name: String) -> Self {
    Self("syntax.unknown-input-key", "‘input’ has no key \(Wording.quoted(name))")
  }
}
