import ShortcutCommand
import ShortcutTestSupport
import Testing

/// `when-missing` of a shortcut's input (language reference, §2).
@Suite("A shortcut that gets no input") struct MissingInputTests {
  private func shortcut(_ whenMissing: String, type: String = "text") -> String {
    "input: { type: \(type), when-missing: \(whenMissing), prompt: What? }\nactions:\n- text: <${input}>\n"
  }

  @Test(arguments: ["continue", "clipboard", "ask", "{ stop: Give me some photos }"])
  func `does nothing of this where there is an input`(whenMissing: String) async throws {
    let given = try await TestWorld().run(shortcut(whenMissing), ["hi"])
    #expect(given.text == "<hi>\n")
    let piped = try await TestWorld().run(shortcut(whenMissing), input: "hi")
    #expect(piped.text == "<hi>\n")
    #expect(piped.errors.isEmpty)
    let empty = try await TestWorld().run(shortcut(whenMissing), [""])
    #expect(empty.text == "<>\n")
  }

  @Test func `goes on`() async throws {
    for text in [shortcut("continue"), "- text: <${input}>\n", "input: text\nactions:\n- text: <${input}>\n"] {
      let result = try await TestWorld().run(text)
      #expect(result.text == "<>\n")
      #expect(result.status == .done)
    }
  }

  @Test func `stops as ‘stop’ does, and says why`() async throws {
    let world = try TestWorld()
    let text =
      "input: { when-missing: { stop: Give me some photos } }\nactions:\n- write-file: { file: made, content: x }\n"
    let result = try await world.run(text)
    #expect(result.output.isEmpty)
    #expect(result.errors == "Give me some photos\n")
    #expect(result.status == .done)
    #expect(world.read("made") == nil)
  }

  @Test func `asks, before the first step`() async throws {
    let world = try TestWorld(typed: ["hello"])
    let result = try await world.run(shortcut("ask"))
    #expect(result.text == "<hello>\n")
    #expect(result.errors == "What?\n")
    let late = "input: { when-missing: ask }\nactions:\n- write-file: { file: made, content: x }\n- text: ${input}\n"
    let unanswered = try await TestWorld().run(late)
    #expect(unanswered.status == .unanswered)
    #expect(unanswered.errors.contains("nobody is there to answer: What is the input of ‘shortcut-under-test’?"))
  }

  @Test(arguments: ["What?=5", "input=5", "Input=5"])
  func `takes its answer from the command`(answer: String) async throws {
    let result = try await TestWorld().run(shortcut("ask", type: "number"), ["--answer", answer])
    #expect(result.text == "<5>\n", "\(result.errors)")
  }

  @Test func `refuses an answer of another type, in one sentence`() async throws {
    let result = try await TestWorld().run(shortcut("ask", type: "number"), ["--answer", "What?=x"])
    #expect(result.status == .failed)
    #expect(
      result.errors.hasPrefix(
        "shortcut-under-test.yaml:1:1: error: the answer to “What?” does not fit: expected a number, found the text ‘x’\n"
      ))
  }

  @Test func `has nothing where there is no desktop`() async throws {
    let result = try await TestWorld().run(shortcut("clipboard"))
    #expect(result.text == "<>\n")
  }
}
