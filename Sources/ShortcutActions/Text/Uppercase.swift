import ShortcutKit

/// `uppercase`
struct Uppercase: PureAction {
  let name = "uppercase"
  let aliases = ["make-uppercase"]
  let category = ActionCategory.text
  let description = "Makes every letter of a text a capital."
  let summary = "Make ${text} uppercase"
  let output = Output(.text, "Uppercase Text")
  let text = Parameter<String>(
    "text", "The text to change.", role: .inputAndKey,
    prompt: "Which text would you like to make uppercase?",
    empty: ValidationError("no-text", "Please enter some text to make uppercase"))

  var examples: [ActionExample] {
    [
      ActionExample("Shout", "- uppercase: hello", output: "HELLO"),
      ActionExample("Each item of a list", "- list: [straße, café]\n- uppercase", output: "STRASSE\nCAFÉ"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value {
    .text(arguments.text.uppercased(in: context.host.conventions))
  }
}
