import FileTransactions
import ShortcutKit

/// Saves the output of a shortcut, for `-o PATH`.
struct OutputSaver {
  let streams: Streams
  let host: RunHost
  let isJSON: Bool
  let isNulSeparated: Bool

  /// Saves one value under the path, or in it where it is a folder; several files in the folder of that path.
  func save(_ value: Value, to path: Path) throws {
    let isFolder = host.files.statusIfPresent(of: path)?.kind == .folder || path.bytes.last == UInt8(ascii: "/")
    if !isJSON, let files = Self.files(of: value) {
      return files.count > 1 || isFolder ? try save(files, in: path) : try save(files[0], to: path, .replace)
    }
    guard !isFolder else {
      let output = isJSON ? "JSON goes into one file" : "the output is no file"
      throw InputError("‘\(path)’ is a folder, and \(output): name a file in it")
    }
    try writing(to: path, .replace) { try print(value, to: $0) }
  }

  /// Writes to standard output what would be saved.
  func save(_ value: Value, to sink: any ByteSink) throws {
    guard !isJSON, let files = Self.files(of: value) else { return try print(value, to: sink) }
    guard files.count == 1 else {
      throw InputError("\(files.count) files cannot be one output; name a folder for them: -o FOLDER/")
    }
    try copy(try files[0].open(in: host), to: sink)
  }

  /// The files that a value is; nil where it is anything else.
  private static func files(of value: Value) -> [FileValue]? {
    let files = value.items.compactMap { item in if case .file(let file) = item { file } else { nil } }
    return files.isEmpty || files.count < value.items.count ? nil : files
  }

  private func print(_ value: Value, to sink: any ByteSink) throws {
    let printer = OutputPrinter(sink: sink, streams: streams, host: host, isNulSeparated: isNulSeparated)
    try isJSON ? printer.printJSON(value) : printer.print(value)
  }

  // MARK: Files

  /// These names come from the files: none of them may cost another file its content.
  private func save(_ files: [FileValue], in folder: Path) throws {
    try check(files, in: folder)
    try host.files.makeFolder(folder)
    for file in files { try save(file, to: folder.appending(file.name), .new) }
  }

  /// Finds out before the first file is saved whether all can be.
  private func check(_ files: [FileValue], in folder: Path) throws {
    var names: Set<FileName> = []
    for file in files {
      let target = folder.appending(file.name)
      if let defect = file.name.defect { throw InputError("‘\(file.name)’ cannot be the name of a file: it \(defect)") }
      if file.path.flatMap({ host.files.statusIfPresent(of: $0) })?.kind == .folder {
        throw InputError("‘\(file.name)’ is a folder; only files can be saved")
      }
      guard names.insert(file.name).inserted else {
        throw InputError("more than one file would be saved as ‘\(target)’; nothing was saved")
      }
      guard host.files.statusIfPresent(of: target, followingLinks: false) == nil else {
        throw InputError("could not write ‘\(target)’: it exists already; nothing was saved")
      }
    }
  }

  private func save(_ file: FileValue, to path: Path, _ mode: WriteMode) throws {
    if let source = file.path {
      try host.files.copy(source, to: path, mode)
    } else {
      let source = try file.open(in: host)
      try writing(to: path, mode) { try copy(source, to: $0) }
    }
  }

  private func copy(_ source: any ByteSource, to sink: any ByteSink) throws {
    while case let piece = try source.read(upTo: 1 << 16), !piece.isEmpty { try sink.write(piece) }
  }

  private func writing(to path: Path, _ mode: WriteMode, _ work: (any ByteSink) throws -> Void) throws {
    let sink = try host.files.create(path, mode)
    do {
      try work(sink)
      try sink.close()
    } catch {
      sink.discard()
      throw error
    }
  }
}
