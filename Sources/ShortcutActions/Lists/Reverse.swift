import ShortcutKit

/// `reverse`
struct Reverse: PureAction {
  let name = "reverse"
  let category = ActionCategory.lists
  let description = "Turns the order of a list round."
  let summary = "Reverse ${list}"
  let output = Output(.list(of: .any), "Reversed List")
  let list = Parameter<[Value]>(
    "list", "The list.", role: .inputAndKey, prompt: "Which list would you like to reverse?")

  var examples: [ActionExample] {
    [
      ActionExample("The last comes first", "- reverse: [a, b, c]", output: "c\nb\na"),
      ActionExample(
        "The letters of a word",
        "- split-text: { text: stressed, separator: every-character }\n- reverse\n- combine-text: { separator: '' }",
        output: "desserts"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value { .list(arguments.list.reversed()) }
}
