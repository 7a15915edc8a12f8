import FileTransactions
import ShortcutActions
import ShortcutKit

/// `shortcut check`
struct CheckCommand: Subcommand {
  let name = "check"
  let operands = "FILE …"
  let summary = "Prints all errors and warnings of shortcuts, without running them."
  let operandKinds = [WordKind.shortcut]
  var statuses: [ExitStatus] { [.done, .usage, .invalid] }
  var examples: [CommandExample] {
    [
      CommandExample("shortcut check shout.yaml", "find what is wrong with a shortcut"),
      CommandExample("shortcut check workflows/*.yaml && git commit", "go on only if nothing is"),
    ]
  }

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw UsageError("which file shall be checked?", help: "shortcut check FILE …")
    }
    let engine = Engine(catalog: .builtIn, host: try HostOptions(arguments, in: streams.world).host { _ in })
    var status = ExitStatus.done
    for name in arguments.operands {
      do {
        let path = try ShortcutFinder(host: engine.host).path(of: name)
        let (program, diagnostics) = try engine.load(path)
        for diagnostic in diagnostics { try streams.print(diagnostic) }
        if program == nil, status == .done { status = .invalid }
      } catch let error as UnreadableShortcut {
        streams.report("shortcut: \(error.message)\n  \(error.help)")
        status = .usage
      } catch let error as FileError where error.path != Path("standard output") {
        streams.report("shortcut: \(error)")
        status = .usage
      }
    }
    return status
  }
}
