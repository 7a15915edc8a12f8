import ShortcutKit

/// `text`
struct TextAction: PureAction {
  let name = "text"
  let category = ActionCategory.text
  let description = "Outputs a text."
  let summary = "${value}"
  let appleIdentifier = "gettext"
  let output = Output(.text, "Text")
  let value = Parameter<JoinedText>(
    "value", "The text, with ${ } for what is computed; a list becomes one text, a line an item.", role: .inputAndKey,
    default: JoinedText(text: ""))

  var examples: [ActionExample] {
    [
      ActionExample("A text", "- text: Hello, world!", output: "Hello, world!"),
      ActionExample("A text with a value in it", "- text: Two and two is ${2 + 2}", output: "Two and two is 4"),
      ActionExample("One text of a list", "- list: [tea, milk]\n- text\n- text: ${previous.length}", output: "8"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value { .text(arguments.value.text) }
}

/// One text, also of a list.
struct JoinedText: ValueConvertible {
  static var valueType: ValueType { .text }
  static var takesLists: Bool { true }

  let text: String
  var asValue: Value { .text(text) }

  init(text: String) { self.text = text }
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    text = try String(coercing: value, in: host)
  }
}
