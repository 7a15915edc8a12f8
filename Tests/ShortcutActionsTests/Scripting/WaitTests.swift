import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("Wait") struct WaitTests {
  @Test func `passes its input through`() async throws {
    #expect(try await TestWorld().run("- list: [a, b]\n- wait: 1ms\n").text == "a\nb\n")
  }

  @Test func `does not read the input that the next step reads`() async throws {
    #expect(try await TestWorld().run("- wait: 0\n- uppercase\n", input: "hello").text == "HELLO\n")
  }

  @Test(arguments: ["-1s", "1 month"]) func `says what is no time to wait`(duration: String) async throws {
    let result = try await TestWorld().run("- wait: \(duration)\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("is no time to wait"))
  }

  @Test func `can be cut short`() async throws {
    let result = try await TestWorld().run("- wait: 1h\n  timeout: 10ms\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("timed out after 10 milliseconds"))
  }
}
