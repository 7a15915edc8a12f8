import FileTransactions
import ShortcutKit

/// `run-shell-script`
struct RunShellScript: Action {
  /// How the script gets the input.
  enum PassInput: String, Choice {
    case toStandardInput = "to-stdin"
    case asArguments = "as-arguments"
  }

  let name = "run-shell-script"
  let aliases = ["run-command"]
  let category = ActionCategory.scripting
  let description = """
    Runs a script in a shell and outputs what it prints, without the last line break; what is no text is a file.
    """
  let summary = "Run ${script} with ${input}"
  let appleIdentifier = "runshellscript"
  let output = Output(.any, "Shell Script Result")
  let script = Parameter<Script>(
    "script",
    """
    The script. Values are never pasted into it: `${HOME}` in it is the shell's own, and what flows in is its \
    standard input or its arguments.
    """, role: .key, prompt: "Which script would you like to run?",
    empty: ValidationError("no-script", "Please enter a script"))
  let input = Parameter<Value>(
    "input", "What the script gets: a file's content, a list a line an item, or a text.", role: .input,
    default: .nothing)
  let passInput = Parameter<PassInput>(
    "pass-input",
    """
    On standard input, or as arguments: `"$1"`, or `"$@"` for a list, and files as their paths.
    """, default: .toStandardInput)
  let shell = Parameter<String>("shell", "The shell, by its path or its name.", default: "/bin/sh")

  var examples: [ActionExample] {
    [
      ActionExample("What a program prints", "- run-shell-script: printf '%s\\n' one two", output: "one\ntwo"),
      ActionExample(
        "A text on standard input", "- text: hello\n- run-shell-script: tr a-z A-Z", output: "HELLO"),
      ActionExample(
        "Items as arguments, whatever they hold",
        """
        - list: ["two words", "$HOME"]
        - run-shell-script:
            script: printf '<%s>\\n' "$@"
            pass-input: as-arguments
        """, output: "<two words>\n<$HOME>"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    var request = ProcessRequest(Path(arguments.shell))
    // What stands behind the script is its `$0` (POSIX, `sh`): the shell's name, as everywhere.
    request.arguments = ["-c", arguments.script.text, arguments.shell].map { Array($0.utf8) }
    switch arguments.passInput {
    case .asArguments:
      request.arguments += try arguments.input.items.map { try argument($0, in: context.host) }
    case .toStandardInput:
      if !arguments.input.isNothing {
        request.input = .source(try ValueSource(arguments.input, in: context.host))
      }
    }
    let result = try context.host.processes.run(request)
    if let failure = result.failure { throw failure }
    return result.value
  }

  private func argument(_ item: Value, in host: RunHost) throws -> [UInt8] {
    guard case .file = item else { return Array(try String(coercing: item, in: host).utf8) }
    return try Location(coercing: item, in: host).path.bytes
  }
}

extension ProcessResult {
  /// What was printed: as text, without one line break at its end, or as a file where it is no text.
  fileprivate var value: Value {
    let end = output.last == UInt8(ascii: "\n") ? output.count - 1 : output.count
    if let text = String(validating: output[..<end], as: UTF8.self) { return .text(text) }
    return .file(FileValue(.bytes(output), name: "output"))
  }

  /// Why the script counts as failed, with the last of what it said about it.
  fileprivate var failure: ActionFailure? {
    let (how, code): (String, String)
    switch end {
    case .exit(0): return nil
    case .exit(let status): (how, code) = ("ended with status \(status)", "exit-\(status)")
    case .signal(let number): (how, code) = ("was ended by signal \(number)", "signal-\(number)")
    }
    let lines = String(decoding: errors.suffix(2_000), as: UTF8.self).split(whereSeparator: \.isNewline)
    let last = lines.suffix(3).map(\.trimmingWhitespace).filter { !$0.isEmpty }.joined(separator: "; ")
    return ActionFailure("the script \(how)" + (last.isEmpty ? "" : ": \(last)"), code: code, parameter: "script")
  }
}
