import ShortcutKit

/// `change-case`
struct ChangeCase: PureAction {
  let name = "change-case"
  let category = ActionCategory.text
  let description = "Changes which letters of a text are capitals."
  let summary = "Change the case of ${text} to ${to}"
  let appleIdentifier = "text.changecase"
  let output = Output(.text, "Updated Text")
  let text = Parameter<String>(
    "text", "The text to change.", role: .inputAndKey, prompt: "Which text would you like to change?")
  let to = Parameter<TextCase>(
    "to",
    "Which letters become capitals: all, none, the first of every word, those of a title, the first of every sentence "
      + "or every other one.",
    default: .uppercase)

  var examples: [ActionExample] {
    [
      ActionExample(
        "A title", "- change-case: { text: THE LORD OF THE RINGS, to: title-case }", output: "The Lord of the Rings"),
      ActionExample(
        "Sentences", "- text: HELLO THERE. HOW ARE YOU?\n- change-case: { to: sentence-case }",
        output: "Hello there. How are you?"),
      ActionExample(
        "In an expression", "- text: ${\"ada lovelace\" | change-case(\"capitalized\")}", output: "Ada Lovelace"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value {
    .text(arguments.text.changed(to: arguments.to, in: context.host.conventions))
  }
}
