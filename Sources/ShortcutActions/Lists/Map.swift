import ShortcutKit

/// `map`
struct Map: PureAction {
  let name = "map"
  let category = ActionCategory.lists
  let description = "Makes a list of what an expression gives for each item of a list."
  let summary = "Map ${list} to ${to}"
  let output = Output(.list(of: .any), "Mapped List")
  let list = Parameter<[Value]>(
    "list", "The list.", role: .input, prompt: "Which list would you like to map?")
  let to = Parameter<ItemExpression>(
    "to", "The expression, in which item and index are those of each item.", role: .key)

  var examples: [ActionExample] {
    [
      ActionExample("Calculate with each", "- list: [1, 2, 3]\n- map: item * item", output: "1\n4\n9"),
      ActionExample("Change each", "- list: [tea, milk]\n- map: item | uppercase", output: "TEA\nMILK"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    .list(try arguments.to.values(of: arguments.list))
  }
}
