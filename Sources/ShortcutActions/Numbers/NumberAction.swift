import ShortcutKit

/// `number`
struct NumberAction: PureAction {
  let name = "number"
  let category = ActionCategory.numbers
  let description = "Outputs a number."
  let summary = "${value}"
  let appleIdentifier = "number"
  let output = Output(.number, "Number")
  let value = Parameter<Number>(
    "value", "The number, or a text that is one.", role: .inputAndKey, prompt: "Which number?")

  var examples: [ActionExample] {
    [
      ActionExample("A number", "- number: 42", output: "42"),
      ActionExample("Read from a text", "- text: ' 1.50 '\n- number", output: "1.5"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value { .number(arguments.value) }
}
