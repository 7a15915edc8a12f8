import ShortcutKit

/// `combine-text`
struct CombineText: PureAction {
  let name = "combine-text"
  let aliases = ["combine"]
  let category = ActionCategory.text
  let description = "Joins the texts of a list to one text."
  let summary = "Combine ${texts} with ${separator}"
  let appleIdentifier = "text.combine"
  let output = Output(.text, "Combined Text")
  let texts = Parameter<[String]>(
    "texts", "The texts to join; what is no text counts as text.", role: .inputAndKey,
    prompt: "Which texts would you like to combine?")
  let separator = Parameter<Separator>(
    "separator", "What to put between them: new-lines, spaces, custom, or any other text that is given.",
    default: .newLines)
  let custom = Parameter<String>(
    "custom", "The text to put between them.", default: "", onlyWhile: ParentCondition("separator", is: "custom"))

  var examples: [ActionExample] {
    [
      ActionExample(
        "With commas", "- list: [tea, milk, sugar]\n- combine-text: { separator: ', ' }",
        output: "tea, milk, sugar"),
      ActionExample(
        "Without anything between", "- combine-text: { texts: [a, b, c], separator: custom, custom: '' }",
        output: "abc"),
      ActionExample(
        "In an expression", "- text: We need ${[\"tea\", \"milk\"] | combine(\" and \")}.",
        output: "We need tea and milk."),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value {
    let separator =
      switch arguments.separator {
      case .newLines: "\n"
      case .spaces: " "
      case .everyCharacter: ""
      case .custom: arguments.custom
      case .text(let text): text
      }
    return .text(arguments.texts.joined(separator: separator))
  }
}
