import ShortcutKit

/// `count`
struct Count: PureAction {
  /// What can be counted.
  enum Unit: String, Choice {
    case items, characters, words, sentences, lines
  }

  let name = "count"
  let category = ActionCategory.text
  let description = "Counts the items of a list, or the characters, words, sentences or lines of its texts."
  let summary = "Count ${what} in ${input}"
  let appleIdentifier = "count"
  let output = Output(.number, "Count")
  let input = Parameter<Value>(
    "input", "The list or text; a text is one item, and nothing is none.", role: .inputAndKey, default: .nothing)
  let what = Parameter<Unit>("what", "What to count in it.", default: .items)

  var examples: [ActionExample] {
    [
      ActionExample("The items of a list", "- list: [tea, milk, sugar]\n- count", output: "3"),
      ActionExample(
        "The words of a text", "- text: To be, or not to be\n- count: { what: words }", output: "6"),
      ActionExample(
        "In an expression", "- text: ${\"Hello, world!\" | count(\"characters\")} characters",
        output: "13 characters"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let unit = arguments.what
    if unit == .items { return .number(Number(arguments.input.count)) }
    var sum = 0
    for item in arguments.input.items { sum += unit.count(in: try String(coercing: item, in: context.host)) }
    return .number(Number(sum))
  }
}

extension Count.Unit {
  fileprivate func count(in text: String) -> Int {
    switch self {
    case .items: 1
    case .characters: text.count
    case .words: text.wordsOfText.count
    case .sentences: text.sentences.count
    case .lines: text.linesOfText.count
    }
  }
}
