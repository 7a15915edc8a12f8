extension Checker {
  /// Checks what is written for something of a type.
  func compile(_ node: YAMLNode, as type: ValueType) -> Compiled {
    if type.unwrapped == .script { return script(node) }
    switch node.content {
    case .scalar: return scalar(node, as: type)
    case .sequence(let nodes): return list(nodes, of: element(of: type))
    case .mapping(let entries):
      guard type.unwrapped.takesDictionaries else {
        report(.wantsOther(type, "a mapping"), node.span.start(of: 1))
        return .invalid
      }
      return dictionary(entries)
    }
  }

  private func element(of type: ValueType) -> ValueType {
    if case .list(let element) = type.unwrapped { return element }
    return type.unwrapped
  }

  private func scalar(_ node: YAMLNode, as type: ValueType) -> Compiled {
    if node.isAbsent { return Compiled(.nothing) }
    guard let text = node.text else { return .invalid }
    if !text.utf8.contains(UInt8(ascii: "$")) {
      let value = type.unwrapped.isUntyped ? YAMLValue.scalar(node) : .text(text)
      return Compiled(value, type: .of(value))
    }
    return self.text(node, untyped: type.unwrapped.isUntyped)
  }

  /// Checks a text with `${ }` in it.
  func text(_ node: YAMLNode, untyped: Bool = false) -> Compiled {
    let origin = ScalarOrigin(node)
    guard let text = node.text, let template = template(text, origin) else { return .invalid }
    if let constant = template.constant {
      return constant == text && untyped ? Compiled(YAMLValue.scalar(node)) : Compiled(.text(constant), type: .text)
    }
    if let sole = template.soleExpression { return compile(sole, in: origin) }
    return joined(template, origin)
  }

  private func joined(_ template: Template, _ origin: ScalarOrigin) -> Compiled {
    let parts: [TextPart] = template.parts.map { part in
      switch part {
      case .text(let text): return .text(text)
      case .expression(let expression):
        return .value(compile(expression, in: origin).evaluate, { origin.span(of: expression.range) })
      }
    }
    return Compiled(type: .text) { frame in
      var joined = ""
      for part in parts { try part.append(to: &joined, frame) }
      return .text(joined)
    }
  }

  func template(_ text: String, _ origin: ScalarOrigin) -> Template? {
    do throws(ExpressionError) {
      return try Template.parse(text)
    } catch {
      report(error, in: origin)
      return nil
    }
  }

  private func list(_ nodes: [YAMLNode], of element: ValueType) -> Compiled {
    let items = nodes.map { compile($0, as: element) }
    let type = ValueType.list(of: items.first.map(\.type) ?? .any)
    let constants = items.compactMap(\.constant)
    if constants.count == items.count {
      return Compiled(.list(constants), type: items.allSatisfy { $0.type == items[0].type } ? type : .list(of: .any))
    }
    let evaluators = items.map(\.evaluate)
    return Compiled(type: .list(of: .any)) { frame in .list(try evaluators.map { try $0(frame) }) }
  }

  private func dictionary(_ entries: [YAMLNode.Entry]) -> Compiled {
    let pairs = entries.map { (text($0.key), compile($0.value, as: .any)) }
    let constants = pairs.compactMap { key, value in
      if case .text(let key)? = key.constant, let value = value.constant { (key, value) } else { nil }
    }
    if constants.count == pairs.count { return Compiled(.dictionary(Record(constants)), type: .dictionary) }
    let evaluators = pairs.map { ($0.evaluate, $1.evaluate) }
    return Compiled(type: .dictionary) { frame in
      var record = Record()
      for (key, value) in evaluators {
        record[try String(coercing: try key(frame), in: frame.run.host)] = try value(frame)
      }
      return .dictionary(record)
    }
  }
}

/// One part of a text with `${ }` in it.
private enum TextPart: Sendable {
  case text(String)
  case value(Evaluator, @Sendable () -> SourceSpan)

  func append(to text: inout String, _ frame: Frame) throws {
    switch self {
    case .text(let part): text += part
    case .value(let evaluate, let span):
      let value = try evaluate(frame)
      do {
        if case .text(let part) = value {
          text += part
        } else {
          text += try String(coercing: value, in: frame.run.host)
        }
      } catch {
        throw PlacedError(error.description, code: "wrong-type", at: span())
      }
    }
  }
}

extension ValueType {
  /// Whether what YAML says of a scalar counts.
  fileprivate var isUntyped: Bool { self == .any || self == .dictionary || self == .list(of: .any) }

  fileprivate var takesDictionaries: Bool {
    switch self {
    case .any, .dictionary, .object: true
    case .list(let element): element.takesDictionaries
    default: false
    }
  }

  /// The type of a constant.
  static func of(_ value: Value) -> ValueType {
    switch value {
    case .nothing, .object, .list: .any
    case .boolean: .boolean
    case .number: .number
    case .text: .text
    case .date: .date
    case .url: .url
    case .file: .file
    case .dictionary: .dictionary
    }
  }
}

extension Diagnostic.Message {
  static func wantsOther(_ type: ValueType, _ found: String) -> Self {
    Self("check.wants", "expected \(type.withArticle), found \(found)")
  }
}
