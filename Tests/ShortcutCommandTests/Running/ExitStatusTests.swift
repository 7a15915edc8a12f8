import ShortcutCommand
import ShortcutTestSupport
import Testing

/// The table of exit statuses in the language reference, §7. Those of signals are tried with the real command.
@Suite("The exit status of shortcut run") struct ExitStatusTests {
  private static let numbers = [
    ShortcutCommand.ExitStatus.done: 0, .failed: 1, .usage: 2, .invalid: 3, .unanswered: 4, .timedOut: 5, .hungUp: 129,
    .cancelled: 130,
    .terminated: 143,
  ]

  @Test func `has the documented numbers`() {
    #expect(ShortcutCommand.ExitStatus.allCases.count == Self.numbers.count)
    for status in ShortcutCommand.ExitStatus.allCases {
      #expect(Self.numbers[status].map(Int32.init) == status.rawValue)
    }
  }

  @Test(arguments: [
    ("- text: x\n", [], ShortcutCommand.ExitStatus.done),
    ("- stop\n- fail: no\n", [], .done),
    ("- stop: x\n- fail: no\n", [], .done),
    ("- nothing\n", [], .done),
    ("- set: { unused: 1 }\n", [], .done),
    ("- fail: no\n", [], .failed),
    ("- read-file: missing.txt\n", [], .failed),
    ("- wait: 1 hour\n  timeout: 10ms\n", [], .failed),
    ("- try: [{ wait: 1 hour, timeout: 10ms }]\n  catch: [{ text: caught }]\n", [], .done),
    ("input: file\nactions:\n- text: ${input}\n", ["missing.txt"], .failed),
    ("- text: ${input}\n", ["-i", "missing.txt"], .failed),
    ("- ask-for-input: { prompt: How?, type: number }\n", ["--answer", "How?=x"], .failed),
    ("- text: x\n", ["-o", "missing/out.txt"], .failed),
    ("- text: x\n", ["--jsn"], .usage),
    ("- text: x\n", ["--set", "n=1"], .usage),
    ("- uppercas: x\n", [], .invalid),
    ("- text: ${x\n", [], .invalid),
    ("", [], .invalid),
    ("- ask-for-input: How?\n", [], .unanswered),
    ("- show-alert: Sure?\n", [], .unanswered),
    ("- show-alert: Sure?\n", ["--yes"], .done),
    ("- wait: 1 hour\n", ["--timeout", "10ms"], .timedOut),
    ("- try: [{ wait: 1 hour }]\n  catch: [{ text: caught }]\n", ["--timeout", "10ms"], .timedOut),
    ("- wait: 1 hour\n  on-error: continue\n  retry: 3\n", ["--timeout", "10ms"], .timedOut),
  ])
  func `says how a run ended`(shortcut: String, words: [String], status: ShortcutCommand.ExitStatus) async throws {
    let result = try await TestWorld().run(shortcut, words)
    #expect(result.status == status, "\(result.errors)")
    if status != .done {
      #expect(result.output.isEmpty)
      #expect(!result.errors.isEmpty)
    } else {
      #expect(result.errors.isEmpty)
    }
  }

  @Test func `is 130 where the person cancels, and nobody hears about it`() async throws {
    let result = try await TestWorld(typed: []).run("- ask-for-input: How?\n")
    #expect(result.status == .cancelled)
    #expect(result.output.isEmpty)
    #expect(result.errors == "How?\n")
  }

  @Test func `is 4 with --no-input although somebody is there`() async throws {
    let result = try await TestWorld(typed: ["x"]).run("- ask-for-input: How?\n", ["--no-input"])
    #expect(result.status == .unanswered)
  }

  @Test func `is 2 for a file that is missing or a folder`() async throws {
    let world = try TestWorld()
    try world.write("x", to: "folder/x.txt")
    for name in ["missing.yaml", "folder", ".", ""] {
      let result = await world.shortcut(["run", name])
      #expect(result.status == .usage)
      #expect(result.output.isEmpty)
    }
  }

  @Test func `a run that timed out says so, with the time as it was written`() async throws {
    let result = try await TestWorld().run("- wait: 1 hour\n", ["--timeout", "20 ms"])
    #expect(result.errors == "shortcut: the run timed out after 20 ms\n")
  }

  @Test func `finally runs when the whole run times out`() async throws {
    let world = try TestWorld()
    let steps = "- try: [{ wait: 1 hour }]\n  finally: [{ write-file: { file: tidied, content: x } }]\n"
    #expect(try await world.run(steps, ["--timeout", "20ms"]).status == .timedOut)
    #expect(world.read("tidied") != nil)
  }
}
