import ShortcutKit

/// `calculate`
struct Calculate: PureAction {
  let name = "calculate"
  let category = ActionCategory.numbers
  let description = "Calculates an expression, or does one operation with the number that flows in."
  let summary = "Calculate ${expression}"
  let appleIdentifier = "math"
  let output = Output(.any, "Calculation Result")
  let number = Parameter<Value?>(
    "number", "The number, which is item in the expression; of a list, each item is calculated with.", role: .input)
  let expression = Parameter<ItemExpression?>("expression", "The expression, as 2 * item.", role: .key)
  let operation = Parameter<Operation?>(
    "operation", "The operation, as + or square-root; angles are in radians.")
  let operand = Parameter<Number?>("operand", "The other number of an operation with two.")

  var examples: [ActionExample] {
    [
      ActionExample("An expression", "- calculate: (2 + 3) * 4", output: "20"),
      ActionExample("With what flows in", "- list: [0.1, 0.2]\n- calculate: item + 0.2", output: "0.3\n0.4"),
      ActionExample("An operation", "- number: 2\n- calculate: { operation: ×, operand: 21 }", output: "42"),
      ActionExample(
        "A root", "- calculate: { number: 2, operation: √x }", output: "1.414213562373095048801688724209698"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let input = arguments.number ?? .nothing
    switch (arguments.expression, arguments.operation) {
    case (let expression?, nil):
      guard expression.usesItem else { return try result(of: expression, with: input, index: 1) }
      return try each(input) { item, index in try result(of: expression, with: item, index: index) }
    case (nil, let operation?):
      guard operation.takesOperand == (arguments.operand != nil) else {
        throw ActionFailure(
          operation.takesOperand
            ? "‘\(operation.rawValue)’ needs an operand, the other number" : "‘\(operation.rawValue)’ takes no operand",
          code: "operand", parameter: operand.name)
      }
      return try each(input) { item, _ in
        let number = try Number(coercing: item, in: context.host)
        return .number(try operation.result(of: number, arguments.operand ?? 0))
      }
    case (nil, nil):
      throw ActionFailure("calculate needs an expression or an operation", help: "write it as calculate: 2 * item")
    case (_?, _?):
      throw ActionFailure("calculate takes an expression or an operation, not both", parameter: operation.name)
    }
  }

  private func each(_ input: Value, _ calculate: (Value, Int) throws -> Value) throws -> Value {
    guard case .list(let items) = input, items.count != 1 else {
      return try calculate(input.items.first ?? .nothing, 1)
    }
    return .list(try items.enumerated().map { try calculate($1, $0 + 1) })
  }

  private func result(of expression: ItemExpression, with item: Value, index: Int) throws -> Value {
    let value = try expression.value(of: item, index: index)
    switch value {
    case .number: return value
    case .text(let text):
      if let number = Number(text.trimmingWhitespace) { return .number(number) }
    default: break
    }
    throw ActionFailure(
      "the expression gives no number but \(value.inWords)", code: "wrong-type", parameter: self.expression.name)
  }
}
