import FileTransactions
import Foundation
import ShortcutKit
import ShortcutTestSupport

/// A folder with shortcuts, in which shells complete command lines.
struct ShellSession {
  let world: TestWorld

  init() async throws {
    world = try TestWorld()
    try world.write("- text: hi\n", to: "workflows/it's \"mine\".yaml")
    try world.write("- text: hi\n", to: "workflows/tidy-notes.yaml")
    try world.write("- text: hi\n", to: "workflows/Kontor På.yaml")
    try world.write("- text: hi\n", to: "workflows/costs $5 & `x`.yaml")
    try world.write("- text: hi\n", to: "workflows/ten times.yaml")
    try world.write("- no-such-action\n", to: "workflows/broken.yaml")
    try world.write("some text\n", to: "notes/my notes.txt")
    try world.write(
      """
      input: { type: file, when-missing: ask, prompt: Which files? }
      variables: { size: 1, "long name": x }
      actions:
        - choose-from-list: { list: [black, blue 'one', green], prompt: Which tea? }
        - if: size > 1
          then:
            - choose-from-menu: Now?
              cases: { Go on: [nothing], "Stop it": [stop] }
        - get-files: x
        - rename-files: { date-format: yyyy }
        - ask-for-input: "${size} times?"
      """, to: "tea.yaml")
    for shell in ["bash", "zsh", "fish"] {
      try world.write(await world.shortcut(["completion", shell]).output, to: "script.\(shell)")
    }
  }

  /// Runs a program in the folder, with the command in its way.
  func run(_ program: InstalledProgram, _ arguments: [String]) throws -> String {
    let folder = world.folder.path
    let environment = [
      "HOME": folder.description, "PATH": PackageFolder.programs.path + ":/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      "TERM": "dumb", "XDG_CONFIG_HOME": "", "HISTFILE": "/dev/null",
    ]
    let result = try program.run(arguments, in: folder, environment: environment)
    return String(decoding: result.output, as: UTF8.self)
  }

  /// Types command lines, each followed by the tabulator key, into a shell that is at a terminal, and returns what
  /// stands in its editor then. `zsh` has a terminal to give.
  func type(_ lines: [String], into shell: String, after setup: String, with zsh: InstalledProgram) throws -> [String] {
    try world.write(Self.driver, to: "driver.zsh")
    let answer = try run(zsh, ["-f", "driver.zsh", shell, setup] + lines)
    return answer.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private static let driver = #"""
    zmodload zsh/zpty
    zpty z "PS1='> ' $1"
    zpty -w z "$2"
    zpty -w z 'echo REA''DY'
    zpty -r -m z seen '*READY*'
    shift 2
    for line in "$@"; do
      rm -f buffer
      zpty -w -n z "$line"$'\t'
      # The editor takes the next key when it is done with this one.
      zpty -w -n z $'\C-x'
      for i in {1..400}; do [[ -s buffer ]] && break; zpty -r -t z seen; sleep 0.025; done
      print -r -- "$(<buffer)"
    done
    zpty -d z
    """#
}
