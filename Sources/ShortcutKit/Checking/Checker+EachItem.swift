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
  func expression(for parameter: any AnyParameter, _ compile: () -> Compiled) -> Call.Source {
    let (evaluate, item, index, usesItem) = perItem(compile)
    let (name, isOptional) = (parameter.name, parameter.type != .expression)
    return .made { frame in
      let expression = ItemExpression(usesItem: usesItem, frame.eachItem(evaluate, item, index))
      return isOptional ? BoundArgument(Optional(expression), for: name) : BoundArgument(expression, for: name)
    }
  }

  private func template(for parameter: any AnyParameter, _ compile: () -> Compiled) -> Call.Source {
    let (evaluate, item, index, _) = perItem(compile)
    let name = parameter.name
    return .made { frame in BoundArgument(ItemTemplate(frame.eachItem(evaluate, item, index)), for: name) }
  }

  private func perItem(_ compile: () -> Compiled) -> (Evaluator, item: Int, index: Int, usesItem: Bool) {
    let (item, index) = (scope.newSlot(), scope.newSlot())
    let names: [(name: String, slot: Int, type: ValueType)] = [
      (name: "item", slot: item, type: flowType.element), (name: "index", slot: index, type: .number),
    ]
    let (compiled, usesItem) = scope.notingUse(of: names, compile)
    return (compiled.evaluate, item, index, usesItem)
  }
}

extension Frame {
  /// A function that evaluates something for an item, with the variables as they are now.
  func eachItem(
    _ evaluate: @escaping Evaluator, _ item: Int, _ index: Int
  ) -> @Sendable (Value, Int) throws -> Value {
    let snapshot = snapshot
    return { value, number in
      let frame = Frame(snapshot)
      frame.slots[item] = value
      frame.slots[index] = .number(Number(number))
      return try evaluate(frame)
    }
  }
}
