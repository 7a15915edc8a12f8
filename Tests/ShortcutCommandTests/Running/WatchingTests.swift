import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

/// `--dry-run`, `--trace` and `-q` (language reference, §7).
@Suite("Watching a run") struct WatchingTests {
  private func effects() throws -> TestWorld {
    let world = try TestWorld()
    try world.write("one\n", to: "a.txt")
    try world.write("two\n", to: "b.txt")
    return world
  }

  private static let changing = """
    - write-file: { file: made.txt, content: hi }
    - write-file: { file: b.txt, content: changed, if-exists: replace }
    - get-files: a.txt
    - rename-files: { date-format: yyyy-MM-dd }
    - save-files: copies
    - run-shell-script: touch made-by-a-script
    - text: after

    """

  @Test func `a dry run changes nothing, and lists what would change`() async throws {
    let world = try effects()
    let result = try await world.run(Self.changing, ["--dry-run"])
    #expect(result.status == .done, "\(result.errors)")
    #expect(result.text == "after\n")
    for word in ["made.txt", "b.txt", "2026-11-30", "copies", "touch made-by-a-script"] {
      #expect(result.errors.contains(word), "\(result.errors)")
    }
    #expect(
      result.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("would ") || $0.contains("no longer knows") })
    let names = try world.folder.names().map(\.description)
    #expect(names == ["a.txt", "b.txt", "shortcut-under-test.yaml"])
    #expect(world.read("a.txt") == "one\n")
    #expect(world.read("b.txt") == "two\n")
  }

  @Test func `a dry run sees what it would have changed`() async throws {
    let steps = "- write-file: { file: made.txt, content: hi }\n- read-file: made.txt\n- text: <${previous}>\n"
    #expect(try await TestWorld().run(steps, ["--dry-run"]).text == "<hi>\n")
  }

  @Test func `a dry run says from where on it no longer knows`() async throws {
    let steps = "- text: x\n- run-shell-script: echo hi\n- text: <${previous}>\n- run-shell-script: echo ho\n"
    let result = try await TestWorld().run(steps, ["--dry-run"])
    let note = "shortcut-under-test.yaml:2: from here on a dry run no longer knows what flows"
    #expect(result.errors.split(separator: "\n").filter { $0.contains("no longer knows") } == [note[...]])
  }

  @Test func `a dry run does not save the output either`() async throws {
    let world = try effects()
    for words in [["x"], ["a.txt"], ["a.txt", "b.txt"]] {
      let result = try await world.run("- stop: ${input}\n", words + ["-o", "out", "--dry-run"])
      #expect(result.status == .done)
      #expect(result.errors.contains("‘out"))
      #expect(world.folder.files.statusIfPresent(of: world.folder("out")) == nil)
    }
  }

  @Test func `a dry run fails where the run would`() async throws {
    let result = try await effects().run("- write-file: { file: a.txt, content: x }\n", ["--dry-run"])
    #expect(result.status == .failed)
    #expect(result.errors.contains("a.txt"))
  }

  @Test func `a dry run can be quiet`() async throws {
    let result = try await effects().run(Self.changing, ["--dry-run", "-q"])
    #expect(result.errors.isEmpty)
    #expect(result.text == "after\n")
  }

  @Test func `--trace shows each action with its input, its output and its time`() async throws {
    let steps = "- text: hi\n- uppercase\n- { text: no, when: false }\n- list: [a, b]\n- nothing\n"
    let result = try await TestWorld().run(steps, ["--trace"])
    let lines = result.errors.split(separator: "\n").map { line in
      line.replacing(/\ \([0-9.]+ (?:µs|ms)\)$/, with: " (time)")
    }
    #expect(
      lines == [
        "shortcut-under-test.yaml:1: text: ‘hi’ (time)",
        "shortcut-under-test.yaml:2: uppercase: ‘hi’ → ‘HI’ (time)",
        "shortcut-under-test.yaml:3: text: skipped",
        "shortcut-under-test.yaml:4: list: ‘HI’ → a list of 2 items (time)",
        "shortcut-under-test.yaml:5: nothing: a list of 2 items → nothing (time)",
      ])
    #expect(result.output.isEmpty)
  }

  @Test func `--trace shows the steps of called shortcuts further in`() async throws {
    let world = try TestWorld()
    try world.write("- uppercase\n", to: "called.yaml")
    let result = try await world.run("- text: hi\n- run-shortcut: called.yaml\n", ["--trace"])
    #expect(result.errors.contains("\n  called.yaml:1: uppercase: ‘hi’ → ‘HI’ ("))
  }

  @Test func `-q leaves the output and the errors`() async throws {
    #expect(try await TestWorld().run("- text: hi\n", ["-q", "--trace"]).errors.isEmpty)
    let failed = try await TestWorld().run("- text: hi\n- fail: no\n", ["-q"])
    #expect(failed.errors.hasPrefix("shortcut-under-test.yaml:2:3: error: no\n"))
    #expect(try await TestWorld().run("- uppercas: x\n", ["-q"]).errors.contains("did you mean ‘uppercase’?"))
    #expect(try await TestWorld().run("- ask-for-input: How?\n", ["--quiet"]).errors.contains("How?"))
  }

  @Test func `warnings are for check alone`() async throws {
    let world = try TestWorld()
    let result = try await world.run("- stop: x\n- text: never\n")
    #expect(result.errors.isEmpty)
    #expect(await world.shortcut(["check", "shortcut-under-test.yaml"]).text.contains("warning: "))
  }

  @Test(arguments: [[], ["--dry-run"], ["--trace"], ["--json"], ["-o", "out"]])
  func `running never writes the shortcut's file`(options: [String]) async throws {
    let world = try TestWorld()
    let text = "name:   Odd\nactions: [ {text:   \"hi\"}, uppercase ]  # kept\r\n"
    _ = try await world.run(text, options)
    let before = try world.folder.files.status(of: world.folder("shortcut-under-test.yaml"), followingLinks: true)
    let result = await world.shortcut(["run", "shortcut-under-test.yaml"] + options)
    #expect(result.status == .done)
    let after = try world.folder.files.status(of: world.folder("shortcut-under-test.yaml"), followingLinks: true)
    #expect(world.read("shortcut-under-test.yaml") == text)
    #expect(after.modified == before.modified)
  }
}
