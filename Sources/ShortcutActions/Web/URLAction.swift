import ShortcutKit

/// `url`
struct URLAction: PureAction {
  let name = "url"
  let category = ActionCategory.web
  let description = "Outputs a url."
  let summary = "${url}"
  let appleIdentifier = "url"
  let output = Output(.url, "URL")
  let url = Parameter<URLValue>(
    "url", "The url; without a scheme it gets https.", role: .inputAndKey, prompt: "Which url?")

  var examples: [ActionExample] {
    [
      ActionExample("A url", "- url: https://example.org/a?b=c\n- text: ${previous.host}", output: "example.org"),
      ActionExample("Without its scheme", "- url: example.org/tea", output: "https://example.org/tea"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value { .url(arguments.url) }
}
