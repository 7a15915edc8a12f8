import ShortcutKit

/// `lowercase`
struct Lowercase: PureAction {
  let name = "lowercase"
  let aliases = ["make-lowercase"]
  let category = ActionCategory.text
  let description = "Makes every letter of a text a small one."
  let summary = "Make ${text} lowercase"
  let output = Output(.text, "Lowercase Text")
  let text = Parameter<String>(
    "text", "The text to change.", role: .inputAndKey, prompt: "Which text would you like to make lowercase?")

  var examples: [ActionExample] {
    [
      ActionExample("Speak softly", "- lowercase: HELLO", output: "hello"),
      ActionExample("Each item of a list", "- list: [CAFÉ, ΟΔΟΣ]\n- lowercase", output: "café\nοδος"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value {
    .text(arguments.text.changed(to: .lowercase, in: context.host.conventions))
  }
}
