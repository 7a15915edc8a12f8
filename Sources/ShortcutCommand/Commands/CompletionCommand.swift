import FileTransactions
import ShortcutKit

/// `shortcut completion`
struct CompletionCommand: Subcommand {
  let name = "completion"
  let operands = "bash|zsh|fish"
  var operandKinds: [WordKind] { [.words(CompletionScript.allCases.map(\.rawValue))] }
  let summary = "Prints a script that lets a shell complete commands, options, shortcuts, actions and answers."
  var examples: [CommandExample] {
    [
      CommandExample("eval \"$(shortcut completion bash)\"", "for this bash; in ~/.bashrc for every one"),
      CommandExample("eval \"$(shortcut completion zsh)\"", "the same for zsh, in ~/.zshrc behind compinit"),
      CommandExample("shortcut completion fish | source", "the same for fish, in ~/.config/fish/config.fish"),
    ]
  }

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let names = CompletionScript.allCases.map(\.rawValue)
    guard let name = arguments.operands.first?.text, arguments.operands.count == 1 else {
      throw UsageError("which shell is it for?", help: "shortcut completion \(operands)")
    }
    guard let script = CompletionScript(rawValue: name) else {
      let nearest = Spelling.nearest(to: name, among: names).map { "did you mean ‘\($0)’?" }
      throw UsageError(
        "there is no completion for \(Wording.quoted(name))",
        help: nearest ?? "the shells are \(Wording.list(names, "and"))")
    }
    try streams.write(script.text)
    return .done
  }
}
