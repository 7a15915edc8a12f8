import ShortcutKit

/// `nothing`
struct Nothing: PureAction {
  let name = "nothing"
  let category = ActionCategory.scripting
  let description = "Outputs nothing, so that nothing flows into the next step."
  let summary = "Nothing"
  let appleIdentifier = "nothing"
  let output = Output(.any, "Nothing")

  var examples: [ActionExample] {
    [
      ActionExample("End what flows", "- text: hello\n- nothing", output: ""),
      ActionExample(
        "Leave out a round",
        """
        - repeat-with-each: [1, 2, 3]
          do:
            - if: item == 2
              then: [nothing]
        """, output: "1\n3"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value { .nothing }
}
