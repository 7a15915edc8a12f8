extension Checker {
  /// Checks an argument that the action evaluates for each item; nil where the parameter takes a value.
  func eachItem(_ node: YAMLNode, for parameter: any AnyParameter) -> Call.Source? {
    switch parameter.type.unwrapped {
    case .expression: expression(for: parameter) { expression(node) }
    case .template: template(for: parameter) { text(node) }
    case .remark: .constant(BoundArgument(Remark(), for: parameter.name))
    default: nil
    }
  }

  /// Makes an argument of an expression in which `item` and `index` are those of each item.
  func expression(for parameter: any AnyParameter, _ check: () -> Compiled) -> Call.Source {
    let ((evaluate, usesItem), name) = (eachItem(check), parameter.name)
    let isOptional = parameter.type != .expression
    return .made { frame in
      let expression = ItemExpression(usesItem: usesItem, evaluate(frame))
      return isOptional ? BoundArgument(Optional(expression), for: name) : BoundArgument(expression, for: name)
    }
  }

  private func template(for parameter: any AnyParameter, _ check: () -> Compiled) -> Call.Source {
    let (evaluate, name) = (eachItem(check).evaluate, parameter.name)
    return .made { frame in BoundArgument(ItemTemplate(evaluate(frame)), for: name) }
  }

  private func eachItem(
    _ check: () -> Compiled
  ) -> (evaluate: @Sendable (Frame) -> @Sendable (Value, Int) throws -> Value, usesItem: Bool) {
    let (item, index) = (scope.newSlot(), scope.newSlot())
    let names = [(name: "item", slot: item, type: itemType), (name: "index", slot: index, type: ValueType.number)]
    let (compiled, usesItem) = scope.notingUse(of: names, check)
    let evaluate: @Sendable (Frame) -> @Sendable (Value, Int) throws -> Value = { frame in
      let evaluation = ItemEvaluation(compiled.evaluate, frame.snapshot, item: item, index: index)
      return { try evaluation.value(of: $0, index: $1) }
    }
    return (evaluate, usesItem)
  }

  /// Checks the arguments of an action that looks at each item of something.
  func withItems<Result>(of type: ValueType, _ check: () -> Result) -> Result {
    let outer = itemType
    itemType = type.element
    defer { itemType = outer }
    return check()
  }
}
