import ShortcutTestSupport
import Testing

@Suite("Completion in fish", .enabled(if: InstalledProgram("fish") != nil)) struct FishCompletionTests {
  private func completed(_ line: String) async throws -> [String] {
    let fish = try #require(InstalledProgram("fish"))
    let script = "source script.fish; complete -C $argv[1]"
    let answer = try await ShellSession().run(fish, ["--no-config", "-c", script, line])
    return answer.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(arguments: [
    ("shortcut ru", ["run"]),
    ("shortcut run tid", ["tidy-notes"]),
    ("shortcut run it", ["it's \"mine\""]),
    ("shortcut run \"it", ["it's \"mine\""]),
    ("shortcut run cos", ["costs $5 & `x`"]),
    ("shortcut run Kontor\\ ", ["Kontor På"]),
    ("shortcut run tea.yaml --answer Wh", ["Which tea?="]),
    ("shortcut run tea.yaml --answer Which\\ tea\\?=bl", ["Which tea?=black", "Which tea?=blue 'one'"]),
    ("shortcut run tea.yaml --time-zone Europe/Berl", ["Europe/Berlin"]),
    ("shortcut actions upperc", ["uppercase"]),
    ("shortcut run tea.yaml -i notes/my", ["notes/my notes.txt"]),
    ("shortcut run tea.yaml --input=te", ["--input=tea.yaml"]),
  ])
  func `offers what there is`(line: String, candidates: [String]) async throws {
    #expect(try await completed(line) == candidates)
  }

  @Test func `says what they mean`() async throws {
    let fish = try #require(InstalledProgram("fish"))
    let script = "source script.fish; complete -C 'shortcut version'"
    let answer = try await ShellSession().run(fish, ["--no-config", "-c", script])
    #expect(answer == "version\tPrints the version.\n")
  }
}
