/// `set`
struct SetVariable: ControlFlowStep {
  let kind = ControlFlow.Kind.set
  let name = "set"
  let aliases = ["set-variable"]
  let description = "Gives variables their values, and passes its input through."
  let appleIdentifier = "setvariable"
  let summary = "Set ${variables}"
  let output = Output.passesInputThrough
  let variables = Parameter<Record>("variables", "Names with their values.", role: .key)

  var examples: [ActionExample] {
    [
      ActionExample(
        "Set a variable",
        """
        - set:
            total: ${2 + 3}
        - text: The total is ${total}
        """, output: "The total is 5"),
      ActionExample(
        "The input flows on",
        """
        - text: hello
        - set: { greeting: "${previous}" }
        - uppercase
        - text: ${greeting}, ${previous}
        """, output: "hello, HELLO"),
    ]
  }
}

/// `add`
struct AddToVariable: ControlFlowStep {
  let kind = ControlFlow.Kind.add
  let name = "add"
  let aliases = ["add-to-variable"]
  let description = "Appends values to list variables, making those that are not there, and passes its input through."
  let appleIdentifier = "appendvariable"
  let summary = "Add to ${variables}"
  let output = Output.passesInputThrough
  let variables = Parameter<Record>("variables", "Names with what to append.", role: .key)

  var examples: [ActionExample] {
    [
      ActionExample(
        "Collect some",
        """
        - repeat-with-each: [3, 8, 5]
          do:
            - add: { large: "${item}" }
              when: item > 4
        - text: ${large}
        """, output: "8\n5"),
      ActionExample(
        "Two lists at once",
        """
        - add: { names: Ada, ages: 36 }
        - add: { names: Alan, ages: 41 }
        - text: ${names.count} ${ages[2]}
        """, output: "2 41"),
    ]
  }
}

/// `run-shortcut`
struct RunShortcut: ControlFlowStep {
  let kind = ControlFlow.Kind.runShortcut
  let name = "run-shortcut"
  let description = "Runs another shortcut; what flows in is its input, and its output flows on."
  let appleIdentifier = "runworkflow"
  let summary = "Run ${file}"
  let output = Output(.any, "Shortcut Result")
  let input = Parameter<Value?>("input", "The shortcut's input.", role: .input)
  let file = Parameter<String>(
    "file", "The shortcut's file, relative to the file that this step is in.", role: .key)

  var examples: [ActionExample] {
    let shout = ["shout.yaml": "- uppercase\n"]
    return [
      ActionExample(
        "Call another shortcut", "- text: hello\n- run-shortcut: shout.yaml", output: "HELLO", files: shout),
      ActionExample(
        "Say what its input is", "- run-shortcut: { file: shout.yaml, input: hi }", output: "HI", files: shout),
    ]
  }
}
