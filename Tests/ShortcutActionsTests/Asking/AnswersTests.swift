import ShortcutCommand
import ShortcutTestSupport
import Testing

/// The rules of “Answers” in the language reference, §7, and of questions that nobody is there to answer.
@Suite("Answers that were given before") struct AnswersTests {
  private let twice = "- ask-for-input: First?\n  as: a\n- ask-for-input: Second?\n  as: b\n- text: ${a} ${b}\n"

  @Test func `an answer is split at its first equals sign`() async throws {
    let result = try await TestWorld().run("- ask-for-input: Sum?\n", ["--answer", "Sum?=1+1=2"])
    #expect(result.text == "1+1=2\n")
  }

  @Test func `the prompt to the letter comes first, then action and parameter, action, parameter`() async throws {
    let keys = [
      "Which text would you like to make uppercase?", "uppercase.text", "uppercase", "text",
    ]
    for count in keys.indices {
      let answers = keys[count...].reversed().flatMap { ["--answer", "\($0)=\($0)"] }
      let result = try await TestWorld().run("- uppercase\n", answers)
      #expect(result.text == keys[count].uppercased() + "\n")
    }
    let inexact = try await TestWorld().run(
      "- uppercase\n", ["--answer", "which text would you like to make uppercase?=x"])
    #expect(inexact.status == .unanswered)
  }

  @Test(arguments: ["Uppercase.Text", "UPPER-CASE", "upper_case"])
  func `actions and parameters are matched as names are`(key: String) async throws {
    #expect(try await TestWorld().run("- make-uppercase\n", ["--answer", "\(key)=hi"]).text == "HI\n")
  }

  @Test func `repeated answers answer successive questions, and the last one stays`() async throws {
    let answers = ["--answer", "ask-for-input=1", "--answer", "ask-for-input=2"]
    #expect(try await TestWorld().run(twice, answers).text == "1 2\n")
    let steps = "- repeat: 4\n  do: [{ ask-for-input: Next? }]\n"
    #expect(try await TestWorld().run(steps, answers).text == "1\n2\n2\n2\n")
  }

  @Test func `answers may be in a file, of YAML or JSON`() async throws {
    let world = try TestWorld()
    try world.write("First?: Ada\nask-for-input: [Bob]\n", to: "a.yaml")
    try world.write(#"{"ask-for-input": ["1", 2]}"#, to: "a.json")
    #expect(try await world.run(twice, ["--answers", "a.yaml"]).text == "Ada Bob\n")
    #expect(try await world.run(twice, ["--answers", "a.json"]).text == "1 2\n")
  }

  @Test func `a list in a list of a file is one answer with several choices`() async throws {
    let world = try TestWorld()
    try world.write("Which?:\n  - [a, c]\n  - [b]\n", to: "a.yaml")
    let steps =
      "- repeat: 2\n  do: [{ choose-from-list: { list: [a, b, c], prompt: Which?, select-multiple: true } }]\n"
    #expect(try await world.run(steps, ["--answers", "a.yaml"]).text == "a\nc\nb\n")
  }

  @Test func `an answer comes before the person, and before a default`() async throws {
    let answered = try await TestWorld(typed: ["typed"]).run("- ask-for-input: x\n", ["--answer", "x=given"])
    #expect(answered.text == "given\n")
    let steps = "- ask-for-input: { prompt: x, default: usual }\n"
    #expect(try await TestWorld().run(steps, ["--answer", "x=given"]).text == "given\n")
    #expect(try await TestWorld().run(steps, ["--answer", "x=given", "--yes"]).text == "given\n")
  }

  @Test func `what is written or flows in is not asked, whatever the answers`() async throws {
    let result = try await TestWorld().run(
      "- uppercase: written\n", ["--answer", "text=answer", "--answer", "uppercase=x"])
    #expect(result.text == "WRITTEN\n")
  }

  @Test func `an answer sets a parameter that has a default, by its own name`() async throws {
    let steps = "- choose-from-list: { list: [a, b] }\n"
    for answer in ["select-multiple=yes", "choose-from-list.select-multiple=true"] {
      let result = try await TestWorld().run(steps, ["--answer", answer, "--answer", "Which one?=1,2"])
      #expect(result.text == "a\nb\n", "\(result.errors)")
    }
  }

  @Test func `an answer that does not fit such a parameter is an error`() async throws {
    let result = try await TestWorld().run("- ask-for-input: x\n", ["--answer", "type=colour"])
    #expect(result.status == .failed)
    #expect(result.errors.contains("colour"))
  }

  @Test func `an answer that does not fit is the question's error`() async throws {
    let steps = "- ask-for-input: { prompt: How many?, type: number }\n"
    let result = try await TestWorld(typed: ["5"]).run(steps, ["--answer", "How many?=few"])
    #expect(result.status == .failed)
    #expect(result.errors.contains("the answer to “How many?” does not fit: expected a number, found the text ‘few’"))
    let empty = try await TestWorld().run("- uppercase\n", ["--answer", "text= "])
    #expect(empty.status == .failed)
    #expect(empty.errors.contains("Please enter some text to make uppercase"))
  }

  @Test func `a question with no answer ends the run at once, and says how to answer it`() async throws {
    for world in [try TestWorld(), try TestWorld(typed: ["late"])] {
      let result = try await world.run(twice, world.typed == nil ? [] : ["--no-input"])
      #expect(result.status == .unanswered)
      #expect(result.errors.contains("nobody is there to answer: First?"))
      #expect(result.errors.contains("--answer ask-for-input=…"))
    }
  }

  @Test func `--yes answers no question that has no default`() async throws {
    #expect(try await TestWorld().run(twice, ["--yes"]).status == .unanswered)
    #expect(try await TestWorld(typed: ["1", "2"]).run(twice, ["--yes"]).text == "1 2\n")
  }

  @Test func `a person who gives up cancels the run`() async throws {
    let result = try await TestWorld(typed: ["only one"]).run(twice)
    #expect(result.status == .cancelled)
    #expect(result.output.isEmpty)
  }

  @Test func `a question that is empty is asked again`() async throws {
    let result = try await TestWorld(typed: ["", "  ", "hi"]).run("- uppercase\n")
    #expect(result.text == "HI\n")
    #expect(result.errors.contains("Please enter some text to make uppercase"))
  }

  @Test func `an input that is yes or no is asked for as such`() async throws {
    let steps = "input: { type: boolean, when-missing: ask, prompt: Sure? }\nactions:\n  - text: ${input}\n"
    for (typed, text) in [("y", "true"), ("n", "false")] {
      let result = try await TestWorld(typed: [typed]).run(steps)
      #expect(result.text == text + "\n")
      #expect(result.errors == "Sure?\n")
    }
    #expect(try await TestWorld().run(steps, ["--answer", "Sure?=no"]).text == "false\n")
  }
}
