import FileTransactions
import ShortcutActions
import ShortcutKit

/// `shortcut list`
struct ListCommand: Subcommand {
  let name = "list"
  let operands = ""
  let summary = "Lists the shortcuts that can be run by name: those of ./workflows, and the user's own."
  var details: [String] {
    [
      """
      The user's own are in ~/.config/shortcut/workflows, or where XDG_CONFIG_HOME says. What a shortcut accepts stands \
      behind its name.
      """
    ]
  }
  let options = [Option("json", in: .output, "print the list as JSON")]
  var examples: [CommandExample] {
    [
      CommandExample("shortcut list", "what is there to run"),
      CommandExample("shortcut list --json | jq -r '.[].file'", "the files of all shortcuts"),
    ]
  }

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    try arguments.takesAtMost(0, of: self)
    let host = try HostOptions(arguments, in: streams.world).host { _ in }
    let shelf = ShortcutShelf(in: host)
    for problem in shelf.problems { streams.report("shortcut: \(problem.error)") }
    let found = shelf.entries.map { ListedShortcut($0, host) }
    if arguments.has("json") {
      try streams.print(try JSON.text(.list(found.map(\.value)), pretty: true, in: host))
    } else if found.isEmpty {
      let places = ShortcutFinder(host: host).folders.map(\.description)
      streams.report(
        "shortcut: there are no shortcuts in \(Wording.list(places, "and"))\n  shortcut new NAME makes one")
    } else {
      for line in table(found, streams.screen).lines(for: streams.screen) { try streams.print(line) }
    }
    return shelf.problems.isEmpty ? .done : .failed
  }

  private func table(_ found: [ListedShortcut], _ screen: OutputScreen?) -> TextTable {
    let ink = Ink(screen)
    return TextTable(
      rows: found.map { shortcut in
        let name = TextTable.Cell(text: shortcut.entry.name.visible, paint: ink.bold)
        guard let written = shortcut.written else {
          let file = shortcut.entry.path.description.shellQuoted
          return [name, .init(text: ""), .init(text: "not valid: shortcut check \(file)", paint: ink.red)]
        }
        let words = written.description?.value ?? written.name?.value ?? ""
        return [name, .init(text: written.input.inWords, paint: ink.dim), .init(text: words.onOneLine)]
      })
  }
}

/// A shortcut of the list, as far as it can be read.
private struct ListedShortcut {
  let entry: ShortcutShelf.Entry
  /// Nil where the file is no shortcut.
  let written: Shortcut?

  init(_ entry: ShortcutShelf.Entry, _ host: RunHost) {
    self.entry = entry
    // Each is checked by itself: what is wrong with one is not the fault of another that calls it.
    do throws(FileError) {
      written = try Engine(catalog: .builtIn, host: host).read(entry.path).shortcut
    } catch {
      written = nil
    }
  }

  /// The entry for `--json`.
  var value: Value {
    func text(_ words: String?) -> Value { words.map(Value.text) ?? .nothing }
    let input = written.map { written in
      Value.dictionary(
        Record([("type", .text(written.input.typeName)), ("multiple", .boolean(written.input.multiple))]))
    }
    return .dictionary(
      Record([
        ("name", .text(entry.name)), ("file", .text(entry.path.description)), ("valid", .boolean(written != nil)),
        ("title", text(written?.name?.value)), ("description", text(written?.description?.value)),
        ("icon", text(written?.icon?.value)), ("accepts", input ?? .nothing),
      ]))
  }
}
