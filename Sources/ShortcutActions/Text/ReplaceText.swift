import ShortcutKit

/// `replace-text`
struct ReplaceText: PureAction {
  let name = "replace-text"
  let aliases = ["replace"]
  let category = ActionCategory.text
  let description = "Replaces a text, wherever it stands in another text, or what a regular expression matches."
  let summary = "Replace ${find} with ${with} in ${text}"
  let appleIdentifier = "text.replace"
  let output = Output(.text, "Updated Text")
  let text = Parameter<String>(
    "text", "The text in which to replace.", role: .inputAndKey,
    prompt: "In which text would you like to replace something?")
  let find = Parameter<String>("find", "The text to replace.", prompt: "Which text would you like to replace?")
  let with = Parameter<String>(
    "with", "What to put in its place; in a regular expression, $1 stands for the first group.", default: "")
  let caseSensitive = Parameter<Bool>("case-sensitive", "Whether capitals differ from small letters.", default: true)
  let regularExpression = Parameter<Bool>(
    "regular-expression", "Whether the text to replace is a regular expression (ICU).", default: false)

  var examples: [ActionExample] {
    [
      ActionExample("A text", "- replace-text: { text: hallo, find: a, with: e }", output: "hello"),
      ActionExample(
        "What a regular expression matches",
        """
        - text: 30.11.2026
        - replace-text:
            find: (\\d+)\\.(\\d+)\\.(\\d+)
            with: $3-$2-$1
            regular-expression: yes
        """, output: "2026-11-30"),
      ActionExample(
        "In an expression", "- text: '${\"Photo #1\" | replace-text(find=\" #\", with=\"-\")}'", output: "Photo-1"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let (text, wanted) = (arguments.text, arguments.find)
    guard !wanted.isEmpty else {
      throw ActionFailure("replace-text needs a text to find", code: "missing", parameter: find.name)
    }
    let ignoresCase = !arguments.caseSensitive
    var (result, start) = ("", text.startIndex)
    if arguments.regularExpression {
      let expression = try RegularExpression(wanted, ignoresCase: ignoresCase, parameter: find.name)
      let template = try ReplacementTemplate(arguments.with, for: expression, parameter: with.name)
      try expression.forEachMatch(in: text) { match in
        result += text[start..<match.range.lowerBound]
        template.append(match, of: text, to: &result)
        start = match.range.upperBound
      }
    } else {
      for range in TextSearch(for: wanted, ignoresCase: ignoresCase).ranges(in: text) {
        result += text[start..<range.lowerBound] + arguments.with
        start = range.upperBound
      }
    }
    return .text(result + text[start...])
  }
}
