import ShortcutKit

/// `view-person`
struct ViewPerson: Action {
  let name = "view-person"
  let category = ActionCategory.people
  let description = "Shows a person."
  let summary = "View ${person} in app and add ${note}"
  let output = Output.nothing
  let person = Parameter<Person>(
    "person", "The person, or a name that is one person's.", role: .inputAndKey,
    empty: ValidationError("no-person", "Please select a person to view"),
    options: { context in
      try PeopleStore(host: context.host).people().map {
        ParameterOption(.object($0.object), row: try ChoiceRow(.object($0.object), in: context.host))
      }
    })
  let note = Parameter<String>(
    "note", "A note to show with the person.", default: "", prompt: "Would you like to add a note to the view?")

  var examples: [ActionExample] {
    [
      ActionExample("One of the stored people", "- view-person: Sarah Love", output: ""),
      ActionExample(
        "Whom the answer says, with a note", "- view-person: { note: Met in Rome }", output: "",
        answers: ["person=Joe Bloggs"]),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let person = arguments.person
    var rows = [("Job ", person.job), ("Icon", person.icon), ("Note", arguments.note)]
    rows.removeAll { $0.1.isEmpty }
    let title = (person.emoji.map { "\($0) " } ?? "") + person.object.display.visible
    let text = ([title] + rows.map { "  \($0)  \($1.indented(by: 8))" }).joined(separator: "\n")
    let card = DetailCard(
      title: person.object.display, symbol: person.emoji ?? "", rows: rows.map { ($0.trimmingWhitespace, $1) },
      picture: person.picture)
    context.show(Exhibit(text, .details(card)))
    return .nothing
  }
}

extension String {
  /// The text with all its lines but the first moved in, and nothing in it that a terminal would act on.
  fileprivate func indented(by columns: Int) -> String {
    linesOfText.map(\.visible).joined(separator: "\n" + String(repeating: " ", count: columns))
  }
}
