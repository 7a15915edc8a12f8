import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("show-result") struct ShowResultTests {
  @Test func `as the last step its text is the output, once`() async throws {
    for steps in ["- show-result: hello\n", "- text: hello\n- show-result\n", "- text: x\n- show-result: hello\n"] {
      let result = try await TestWorld().run(steps)
      #expect(result.text == "hello\n")
      #expect(result.errors.isEmpty)
    }
  }

  @Test func `anywhere else it is shown beside the output, and what flows goes on`() async throws {
    let result = try await TestWorld().run("- text: hello\n- show-result: Got ${previous}\n- uppercase\n")
    #expect(result.text == "HELLO\n")
    #expect(result.errors == "Got hello\n")
  }

  @Test func `a list is a line an item, a file its path, a dictionary JSON`() async throws {
    let world = try TestWorld()
    try world.write("content", to: "a.txt")
    let result = try await world.run(
      "- list: [007, { a: 1 }]\n- show-result\n- show-result: ${input}\n- text: end\n", ["a.txt"])
    #expect(result.errors == "007\n{\"a\":1}\na.txt\n")
    #expect(result.text == "end\n")
  }

  @Test func `the last step of a branch at the end is the last one`() async throws {
    let steps = "- if: 1 < 2\n  then: [{ show-result: yes it is }]\n  else: [{ show-result: no }]\n"
    let result = try await TestWorld().run(steps)
    #expect(result.text == "yes it is\n")
    #expect(result.errors.isEmpty)
  }

  @Test func `a round of a loop is not the end, and neither is the end of a called shortcut`() async throws {
    let loop = try await TestWorld().run("- repeat: 2\n  do: [{ show-result: \"${index}\" }]\n- text: end\n")
    #expect(loop.errors == "1\n2\n")
    #expect(loop.text == "end\n")
    let world = try TestWorld()
    try world.write("- show-result: inner\n", to: "inner.yaml")
    let called = try await world.run("- text: outer\n- run-shortcut: inner.yaml\n")
    #expect(called.errors == "inner\n")
    #expect(called.text == "outer\n")
  }

  @Test func `with a pipe or -o the last one goes there`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- show-result: hello\n", ["-o", "out.txt"])
    #expect(result.output.isEmpty)
    #expect(world.read("out.txt")?.hasPrefix("hello") == true)
  }
}
