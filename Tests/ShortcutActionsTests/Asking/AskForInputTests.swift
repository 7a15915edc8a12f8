import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("ask-for-input") struct AskForInputTests {
  @Test func `what is typed flows on`() async throws {
    let result = try await TestWorld(typed: ["Ada"]).run("- ask-for-input: Who are you?\n- uppercase\n")
    #expect(result.text == "ADA\n")
    #expect(result.errors == "Who are you?\n")
  }

  @Test func `an empty text is an answer`() async throws {
    let result = try await TestWorld(typed: [""]).run("- ask-for-input: Who?\n- text: <${previous}>\n")
    #expect(result.text == "<>\n")
  }

  @Test(arguments: [
    ("number", "12.50", "25"), ("Number", " 3 ", "6"),
  ])
  func `a number is one`(type: String, answer: String, double: String) async throws {
    let steps = "- ask-for-input: { prompt: How many?, type: \(type) }\n- text: ${previous * 2}\n"
    let result = try await TestWorld().run(steps, ["--answer", "How many?=\(answer)"])
    #expect(result.text == double + "\n", "\(result.errors)")
  }

  @Test(arguments: ["date", "Date", "Date and Time"])
  func `a date is one, also by the names that Apple's action has`(type: String) async throws {
    let steps = "- ask-for-input: { prompt: When?, type: \(type) }\n- text: ${previous.month}\n"
    let result = try await TestWorld().run(steps, ["--answer", "When?=2026-12-24 18:00"])
    #expect(result.text == "12\n", "\(result.errors)")
  }

  @Test func `a url and a file are ones`() async throws {
    let url = try await TestWorld().run(
      "- ask-for-input: { prompt: Where?, type: url }\n", ["--answer", "Where?=example.org/x"])
    #expect(url.text == "https://example.org/x\n")
    let world = try TestWorld()
    try world.write("hello", to: "a.txt")
    let steps = "- ask-for-input: { prompt: Which?, type: file }\n- text: ${previous.size}\n"
    #expect(try await world.run(steps, ["--answer", "Which?=a.txt"]).text == "5\n")
    let missing = try await world.run(steps, ["--answer", "Which?=b.txt"])
    #expect(missing.status == .failed)
    #expect(missing.errors.contains("there is no file ‘b.txt’"))
  }

  @Test func `what does not fit is asked for again`() async throws {
    let steps = "- ask-for-input: { prompt: How many?, type: number }\n"
    let result = try await TestWorld(typed: ["many", "", "7"]).run(steps)
    #expect(result.text == "7\n")
    #expect(result.errors.contains("expected a number, found the text ‘many’"))
  }

  @Test func `the default is for those who just press enter, and where nobody is there`() async throws {
    let steps = "- ask-for-input: { prompt: How many?, type: number, default: 3 }\n- text: ${previous + 1}\n"
    #expect(try await TestWorld(typed: [""]).run(steps).text == "4\n")
    #expect(try await TestWorld(typed: ["5"]).run(steps).text == "6\n")
    #expect(try await TestWorld().run(steps).text == "4\n")
    #expect(try await TestWorld(typed: []).run(steps, ["--yes"]).text == "4\n")
    #expect(try await TestWorld(typed: []).run(steps, ["--no-input"]).text == "4\n")
  }

  @Test func `a default that does not fit is found before anybody is asked`() async throws {
    let result = try await TestWorld(typed: ["5"]).run("- ask-for-input: { prompt: x, type: number, default: few }\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("the default does not fit: expected a number, found the text ‘few’"))
  }

  @Test func `the prompt may be computed, and is what the answer names`() async throws {
    let steps = "- set: { name: Ada }\n- ask-for-input: How old is ${name}?\n"
    let result = try await TestWorld().run(steps, ["--answer", "How old is Ada?=36"])
    #expect(result.text == "36\n", "\(result.errors)")
  }
}
