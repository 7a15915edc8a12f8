import FileTransactions
import ShortcutKit

/// `filter`
struct Filter: PureAction {
  let name = "filter"
  let category = ActionCategory.lists
  let description = "Keeps the items of a list for which a condition holds."
  let summary = "Filter ${list} where ${where}"
  let output = Output(.list(of: .any), "Filtered List")
  let list = Parameter<[Value]>(
    "list", "The list.", role: .input, prompt: "Which list would you like to filter?")
  let condition = Parameter<ItemExpression>(
    "where", "The condition, in which item and index are those of each item.", role: .key)

  var examples: [ActionExample] {
    [
      ActionExample("Numbers", "- list: [3, 8, 5]\n- filter: item > 4", output: "8\n5"),
      ActionExample("Every other one", "- list: [a, b, c]\n- filter: index mod 2 == 1", output: "a\nc"),
      ActionExample(
        "In an expression", "- text: ${[\"tea\", \"milk\"] | filter(item contains \"i\") | combine}", output: "milk"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let condition = arguments.condition
    var kept: [Value] = []
    for (index, item) in arguments.list.enumerated() {
      try Interruption.check()
      if try condition.holds(for: item, index: index + 1) { kept.append(item) }
    }
    return .list(kept)
  }
}
