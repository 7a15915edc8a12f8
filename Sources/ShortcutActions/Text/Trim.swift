import ShortcutKit

/// `trim`
struct Trim: PureAction {
  let name = "trim"
  let aliases = ["trim-whitespace"]
  let category = ActionCategory.text
  let description = "Takes away spaces, tabs and line breaks at both ends of a text."
  let summary = "Trim ${text}"
  let appleIdentifier = "text.trimwhitespace"
  let output = Output(.text, "Trimmed Text")
  let text = Parameter<String>(
    "text", "The text to trim.", role: .inputAndKey, prompt: "Which text would you like to trim?")

  var examples: [ActionExample] {
    [
      ActionExample("Both ends", "- text: ${\"  hello  world \" | trim}!", output: "hello  world!"),
      ActionExample(
        "Each item of a list", "- list: [' a', 'b ']\n- trim\n- combine-text: { separator: ',' }",
        output: "a,b"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value {
    .text(arguments.text.trimmingWhitespace)
  }
}
