/// `if`
struct If: ControlFlowStep {
  let kind = ControlFlow.Kind.if
  let name = "if"
  let description = "Runs one block of steps or another."
  let appleIdentifier = "conditional"
  let summary = "If ${condition}"
  let output = Output(.any, "If Result")
  let condition = Parameter<ItemExpression>(
    "condition", "What must hold: an expression, with or without ${ }.", role: .key)

  var keys: [(key: StepKey, description: String)] {
    [
      (.then, "The steps to run where the condition holds."),
      (.else, "The steps to run where it does not; a single if may stand here without a dash."),
    ]
  }

  var examples: [ActionExample] {
    [
      ActionExample(
        "Choose by what a text holds",
        """
        - text: an urgent letter
        - if: previous contains "urgent"
          then:
            - uppercase
        """, output: "AN URGENT LETTER"),
      ActionExample(
        "More than two ways",
        """
        - number: 7
        - if: previous < 5
          then: [{ text: few }]
          else:
            if: previous < 10
            then: [{ text: some }]
            else: [{ text: many }]
        """, output: "some"),
    ]
  }
}

/// `choose-from-menu`
struct ChooseFromMenu: ControlFlowStep {
  let kind = ControlFlow.Kind.chooseFromMenu
  let name = "choose-from-menu"
  let description = "Asks which of some blocks of steps to run."
  let appleIdentifier = "choosefrommenu"
  let summary = "Choose from menu: ${prompt}"
  let output = Output(.any, "Menu Result")
  let prompt = Parameter<String>("prompt", "The question above the menu.", role: .key, default: "What next?")

  var keys: [(key: StepKey, description: String)] { [(.cases, "The titles to choose from, each with its steps.")] }

  var examples: [ActionExample] {
    let steps = """
      - choose-from-menu: What now?
        cases:
          Shout: [{ uppercase: hello }]
          Whisper: [{ text: psst }]
      """
    return [
      ActionExample("Two ways to go on", steps, output: "HELLO", answers: ["What now?=Shout"]),
      ActionExample("Answered by the number", steps, output: "psst", answers: ["choose-from-menu=2"]),
    ]
  }
}

/// `try`
struct Try: ControlFlowStep {
  let kind = ControlFlow.Kind.try
  let name = "try"
  let description = "Runs steps, and others where one of them fails."
  let summary = "Try"
  let output = Output(.any, "Try Result")

  var keys: [(key: StepKey, description: String)] {
    [
      (.catch, "The steps to run after a failure, which is ${error}: its message, action, line and code."),
      (.finally, "The steps to run at the end, whatever happened; their output is dropped."),
    ]
  }

  var examples: [ActionExample] {
    [
      ActionExample(
        "Go on after a failure",
        """
        - try:
            - read-file: missing.txt
          catch:
            - text: nothing to read
        """, output: "nothing to read"),
      ActionExample(
        "Say what went wrong",
        """
        - try:
            - fail: out of paper
          catch:
            - text: "${error.action}: ${error.message}"
        """, output: "fail: out of paper"),
    ]
  }
}
