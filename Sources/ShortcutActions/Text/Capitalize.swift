import ShortcutKit

/// `capitalize`
struct Capitalize: PureAction {
  let name = "capitalize"
  let category = ActionCategory.text
  let description = "Makes the first letter of every word a capital, and the others small."
  let summary = "Capitalize ${text}"
  let output = Output(.text, "Capitalized Text")
  let text = Parameter<String>(
    "text", "The text to change.", role: .inputAndKey, prompt: "Which text would you like to capitalize?")

  var examples: [ActionExample] {
    [
      ActionExample("A name", "- capitalize: ada LOVELACE", output: "Ada Lovelace"),
      ActionExample("Words with marks in them", "- capitalize: it's a re-run", output: "It's A Re-Run"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value {
    .text(arguments.text.changed(to: .capitalized, in: context.host.conventions))
  }
}
