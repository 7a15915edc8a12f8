import FileTransactions
import ShortcutActions
import ShortcutKit

/// `shortcut view`
struct ViewCommand: Subcommand {
  let name = "view"
  let operands = "FILE"
  let operandKinds = [WordKind.shortcut]
  let summary = "Draws the chain of actions of a shortcut, as cards."
  var details: [String] {
    [
      """
      The page that --html writes is one file that needs no other, for a browser or a printer; - is standard output.
      """
    ]
  }
  let options = [
    Option("html", value: "FILE", kind: .file, in: .output, "write a web page instead")
  ]
  var statuses: [ExitStatus] { [.done, .usage, .invalid] }
  var examples: [CommandExample] {
    [
      CommandExample("shortcut view clean-text", "see what a shortcut does"),
      CommandExample("shortcut view clean-text --html clean-text.html", "make a page of it, to show around"),
    ]
  }

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    guard let word = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(
        arguments.operands.isEmpty ? "which shortcut shall be drawn?" : "view takes one shortcut",
        help: "shortcut view FILE")
    }
    let host = try HostOptions(arguments, in: streams.world).host { _ in }
    guard let picture = try picture(word, host, streams) else { return .invalid }
    if let target = arguments.word("html") {
      try write(HTMLPage(picture).text, to: target, besides: Path(picture.file), host, streams)
    } else {
      for line in TerminalPicture(streams.screen).lines(of: picture) { try streams.print(line) }
    }
    return .done
  }

  private func picture(_ word: Word, _ host: RunHost, _ streams: Streams) throws -> ShortcutPicture? {
    do {
      let path = try ShortcutFinder(host: host).path(of: word)
      let (shortcut, diagnostics) = try Engine(catalog: .builtIn, host: host).read(path)
      for diagnostic in diagnostics where diagnostic.severity == .error { streams.report(diagnostic) }
      return shortcut.map { CardMaker(catalog: .builtIn).picture(of: $0, in: path) }
    } catch let error as UnreadableShortcut {
      throw UsageError(error.message, help: error.help)
    } catch let error as FileError {
      throw UsageError(error.description)
    }
  }

  private func write(_ text: String, to target: Word, besides shortcut: Path, _ host: RunHost, _ streams: Streams)
    throws
  {
    guard target.text != "-" else { return try streams.write(text) }
    // A slip of the keyboard must not cost the shortcut itself.
    if host.files.statusIfPresent(of: target.path) != nil,
      try host.files.resolved(target.path) == host.files.resolved(shortcut)
    {
      throw UsageError("\(target.path) is the shortcut itself", help: "write the page beside it: --html page.html")
    }
    let sink = try host.files.create(target.path, .replace)
    do {
      try sink.write(Array(text.utf8))
      try sink.close()
    } catch {
      sink.discard()
      throw error
    }
  }
}
