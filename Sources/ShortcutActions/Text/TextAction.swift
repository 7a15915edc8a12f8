import ShortcutKit

/// `text`
struct TextAction: PureAction {
  let name = "text"
  let category = ActionCategory.text
  let description = "Outputs a text."
  let summary = "${value}"
  let appleIdentifier = "gettext"
  let output = Output(.text, "Text")
  let value = Parameter<String>("value", "The text, with ${ } for what is computed.", role: .inputAndKey, default: "")

  var examples: [ActionExample] {
    [
      ActionExample("A text", "- text: Hello, world!", output: "Hello, world!"),
      ActionExample("A text with a value in it", "- text: Two and two is ${2 + 2}", output: "Two and two is 4"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value { .text(arguments.value) }
}
