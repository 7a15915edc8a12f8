import ShortcutKit

/// `show-result`
///
/// What a run outputs is printed anyway. So where no other step follows, the text is what the run outputs, which shows it
/// once, and to a pipe too; anywhere else it goes where messages go, and what flows goes on flowing.
struct ShowResult: Action {
  let name = "show-result"
  let category = ActionCategory.asking
  let description = "Shows a value and passes its input through; as the last step it outputs what it shows."
  let summary = "Show ${text}"
  let appleIdentifier = "showresult"
  let output = Output.passesInputThrough
  let text = Parameter<Value?>("text", "What to show: any value, a list a line an item.", role: .inputAndKey)

  var examples: [ActionExample] {
    [
      ActionExample(
        "The last step", "- list: [3, 4]\n- show-result: The first is ${previous.first}", output: "The first is 3"),
      ActionExample(
        "Anywhere else, what flows goes on",
        "- text: hello\n- show-result: Got ${previous}\n- uppercase", output: "HELLO"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    guard let value = arguments.text else { return .nothing }
    if context.isLastStep { return value }
    context.show(Exhibit(try value.textToShow(in: context.host), .value(value)))
    return .nothing
  }
}
