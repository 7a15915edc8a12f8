import ShortcutTestSupport
import Testing

@Suite("Completion in bash", .enabled(if: InstalledProgram("bash") != nil)) struct BashCompletionTests {
  /// What the script replies for a line with the cursor at its end, as bash calls it.
  private func replies(_ line: String) async throws -> [Substring] {
    let bash = try #require(InstalledProgram("bash"))
    let script = """
      source script.bash
      complete -p shortcut > registered
      COMP_LINE=$1 COMP_POINT=${#1} COMP_WORDS=($1) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _shortcut shortcut '' ''
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let session = try await ShellSession()
    let answer = try session.run(bash, ["--norc", "--noprofile", "-c", script, "bash", line])
    #expect(session.world.read("registered") == "complete -F _shortcut shortcut\n")
    return answer.split(separator: "\n")
  }

  @Test(arguments: [
    ("shortcut ru", ["run"]),
    ("shortcut run --ans", ["--answer", "--answers"]),
    ("shortcut actions upp", ["uppercase"]),
    ("shortcut completion ", ["bash", "zsh", "fish"]),
    ("shortcut run ti", ["tidy-notes"]),
    ("shortcut run it\\'s", ["it\\'s\\ \\\"mine\\\""]),
    ("shortcut run \"it's", ["it's \\\"mine\\\"\""]),
    ("shortcut run 'Kon", ["Kontor På"]),
    ("shortcut run Kontor\\ ", ["Kontor\\ På"]),
    ("shortcut run cos", ["costs\\ \\$5\\ \\&\\ \\`x\\`"]),
    ("shortcut run \"cos", ["costs \\$5 & \\`x\\`"]),
    ("shortcut run 'cos", ["costs $5 & `x`"]),
    // Beside a file, readline puts the quotes.
    ("shortcut run te", ["ten times", "tea.yaml"]),
    ("shortcut run tea.yaml notes/my\\ n", ["notes/my notes.txt"]),
    ("shortcut run tea.yaml -i 'notes/my n", ["notes/my notes.txt"]),
    ("shortcut run tea.yaml --input=no", ["notes"]),
    // Words, which need them from the script: readline replaces what follows an open quote, or an equals sign.
    ("shortcut run tea.yaml --answer Which", ["Which\\ tea\\?="]),
    ("shortcut run tea.yaml --answer 'Which", ["Which tea?="]),
    ("shortcut run tea.yaml --answer Which\\ tea\\?=bl", ["black", "blue\\ \\'one\\'"]),
    ("shortcut run tea.yaml --answer 'Which tea?=blu", ["Which tea?=blue '\\''one'\\'''"]),
    ("shortcut run tea.yaml --answer \"Which tea?=blu", ["Which tea?=blue 'one'"]),
    ("shortcut run tea.yaml --answer=Now\\?=S", ["Stop\\ it"]),
    ("shortcut run tea.yaml --set lo", ["long\\ name="]),
    ("shortcut nonsense x", []),
  ])
  func `replies with what readline can insert`(line: String, replies: [String]) async throws {
    #expect(try await self.replies(line).map(String.init) == replies)
  }

  @Test func `runs nothing that stands in the line`() async throws {
    let session = try await ShellSession()
    let bash = try #require(InstalledProgram("bash"))
    for line in ["shortcut run $(touch bad) ", "shortcut run `touch bad`", "shortcut run \"$(touch bad)\" --answer x"] {
      let script = "source script.bash; COMP_LINE=$1; COMP_POINT=${#1}; _shortcut"
      _ = try session.run(bash, ["--norc", "-c", script, "bash", line])
      #expect(session.world.read("bad") == nil)
    }
  }

  @Test(.enabled(if: InstalledProgram("zsh") != nil))
  func `completes what is typed`() async throws {
    let setup = #"""
      source ./script.bash; dump() { printf %s "$READLINE_LINE" > buffer; READLINE_LINE=; }; bind -x '"\C-x": dump'
      """#
    let zsh = try #require(InstalledProgram("zsh"))
    let lines = [
      "shortcut li", "shortcut run it", "shortcut run \"it", "shortcut run tea.yaml --answer Wh",
      "shortcut run tea.yaml --answer Which\\ tea\\?=bla", "shortcut run tea.yaml -i notes/my",
      "shortcut run tea.yaml --input=te", "shortcut run tea.yaml -i $HOME/te", "shortcut run cos", "shortcut run ten",
    ]
    let typed = try await ShellSession().type(lines, into: "bash --norc --noprofile -i", after: setup, with: zsh)
    #expect(
      typed == [
        "shortcut list ", "shortcut run it\\'s\\ \\\"mine\\\" ", "shortcut run \"it's \\\"mine\\\"\" ",
        "shortcut run tea.yaml --answer Which\\ tea\\?=", "shortcut run tea.yaml --answer Which\\ tea\\?=black ",
        "shortcut run tea.yaml -i notes/my\\ notes.txt ", "shortcut run tea.yaml --input=tea.yaml ",
        "shortcut run tea.yaml -i $HOME/tea.yaml ", "shortcut run costs\\ \\$5\\ \\&\\ \\`x\\` ",
        "shortcut run ten\\ times ",
      ])
  }
}
