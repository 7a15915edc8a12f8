extension Checker {
  /// Checks what is written for something of a type.
  func compile(_ node: YAMLNode, as type: ValueType) -> Compiled {
    if type.unwrapped == .script { return script(node) }
    switch node.content {
    case .scalar: return scalar(node, as: type)
    case .sequence(let nodes):
      let element = if case .list(let element) = type.unwrapped { element } else { type.unwrapped }
      return list(nodes.map { compile($0, as: element) }, at: { node.span })
    case .mapping(let entries):
      if type.unwrapped.takesDictionaries { return dictionary(entries, at: { node.span }) }
      report(.wantsOther(type, "a mapping"), node.span.start(of: 1))
      return .invalid
    }
  }

  private func scalar(_ node: YAMLNode, as type: ValueType) -> Compiled {
    if node.isAbsent { return Compiled(.nothing) }
    return text(node, untyped: type.unwrapped.isUntyped)
  }

  /// Checks a text with `${ }` in it. In an untyped place a scalar without them is what YAML says that it is.
  func text(_ node: YAMLNode, untyped: Bool = false) -> Compiled {
    let origin = ScalarOrigin(node)
    guard let text = node.text, let template = template(text, origin) else { return .invalid }
    if let constant = template.constant {
      let value = untyped && constant == text ? YAMLValue.scalar(node) : .text(constant)
      return Compiled(value, type: .of(value))
    }
    if let sole = template.soleExpression { return compile(sole, in: origin) }
    return joined(template.parts[...], origin)
  }

  /// Checks the parts of a text, which are joined.
  func joined(_ parts: ArraySlice<Template.Part>, _ origin: ScalarOrigin) -> Compiled {
    let parts: [TextPart] = parts.map { part in
      switch part {
      case .text(let text): .text(text)
      case .expression(let expression):
        .value(compile(expression, in: origin).evaluate, origin.lazySpan(expression.range))
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

  // MARK: Lists and dictionaries

  func list(_ items: [Compiled], at span: @escaping LazySpan) -> Compiled {
    let element = items.first.map(\.type) ?? .any
    let type = ValueType.list(of: items.allSatisfy { $0.type == element } ? element : .any)
    let constants = items.compactMap(\.constant)
    if constants.count == items.count { return Compiled(.list(constants), type: type) }
    let evaluators = items.map(\.evaluate)
    return Compiled(type: type) { frame in
      try frame.run.nesting.checked(.list(try evaluators.map { try $0(frame) }), span)
    }
  }

  private func dictionary(_ entries: [YAMLNode.Entry], at span: @escaping LazySpan) -> Compiled {
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
      return try frame.run.nesting.checked(.dictionary(record), span)
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
