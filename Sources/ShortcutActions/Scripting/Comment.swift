import ShortcutKit

/// `comment`
struct Comment: PureAction {
  let name = "comment"
  let category = ActionCategory.scripting
  let description = "Does nothing, and passes its input through."
  let summary = "${text}"
  let appleIdentifier = "comment"
  let output = Output.passesInputThrough
  let text = Parameter<Remark>("text", "What to tell the reader; no ${ } in it counts.", role: .key)

  var examples: [ActionExample] {
    [
      ActionExample("A remark", "- text: hello\n- comment: Now it gets loud.\n- uppercase", output: "HELLO"),
      ActionExample("Nothing in it counts", "- text: hello\n- comment: like ${this}", output: "hello"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value { .nothing }
}
