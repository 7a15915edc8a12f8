import ShortcutKit

/// `unique`
struct Unique: PureAction {
  let name = "unique"
  let aliases = ["remove-duplicates"]
  let category = ActionCategory.lists
  let description = "Leaves out every item of a list that has been there before."
  let summary = "Unique items of ${list}"
  let output = Output(.list(of: .any), "Unique Items")
  let list = Parameter<[Value]>(
    "list", "The list.", role: .inputAndKey, prompt: "Which list would you like to leave repeated items out of?")

  var examples: [ActionExample] {
    [
      ActionExample("Words", "- unique: [tea, milk, tea]", output: "tea\nmilk"),
      ActionExample("Numbers are equal by value", "- list: [1, 1.0, 2]\n- unique", output: "1\n2"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value {
    var seen: Set<Value> = []
    return .list(arguments.list.filter { seen.insert($0).inserted })
  }
}
