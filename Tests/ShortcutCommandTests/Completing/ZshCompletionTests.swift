import ShortcutTestSupport
import Testing

@Suite("Completion in zsh", .enabled(if: InstalledProgram("zsh") != nil)) struct ZshCompletionTests {
  private static let widget = #"dump() { print -rn -- "$BUFFER" > buffer; BUFFER= }; zle -N dump; bindkey '^X' dump"#

  @Test(arguments: [
    "autoload -U compinit; compinit -u -D; source ./script.zsh",
    "cp script.zsh _shortcut; fpath=($PWD $fpath); autoload -U compinit; compinit -u -D",
  ])
  func `completes what is typed, sourced or from fpath`(setup: String) async throws {
    let lines = [
      "shortcut li", "shortcut run tid", "shortcut run it", "shortcut run \"it", "shortcut run Kon",
      "shortcut run tea.yaml --answer Wh", "shortcut run tea.yaml --answer Which\\ tea\\?=bla",
      "shortcut run tea.yaml --no", "shortcut actions upperc", "shortcut run tea.yaml -i notes/my",
      "shortcut run tea.yaml --input=te", "shortcut run cos",
    ]
    let zsh = try #require(InstalledProgram("zsh"))
    let typed = try await ShellSession().type(lines, into: "zsh -f -i", after: "\(setup); \(Self.widget)", with: zsh)
    #expect(
      typed == [
        "shortcut list ", "shortcut run tidy-notes ", "shortcut run it\\'s\\ \\\"mine\\\" ",
        "shortcut run \"it's \\\"mine\\\"\" ", "shortcut run Kontor\\ På ",
        "shortcut run tea.yaml --answer Which\\ tea\\?=", "shortcut run tea.yaml --answer Which\\ tea\\?=black ",
        "shortcut run tea.yaml --no", "shortcut actions uppercase ", "shortcut run tea.yaml -i notes/my\\ notes.txt ",
        "shortcut run tea.yaml --input=tea.yaml ", "shortcut run costs\\ \\$5\\ \\&\\ \\`x\\` ",
      ])
  }
}
