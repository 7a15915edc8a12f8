/// `shortcut version`
struct VersionCommand: Subcommand {
  let name = "version"
  let operands = ""
  let summary = "Prints the version."
  let examples = [CommandExample("shortcut version", "which version this is")]

  static let version = "0.1.0"

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    try streams.print("shortcut \(Self.version)")
    return .done
  }
}
