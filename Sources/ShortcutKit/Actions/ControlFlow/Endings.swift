/// `stop`
struct Stop: ControlFlowStep {
  let kind = ControlFlow.Kind.stop
  let name = "stop"
  let aliases = ["exit"]
  let description = "Ends the shortcut, with an output if one is given."
  let appleIdentifier = "exit"
  let summary = "Stop with ${output}"
  let output = Output(.any, "Output")
  let result = Parameter<Value?>("output", "What the shortcut outputs; nothing, where it is not given.", role: .key)

  var examples: [ActionExample] {
    [
      ActionExample("End without an output", "- text: hello\n- stop", output: ""),
      ActionExample(
        "End early with an output",
        """
        - repeat-with-each: [4, 7, 9]
          do:
            - stop: ${item}
              when: item mod 7 == 0
        """, output: "7"),
    ]
  }
}

/// `fail`
struct Fail: ControlFlowStep {
  let kind = ControlFlow.Kind.fail
  let name = "fail"
  let description = "Ends the shortcut with an error, which try can catch."
  let summary = "Fail with ${message}"
  let output = Output(.any, "Nothing")
  let message = Parameter<String>("message", "What to say.", role: .key, default: "failed")

  var examples: [ActionExample] {
    [
      ActionExample(
        "Fail, and catch it",
        """
        - try:
            - fail: no photos
          catch:
            - text: Sorry, ${error.message}
        """, output: "Sorry, no photos"),
      ActionExample(
        "Fail only on a condition",
        """
        - text: hello
        - fail: that is nothing
          when: previous is empty
        """, output: "hello"),
    ]
  }
}
