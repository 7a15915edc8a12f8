import FileTransactions
import ShortcutKit

/// `shortcut new`
struct NewCommand: Subcommand {
  let name = "new"
  let operands = "NAME"
  let summary = "Writes a start for a shortcut, with comments, and prints the path of its file."
  var details: [String] {
    [
      """
      The file is written into ./workflows if there is such a folder, else into the user's own; a NAME with a slash, or \
      that ends in .yaml, is a path. Nothing is ever overwritten.
      """
    ]
  }
  var examples: [CommandExample] {
    [
      CommandExample("shortcut new tidy-notes", "start a shortcut that is run as ‘shortcut run tidy-notes’"),
      CommandExample("$EDITOR \"$(shortcut new tidy-notes)\"", "start it and go on in an editor"),
    ]
  }

  func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    guard let word = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(
        arguments.operands.isEmpty ? "what shall the shortcut be called?" : "the name must be one word, or in quotes",
        help: "shortcut new NAME")
    }
    let host = try HostOptions(arguments, in: streams.world).host { _ in }
    let place = try NewShortcutPlace(word, in: host)
    try place.write(ShortcutTemplate(name: place.name, command: place.command).text, host.files)
    try streams.print(place.path.description)
    streams.report("shortcut: run it with: shortcut run \(place.command.visible)")
    return .done
  }
}

/// Where a new shortcut goes.
private struct NewShortcutPlace {
  let path: Path
  /// The file's name without its ending.
  let name: String
  /// The word that runs it.
  let command: String

  init(_ word: Word, in host: RunHost) throws {
    let text = word.text
    let isPath = text.contains("/") || text.hasSuffix(".yaml") || text.hasSuffix(".yml")
    let file = isPath ? word.path.name : FileName(text + ".yaml")
    if let defect = file.defect ?? Self.defect(of: text, file) {
      throw UsageError("the name \(defect)", help: "shortcut new NAME")
    }
    name = isPath ? file.stem(.last).description : text
    if isPath {
      path = ["yaml", "yml"].contains(file.pathExtension(.last).text) ? word.path : Path(text + ".yaml")
      command = path.description.shellQuoted
    } else {
      path = try Self.folder(host).appending(file)
      command = text.shellQuoted
      if let other = Self.other(path, host) { throw InputError("\(other) is there already; nothing was written") }
    }
  }

  /// What else no shortcut should be called.
  private static func defect(of text: String, _ file: FileName) -> String? {
    if text.isEmpty || text.hasSuffix("/") { return "is empty" }
    if file.isHidden { return "starts with a dot, so that it would not be listed" }
    return text.unicodeScalars.contains { $0.visibleForm != nil } ? "has characters that cannot be seen" : nil
  }

  /// The first of the folders where names are looked up that is there, else the user's own.
  private static func folder(_ host: RunHost) throws -> Path {
    let folders = ShortcutFinder(host: host).folders
    if let found = folders.first, host.files.statusIfPresent(of: found)?.kind == .folder { return found }
    guard let own = folders.dropFirst().first else {
      throw UsageError("there is no folder for shortcuts", help: "make ./workflows, or write a path: ./NAME.yaml")
    }
    return own
  }

  /// The same name with the other ending, which would no longer be found.
  private static func other(_ path: Path, _ host: RunHost) -> Path? {
    let other = path.folder.appending(FileName("\(path.name.stem(.last)).yml"))
    return host.files.statusIfPresent(of: other, followingLinks: false) == nil ? nil : other
  }

  func write(_ text: String, _ files: any FileSystem) throws {
    if files.statusIfPresent(of: path, followingLinks: false) != nil {
      throw InputError("\(path) is there already; nothing was written")
    }
    try files.makeFolder(path.folder)
    let sink = try files.create(path, .new)
    do {
      try sink.write(Array(text.utf8))
      try sink.close()
    } catch {
      sink.discard()
      throw error
    }
  }
}
