import ShortcutKit

/// `get-people`
struct GetPeople: Action {
  let name = "get-people"
  let category = ActionCategory.people
  let description = "Gets all the people that the user has stored."
  let summary = "Get all people"
  let output = Output(.list(of: Person.valueType), "People")

  var examples: [ActionExample] {
    [
      ActionExample(
        "Choose one",
        "- get-people\n- choose-from-list: { prompt: Who? }\n  as: person\n- text: ${person.name} is ${person.job}",
        output: "Sarah Love is Author", answers: ["Who?=Sarah Love"]),
      ActionExample(
        "The user's own people, from an address book",
        "- get-people\n- repeat-with-each:\n  do:\n    - text: ${item.name}, ${item.email}",
        output: "Ada Lovelace, ada@example.org",
        files: [
          ".config/shortcut/people.vcf": """
          BEGIN:VCARD
          VERSION:4.0
          FN:Ada Lovelace
          EMAIL:ada@example.org
          END:VCARD

          """
        ]),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    do {
      return .list(try PeopleStore(host: context.host).people().map { .object(try $0.withImage()) })
    } catch {
      throw ActionFailure("An error occurred: \(error)", code: "failure")
    }
  }
}

extension StoredPerson {
  /// The person, unless there is no such icon.
  fileprivate func withImage() throws(ActionFailure) -> ObjectValue {
    if hasImage { return object }
    // Straight quotes, as in the tutorial whose message this is.
    throw ActionFailure(
      "Couldn't create the user image for \(object.display). \"\(icon)\" may not be a valid SFSymbol Name")
  }
}
