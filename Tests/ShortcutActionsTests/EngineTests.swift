import FileTransactions
import Foundation
import ShortcutActions
import ShortcutKit
import ShortcutTestSupport
import Synchronization
import Testing

/// The engine as a program uses it that embeds it.
@Suite("The engine") struct EngineTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func program(_ text: String, of engine: Engine) throws -> Program {
    let path = folder.path.appending(Path("shortcut.yaml"))
    try Data(text.utf8).write(to: URL(filePath: path.description))
    let (program, findings) = try engine.load(path)
    return try #require(program, "\(findings.map(\.message))")
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path.appending(Path(name)).description)
  }

  private func waitUntilExists(_ name: String) async throws {
    while !exists(name) { try await Task.sleep(for: .milliseconds(5)) }
  }

  /// Servers have hung when as many calls as there are threads waited for something.
  @Test func `a hundred runs that block go on beside each other`() async throws {
    let engine = Engine(catalog: .builtIn, host: .live)
    let program = try program("- run-shell-script: sleep 0.1; cat\n- wait: 10ms\n- uppercase\n", of: engine)
    let outputs = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<100 {
        group.addTask {
          let output = try await engine.run(program, input: InputSource(.text("run \(number)")))
          return (number, try String(coercing: output, in: engine.host))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(outputs == Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, "RUN \($0)") }))
  }

  private struct WhereItRuns: PureAction {
    let name = "where-it-runs"
    let category = ActionCategory.scripting
    let description = "Whether it runs on the main thread."
    let output = Output(.boolean, "On the Main Thread")

    func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value { .boolean(Thread.isMainThread) }
  }

  @Test @MainActor func `the main actor is left to the program`() async throws {
    let engine = Engine(catalog: .builtIn.adding(WhereItRuns()), host: .live)
    let program = try program("- where-it-runs\n", of: engine)
    #expect(try await engine.run(program, input: InputSource(.nothing)) == .boolean(false))
  }

  @Test func `cancelling the task ends programs and runs finally`() async throws {
    let engine = Engine(catalog: .builtIn, host: .live)
    let program = try program(
      """
      - try:
          - run-shell-script: echo $$ > '${folder}/pid'; touch '${folder}/started'; exec sleep 300
        catch:
          - write-file: { file: "${folder}/caught", content: no }
        finally:
          - write-file: { file: "${folder}/tidied", content: yes }
      - write-file: { file: "${folder}/after", content: no }
      """.replacing("${folder}", with: folder.path.description), of: engine)
    let run = Task { try await engine.run(program, input: InputSource(.nothing)) }
    try await waitUntilExists("started")
    run.cancel()
    await #expect(throws: Interruption.self) { try await run.value }
    #expect(exists("tidied"))
    #expect(!exists("caught"))
    #expect(!exists("after"))
    let pid = try String(contentsOfFile: folder.path.appending(Path("pid")).description, encoding: .utf8)
    #expect(kill(try #require(pid_t(pid.trimmingCharacters(in: .whitespacesAndNewlines))), 0) == -1)
  }

  @Test func `a task that is cancelled already runs nothing`() async throws {
    let engine = Engine(catalog: .builtIn, host: .live)
    let program = try program("- write-file: { file: \(folder.path)/written, content: a }\n", of: engine)
    let run = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await engine.run(program, input: InputSource(.nothing))
    }
    await #expect(throws: Interruption.self) { try await run.value }
    #expect(!exists("written"))
  }

  @Test func `cancelling one run leaves the others alone`() async throws {
    let engine = Engine(catalog: .builtIn, host: .live)
    let slow = try program("- wait: 1 hour\n", of: engine)
    let quick = try program("- wait: 100ms\n- text: done\n", of: engine)
    let first = Task { try await engine.run(slow, input: InputSource(.nothing)) }
    async let second = engine.run(quick, input: InputSource(.nothing))
    first.cancel()
    await #expect(throws: Interruption.self) { try await first.value }
    #expect(try await second == .text("done"))
  }

  @Test func `a program can be run again, and starts anew`() async throws {
    let engine = Engine(catalog: .builtIn, host: .live)
    let program = try program(
      "variables: { seen: [] }\nactions:\n  - add: { seen: \"${input}\" }\n  - text: ${seen}\n", of: engine)
    #expect(try await engine.run(program, input: InputSource(.text("a"))) == .text("a"))
    #expect(try await engine.run(program, input: InputSource(.text("b"))) == .text("b"))
  }

  @Test func `a failure says what failed, and where`() async throws {
    let engine = Engine(catalog: .builtIn, host: .live)
    let program = try program("- text: a\n- fail: so it is\n", of: engine)
    let failure = await #expect(throws: RunFailure.self) {
      try await engine.run(program, input: InputSource(.nothing))
    }
    #expect(failure?.kind == .failed)
    #expect(failure?.message == "so it is")
    #expect(failure?.action == "fail")
    #expect(failure?.diagnostic.span?.start.line == 2)
  }

  @Test func `start values and answers come from the program`() async throws {
    let engine = Engine(catalog: .builtIn, host: .live)
    let program = try program(
      "variables: { greeting: Hello }\nactions:\n  - ask-for-input: { prompt: Who? }\n  - text: \"${greeting}, ${previous}\"\n",
      of: engine)
    let options = RunOptions(startValues: ["greeting": .text("Hi")], answers: Answers([("Who?", "Ada")]))
    #expect(try await engine.run(program, input: InputSource(.nothing), options: options) == .text("Hi, Ada"))
    let failure = await #expect(throws: RunFailure.self) {
      try await engine.run(program, input: InputSource(.nothing))
    }
    #expect(failure?.kind == .unanswered)
  }
}
