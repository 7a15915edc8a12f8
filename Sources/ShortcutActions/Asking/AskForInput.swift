import ShortcutKit

/// `ask-for-input`
struct AskForInput: Action {
  let name = "ask-for-input"
  let aliases = ["ask"]
  let category = ActionCategory.asking
  let description = "Asks for a text, a number, a date, a url or a file."
  let summary = "Ask for ${type} with ${prompt}"
  let appleIdentifier = "ask"
  let output = Output(.any, "Ask for Input")
  let prompt = Parameter<String>("prompt", "The question.", role: .key, default: "What is your answer?")
  let type = Parameter<InputKind>("type", "What is asked for: anything else is asked for again.", default: .text)
  let fallback = Parameter<Value?>(
    "default", "The answer of those who just press enter, and where nobody is there to answer.")

  var examples: [ActionExample] {
    [
      ActionExample(
        "Ask for a name", "- ask-for-input: What is your name?\n- text: Hello, ${previous}!", output: "Hello, Ada!",
        answers: ["What is your name?=Ada"]),
      ActionExample(
        "Ask for a number, with a default",
        """
        - ask-for-input: { prompt: How many?, type: number, default: 3 }
        - text: ${previous * 2}
        """, output: "6"),
      ActionExample(
        "Answered by the action's name",
        "- ask-for-input: { prompt: Since when?, type: date }\n  as: day\n- text: ${day.year}",
        output: "2024", answers: ["ask-for-input=2024-02-29"]),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let (type, host) = (arguments.type, context.host)
    let fallback = try arguments.fallback.map { try $0.textToShow(in: host) }
    if let fallback {
      do { _ = try type.value(of: fallback, in: host) } catch {
        throw ActionFailure("the default does not fit: \(error)", code: "default", parameter: "default")
      }
    }
    let check: @Sendable (String) throws -> Void = { _ = try type.value(of: $0, in: host) }
    let kind = Question.Kind.text(type == .file ? .file : .text, check: check)
    guard case .text(let answer) = try context.ask(Question(arguments.prompt, kind, default: fallback))
    else { throw CancelledByPerson() }
    return try type.value(of: answer, in: host)
  }
}
