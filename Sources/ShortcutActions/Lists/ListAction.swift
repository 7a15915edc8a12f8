import ShortcutKit

/// `list`
struct ListAction: PureAction {
  let name = "list"
  let category = ActionCategory.lists
  let description = "Outputs a list."
  let summary = "List"
  let appleIdentifier = "list"
  let output = Output(.list(of: .any), "List")
  let items = Parameter<[Value]>("items", "The items.", role: .inputAndKey, default: [])

  var examples: [ActionExample] {
    [
      ActionExample("Some words", "- list: [tea, milk, sugar]", output: "tea\nmilk\nsugar"),
      ActionExample("What is written stays as it is", "- list: [007, 1.10, no]", output: "007\n1.10\nno"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value { .list(arguments.items) }
}
