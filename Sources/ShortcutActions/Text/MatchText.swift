import ShortcutKit

/// `match-text`
struct MatchText: PureAction {
  let name = "match-text"
  let category = ActionCategory.text
  let description = "Finds what a regular expression matches in a text."
  let summary = "Match ${pattern} in ${text}"
  let appleIdentifier = "text.match"
  let output = Output(.list(of: .object("Match")), "Matches")
  let text = Parameter<String>(
    "text", "The text in which to look.", role: .inputAndKey, prompt: "In which text would you like to look?")
  let pattern = Parameter<String>(
    "pattern",
    "The regular expression (ICU); each match is its text and has groups, and those with names by their names.",
    prompt: "Which regular expression should match?")
  let caseSensitive = Parameter<Bool>("case-sensitive", "Whether capitals differ from small letters.", default: true)

  var examples: [ActionExample] {
    [
      ActionExample(
        "All numbers", "- match-text: { text: '3 apples and 12 pears', pattern: '[0-9]+' }", output: "3\n12"),
      ActionExample(
        "The groups of a match",
        """
        - text: alan@example.org
        - match-text: { pattern: '(\\w+)@([\\w.]+)' }
          as: found
        - text: ${found[1].groups[1]} at ${found[1].groups[2]}
        """, output: "alan at example.org"),
      ActionExample(
        "Groups with names",
        """
        - text: IMG-2026.jpg
        - match-text: { pattern: '(?<kind>[a-z]+)-(?<year>\\d+)', case-sensitive: no }
        - text: ${previous[1].kind} of ${previous[1].year}
        """, output: "IMG of 2026"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let text = arguments.text
    let expression = try RegularExpression(
      arguments.pattern, ignoresCase: !arguments.caseSensitive, parameter: pattern.name)
    let type = ObjectValue.ObjectType("Match", properties: ["groups"] + expression.groupNames)
    var matches: [Value] = []
    try expression.forEachMatch(in: text) { match in
      matches.append(.object(Self.object(match, of: text, type)))
    }
    return .list(matches)
  }

  private static func object(
    _ match: RegularExpression.Match, of text: String, _ type: ObjectValue.ObjectType
  ) -> ObjectValue {
    let value = { (range: Range<String.Index>?) in range.map { Value.text(String(text[$0])) } ?? .nothing }
    var properties: Record = ["groups": .list(match.groups.map(value))]
    for (name, range) in match.named where name != "groups" { properties[name] = value(range) }
    let whole = String(text[match.range])
    return ObjectValue(type, identifier: whole, display: whole, properties: properties)
  }
}
