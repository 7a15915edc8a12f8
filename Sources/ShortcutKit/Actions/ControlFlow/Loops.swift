/// `repeat`
struct Repeat: ControlFlowStep {
  let kind = ControlFlow.Kind.repeat
  let name = "repeat"
  let description = "Runs steps a number of times; ${index} counts from 1."
  let appleIdentifier = "repeat.count"
  let summary = "Repeat ${times} times"
  let output = Output(.list(of: .any), "Repeat Results")
  let times = Parameter<Int>("times", "How many times.", role: .key)

  var keys: [(key: StepKey, description: String)] {
    [
      (.do, "The steps of a round; their outputs are collected."),
      (.index, "Another name for ${index}."),
    ]
  }

  var examples: [ActionExample] {
    [
      ActionExample(
        "Count",
        """
        - repeat: 3
          do:
            - text: round ${index}
        """, output: "round 1\nround 2\nround 3"),
      ActionExample(
        "Leave early",
        """
        - repeat: 10
          do:
            - break:
              when: index > 2
            - number: ${index}
        """, output: "1\n2"),
    ]
  }
}

/// `repeat-with-each`
struct RepeatWithEach: ControlFlowStep {
  let kind = ControlFlow.Kind.repeatWithEach
  let name = "repeat-with-each"
  let aliases = ["for-each"]
  let description = "Runs steps once for each item of a list; ${item} is the item, ${index} counts from 1."
  let appleIdentifier = "repeat.each"
  let summary = "Repeat with each item of ${items}"
  let output = Output(.list(of: .any), "Repeat Results")
  let items = Parameter<Value>("items", "The list; what flows in, where it is not given.", role: .inputAndKey)

  var keys: [(key: StepKey, description: String)] {
    [
      (.do, "The steps of a round; the item flows into the first one, and the outputs are collected in order."),
      (.item, "Another name for ${item}."),
      (.index, "Another name for ${index}."),
      (.parallel, "How many rounds may run at once; the first failure ends the others."),
    ]
  }

  var examples: [ActionExample] {
    [
      ActionExample(
        "Shout each word",
        """
        - repeat-with-each: [one, two]
          do:
            - uppercase
        """, output: "ONE\nTWO"),
      ActionExample(
        "Name the item, and leave some out",
        """
        - list: [1, 2, 3, 4]
        - repeat-with-each:
          item: number
          do:
            - if: number mod 2 == 0
              then: [{ text: "${number} is even" }]
              else: [nothing]
        """, output: "2 is even\n4 is even"),
    ]
  }
}

/// `while`
struct While: ControlFlowStep {
  let kind = ControlFlow.Kind.while
  let name = "while"
  let description = "Runs steps as long as a condition holds."
  let summary = "While ${condition}"
  let output = Output(.any, "While Result")
  let condition = Parameter<ItemExpression>(
    "condition", "What must hold before each round: an expression, with or without ${ }.", role: .key)

  var keys: [(key: StepKey, description: String)] {
    [
      (.do, "The steps of a round."),
      (.limit, "How many rounds there may be, 1000000 unless given; one more is an error."),
      (.index, "Another name for ${index}."),
    ]
  }

  var examples: [ActionExample] {
    [
      ActionExample(
        "Double until it is enough",
        """
        - set: { size: 1 }
        - while: size < 100
          do:
            - set: { size: "${size * 2}" }
        - number: ${size}
        """, output: "128"),
      ActionExample(
        "No round at all",
        """
        - text: hello
        - while: false
          do: [uppercase]
        """, output: "hello"),
    ]
  }
}

/// `break`
struct Break: ControlFlowStep {
  let kind = ControlFlow.Kind.break
  let name = "break"
  let description = "Ends the loop that it is in, with what has flowed so far as the round's output."
  let output = Output.passesInputThrough

  var examples: [ActionExample] {
    [
      ActionExample(
        "Find the first long word",
        """
        - repeat-with-each: [a, bcd, efg]
          do:
            - if: item.length > 2
              then: [break]
              else: [nothing]
        """, output: "bcd"),
      ActionExample(
        "Break on a condition",
        """
        - set: { n: 0 }
        - while: true
          do:
            - set: { n: "${n + 1}" }
            - break:
              when: n == 5
        - number: ${n}
        """, output: "5"),
    ]
  }
}

/// `continue`
struct Continue: ControlFlowStep {
  let kind = ControlFlow.Kind.continue
  let name = "continue"
  let description = "Ends the round of the loop that it is in, with what has flowed so far as the round's output."
  let output = Output.passesInputThrough

  var examples: [ActionExample] {
    [
      ActionExample(
        "Leave the short ones as they are",
        """
        - repeat-with-each: [a, bcd]
          do:
            - continue:
              when: item.length < 2
            - uppercase
        """, output: "a\nBCD"),
      ActionExample(
        "Skip a round",
        """
        - repeat: 3
          do:
            - if: index == 2
              then: [nothing, continue]
            - number: ${index}
        """, output: "1\n3"),
    ]
  }
}
