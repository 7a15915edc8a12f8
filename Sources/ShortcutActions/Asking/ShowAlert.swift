import ShortcutKit

/// `show-alert`
struct ShowAlert: Action {
  let name = "show-alert"
  let aliases = ["alert"]
  let category = ActionCategory.asking
  let description = "Shows a message and, with `cancel`, asks whether to go on."
  let summary = "Show alert ${message}"
  let appleIdentifier = "alert"
  let output = Output.passesInputThrough
  let title = Parameter<String>("title", "What stands before the message; empty for nothing.", default: "Alert")
  let message = Parameter<String>("message", "The message.", role: .key, default: "Do you want to continue?")
  let cancel = Parameter<Bool>(
    "cancel", "Whether to ask: OK goes on, Cancel ends the shortcut.", default: true)

  var examples: [ActionExample] {
    [
      ActionExample(
        "Ask before going on", "- text: hello\n- show-alert: Shall I shout?\n- uppercase", output: "HELLO",
        answers: ["show-alert=OK"]),
      ActionExample(
        "Only tell, and go on", "- text: hello\n- show-alert: { message: Here we go, cancel: false }\n- uppercase",
        output: "HELLO"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let (title, message) = (arguments.title, arguments.message)
    let text = title.isEmpty ? message : "\(title): \(message)"
    guard arguments.cancel else {
      context.show(Exhibit(text, .details(DetailCard(title: title, rows: [("", message)]))))
      return .nothing
    }
    guard try context.ask(Question(text, .confirmation)) == .confirmed(true) else { throw CancelledByPerson() }
    return .nothing
  }
}
