import ShortcutKit

/// `choose-from-list`
struct ChooseFromList: Action {
  let name = "choose-from-list"
  let category = ActionCategory.asking
  let description = "Asks which item of a list to go on with, or which items."
  let summary = "Choose from ${list}"
  let appleIdentifier = "choosefromlist"
  let output = Output(.any, "Chosen Item")
  let list = Parameter<Value>(
    "list", "What to choose from: the items of a list, the lines of a text, or the keys of a dictionary.",
    role: .inputAndKey)
  let prompt = Parameter<String>("prompt", "The question above the list.", default: "Which one?")
  let selectMultiple = Parameter<Bool>(
    "select-multiple", "Whether several items may be chosen; the output is a list then.", default: false)
  let selectAllInitially = Parameter<Bool>(
    "select-all-initially", "Whether all items are chosen at first.", default: false,
    onlyWhile: ParentCondition("select-multiple", is: true))

  var examples: [ActionExample] {
    [
      ActionExample(
        "Choose one of some words", "- list: [tea, coffee, water]\n- choose-from-list: { prompt: What to drink? }",
        output: "coffee", answers: ["What to drink?=coffee"]),
      ActionExample(
        "Choose several, by number", "- choose-from-list: { list: [tea, coffee, water], select-multiple: true }",
        output: "tea\nwater", answers: ["choose-from-list=1, 3"]),
      ActionExample(
        "The keys of a dictionary are shown, and the value goes on",
        "- choose-from-list: { list: { Berlin: 3.7, Rome: 2.8 }, prompt: Which city? }", output: "2.8",
        answers: ["Which city?=Rome"]),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let (rows, values) = try choices(arguments.list, in: context.host)
    guard !rows.isEmpty else {
      throw ActionFailure("there is nothing to choose from: the list is empty", code: "empty-list", parameter: "list")
    }
    let initially = arguments.selectAllInitially ? Array(rows.indices) : []
    let multiple = arguments.selectMultiple
    let question = Question(arguments.prompt, .choice(rows, multiple: multiple, initially: initially))
    guard case .choices(let places) = try context.ask(question) else { throw CancelledByPerson() }
    let chosen = places.map { values[$0] }
    return multiple || chosen.count != 1 ? .list(chosen) : chosen[0]
  }

  private func choices(_ list: Value, in host: RunHost) throws -> (rows: [ChoiceRow], values: [Value]) {
    if case .dictionary(let record) = list { return (record.keys.map { ChoiceRow(title: $0) }, record.values) }
    let items = try [Value](coercing: list, in: host)
    return (try items.map { try ChoiceRow($0, in: host) }, items)
  }
}
