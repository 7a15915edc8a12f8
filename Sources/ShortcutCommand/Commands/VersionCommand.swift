/// `shortcut version`
struct VersionCommand: Subcommand {
  let name = "version"
  let operands = ""
  let summary = "Prints the version."
  var examples: [CommandExample] { [CommandExample("shortcut version", "which version this is")] }

  static let version = "0.1.0"
  /// The day of this version.
  static let date = "2026-11-30"

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    try arguments.takesAtMost(0, of: self)
    try streams.print("shortcut \(Self.version)")
    return .done
  }
}
