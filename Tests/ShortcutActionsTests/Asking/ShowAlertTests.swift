import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("show-alert") struct ShowAlertTests {
  private let asking = "- text: kept\n- show-alert: Shall I go on?\n"

  @Test func `OK goes on with what flows`() async throws {
    let result = try await TestWorld(typed: ["y"]).run(asking)
    #expect(result.text == "kept\n")
    #expect(result.errors == "Alert: Shall I go on?\n")
  }

  @Test func `Cancel ends the shortcut as cancelled, and says nothing more`() async throws {
    let result = try await TestWorld(typed: ["n"]).run(asking + "- uppercase\n")
    #expect(result.status == .cancelled)
    #expect(result.output.isEmpty)
    #expect(result.errors == "Alert: Shall I go on?\n")
  }

  @Test func `neither try nor on-error catches a person's refusal, and finally is run`() async throws {
    let steps = """
      - try: [{ show-alert: Go on? }]
        catch: [{ text: caught }]
        finally: [{ show-alert: { message: bye, title: "", cancel: false } }]
      - text: went on
      """
    let result = try await TestWorld(typed: ["n"]).run(steps)
    #expect(result.status == .cancelled)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasSuffix("bye\n"))
  }

  @Test(arguments: [("ok", 0), ("OK", 0), ("yes", 0), ("cancel", 130), ("no", 130), ("perhaps", 1)])
  func `an answer given before is yes or no`(answer: String, status: Int32) async throws {
    let result = try await TestWorld().run(asking, ["--answer", "show-alert=\(answer)"])
    #expect(result.status.rawValue == status, "\(result.errors)")
  }

  @Test func `--yes goes on, and nobody there is a question that could not be asked`() async throws {
    #expect(try await TestWorld(typed: []).run(asking, ["--yes"]).text == "kept\n")
    let result = try await TestWorld().run(asking)
    #expect(result.status == .unanswered)
    #expect(result.errors.contains("nobody is there to answer: Alert: Shall I go on?"))
    #expect(result.errors.contains("--answer show-alert=…"))
    #expect(result.errors.contains("--yes"))
  }

  @Test func `without cancel it only tells, also where nobody is`() async throws {
    let steps = "- text: kept\n- show-alert: { title: Careful, message: It is hot, cancel: no }\n"
    let result = try await TestWorld().run(steps)
    #expect(result.text == "kept\n")
    #expect(result.errors == "Careful: It is hot\n")
  }

  @Test func `a list flows through as a list, and an input that nobody reads stays unread`() async throws {
    let list = try await TestWorld().run("- list: [a, b]\n- show-alert: { cancel: false }\n", ["--json"])
    #expect(list.text == "[\"a\",\"b\"]\n")
    let input = try await TestWorld().run("- show-alert: { cancel: false }\n- uppercase\n", input: "hello")
    #expect(input.text == "HELLO\n")
  }
}
