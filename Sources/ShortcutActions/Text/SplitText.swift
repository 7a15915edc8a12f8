import ShortcutKit

/// `split-text`
struct SplitText: PureAction {
  let name = "split-text"
  let category = ActionCategory.text
  let description = "Splits a text into a list of its parts."
  let summary = "Split ${text} by ${separator}"
  let appleIdentifier = "text.split"
  let output = Output(.list(of: .text), "Split Text")
  let text = Parameter<String>(
    "text", "The text to split; an empty one has no parts.", role: .inputAndKey,
    prompt: "Which text would you like to split?")
  let separator = Parameter<Separator>(
    "separator",
    "Where to split: new-lines, spaces (each one), every-character, custom, or at any other text that is given.",
    default: .newLines)
  let custom = Parameter<String>(
    "custom", "The text to split at.", default: "", onlyWhile: ParentCondition("separator", is: "custom"))

  var examples: [ActionExample] {
    [
      ActionExample(
        "The lines of a text",
        """
        - text: |
            tea
            milk
        - split-text
        - combine-text: { separator: " and " }
        """, output: "tea and milk"),
      ActionExample(
        "At a text", "- split-text: { text: 2026-11-30, separator: custom, custom: '-' }", output: "2026\n11\n30"),
      ActionExample(
        "A family is one character", "- text: ${\"a👩‍👩‍👧é\" | split-text(\"every-character\")}",
        output: "a\n👩‍👩‍👧\né"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let text = arguments.text
    guard !text.isEmpty else { return .list([]) }
    switch arguments.separator {
    case .newLines: return .list(text.linesOfText.map { .text(String($0)) })
    case .everyCharacter: return .list(text.map { .text(String($0)) })
    case .spaces: return try parts(of: text, at: " ")
    case .custom: return try parts(of: text, at: arguments.custom)
    case .text(let separator): return try parts(of: text, at: separator)
    }
  }

  private func parts(of text: String, at separator: String) throws(ActionFailure) -> Value {
    guard !separator.isEmpty else {
      throw ActionFailure(
        "split-text needs a text to split at", help: "give it as ‘custom’, or split by every-character",
        code: "missing",
        parameter: custom.name)
    }
    var parts: [Value] = []
    var start = text.startIndex
    for range in TextSearch(for: separator, ignoresCase: false).ranges(in: text) {
      parts.append(.text(String(text[start..<range.lowerBound])))
      start = range.upperBound
    }
    return .list(parts + [.text(String(text[start...]))])
  }
}
