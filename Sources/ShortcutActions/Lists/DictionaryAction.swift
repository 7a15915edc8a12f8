import ShortcutKit

/// `dictionary`
struct DictionaryAction: PureAction {
  let name = "dictionary"
  let category = ActionCategory.lists
  let description = "Outputs a dictionary, whose keys keep their order."
  let summary = "Dictionary"
  let appleIdentifier = "dictionary"
  let output = Output(.dictionary, "Dictionary")
  let items = Parameter<Record>(
    "items", "The keys with their values; a text with JSON, YAML or a form in it is read.", role: .inputAndKey,
    default: [:])

  var examples: [ActionExample] {
    [
      ActionExample(
        "Keys and values",
        """
        - dictionary:
            name: Ada
            tags: [maths, engines]
        - text: ${previous.name} likes ${previous.tags[1]}
        """, output: "Ada likes maths"),
      ActionExample(
        "Read from JSON", "- text: '{\"total\": 3}'\n- dictionary\n- text: ${previous.total * 2}", output: "6"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value { .dictionary(arguments.items) }
}
