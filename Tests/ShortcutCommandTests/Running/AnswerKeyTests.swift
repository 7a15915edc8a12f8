import ShortcutCommand
import ShortcutTestSupport
import Testing

/// Answers whose keys or values do not fit; how keys are matched is tried with the actions that ask.
@Suite("shortcut run --answer and --answers") struct AnswerKeyTests {
  private let tea = "- choose-from-list: { list: [green, black], prompt: Which tea? }\n"

  private func run(_ words: [String], file: String? = nil) async throws -> CommandResult {
    let world = try TestWorld()
    if let file { try world.write(file, to: "answers.yaml") }
    return try await world.run(tea, words)
  }

  @Test(arguments: [
    ("Which tea", #"answer it with --answer "Which tea?=…", not ‘Which tea’"#),
    ("which tea?", #"answer it with --answer "Which tea?=…", not ‘which tea?’"#),
    ("chose-from-list", "answer it with --answer choose-from-list=…, not ‘chose-from-list’"),
    ("colour", "answer it with --answer choose-from-list=…"),
  ])
  func `a key that is nearly one is named where the question stays open`(key: String, help: String) async throws {
    for words in [["--answer", "\(key)=black"], ["--answers", "answers.yaml"]] {
      let result = try await run(words, file: "\(key): black\n")
      #expect(result.status == .unanswered)
      #expect(result.errors.contains("nobody is there to answer: Which tea?\n"))
      #expect(result.errors.hasSuffix("^ \(help)\n") || result.errors.hasSuffix("~ \(help)\n"))
    }
  }

  @Test func `an answer that was taken is not another question's slip`() async throws {
    let two = "- ask-for-input: Name?\n- ask-for-input: Names?\n"
    let result = try await TestWorld().run(two, ["--answer", "Name?=Ada"])
    #expect(result.errors.hasSuffix(" answer it with --answer ask-for-input=…\n"))
  }

  @Test func `answers that no question takes do no harm`() async throws {
    let result = try await run(["--answer", "Which tea?=black", "--answer", "colour=red"])
    #expect(result.text == "black\n")
    #expect(result.errors.isEmpty)
    #expect(result.status == .done)
  }

  @Test(arguments: [
    ("blak", "did you mean ‘black’?"), ("3", "they are ‘green’ and ‘black’"), ("0", "they are ‘green’ and ‘black’"),
    ("-1", "they are ‘green’ and ‘black’"), ("", "they are ‘green’ and ‘black’"), ("Black", "did you mean ‘black’?"),
  ])
  func `a value that is none of the choices is an error`(value: String, help: String) async throws {
    let result = try await run(["--answer", "Which tea?=\(value)"])
    #expect(result.errors.contains("error: ‘\(value)’ answers “Which tea?” with none of its options\n"))
    #expect(result.errors.hasSuffix(" \(help)\n"))
    #expect(result.status == .failed)
  }

  @Test(arguments: ["black", "2"])
  func `a file has values of every kind`(value: String) async throws {
    #expect(try await run(["--answers", "answers.yaml"], file: "Which tea?: \(value)\n").text == "black\n")
    #expect(try await run(["--answers=answers.yaml"], file: "Which tea?: [\(value), green]\n").text == "black\n")
  }

  @Test func `an answer of the command line comes before one of a file`() async throws {
    let words = ["--answers", "answers.yaml", "--answer", "Which tea?=green"]
    #expect(try await run(words, file: "Which tea?: black\n").text == "green\n")
  }

  @Test(arguments: ["", "- black\n", "black\n", "3\n"])
  func `a file that holds no answers is wrong usage`(file: String) async throws {
    let result = try await run(["--answers", "answers.yaml"], file: file)
    #expect(
      result.errors == """
        shortcut: ‘answers.yaml’ holds no answers
          write a question and its answer a line: text: hello

        """)
    #expect(result.status == .usage)
  }

  @Test(arguments: [
    ("Which tea?: [black\n", "answers.yaml:"), ("a: 1\na: 2\n", "answers.yaml:2:1: error: "),
    ("a: b: c\n", "answers.yaml:1:"),
  ])
  func `a file that is no YAML is shown where it goes wrong`(file: String, start: String) async throws {
    let result = try await run(["--answers", "answers.yaml"], file: file)
    #expect(result.errors.hasPrefix(start), "\(result.errors)")
    #expect(result.status == .usage)
  }

  @Test func `a file that cannot be read is wrong usage`() async throws {
    let result = try await run(["--answers", "missing.yaml"])
    #expect(result.errors.hasPrefix("shortcut: --answers: could not read ‘missing.yaml’: no such file or directory\n"))
    #expect(result.status == .usage)
  }
}
