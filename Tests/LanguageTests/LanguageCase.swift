import FileTransactions
import Foundation
import ShortcutTestSupport
import Testing

/// A shortcut of the `Cases` folder: `NAME.yaml`, with what it prints in `NAME.out` or `NAME.err`.
///
/// `NAME.args` holds arguments of the command, a line each, and `NAME.in` its standard input. What a case needs beside
/// itself is in the folder `NAME`, whose files all have an extension.
struct LanguageCase: CustomTestStringConvertible, Sendable {
  let folder: URL
  let name: String

  var testDescription: String { name }

  /// The cases of a folder of `Cases`, in the order of their names.
  static func all(in folder: String) -> [LanguageCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(components: "Cases", folder)
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "yaml" }
      .map { LanguageCase(folder: folder, name: $0.deletingPathExtension().lastPathComponent) }
      .sorted { $0.name < $1.name }
  }

  /// The text of one of the files of the case; nil where there is none.
  func text(_ ending: String) throws -> String? {
    let file = folder.appending(component: "\(name).\(ending)")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  var arguments: [String] {
    get throws { try text("args")?.split(separator: "\n").map(String.init) ?? [] }
  }

  /// A world in which the case lies, with what it needs.
  func world() throws -> TestWorld {
    let world = try TestWorld()
    try copy("\(name).yaml", into: world)
    let beside = folder.appending(component: name)
    guard FileManager.default.fileExists(atPath: beside.path) else { return world }
    for path in try FileManager.default.subpathsOfDirectory(atPath: beside.path) where path.contains(".") {
      try copy(path, from: beside, into: world)
    }
    return world
  }

  private func copy(_ path: String, from folder: URL? = nil, into world: TestWorld) throws {
    try world.write(Array(try Data(contentsOf: (folder ?? self.folder).appending(path: path))), to: path)
  }

  /// Runs the case.
  func run() async throws -> CommandResult {
    let standard = ["run", "\(name).yaml", "--time-zone", "UTC"]
    return try await world().shortcut(standard + arguments, input: try text("in"))
  }

  /// What `check` says to the case; where it says nothing, how a run of it goes.
  func complaint() async throws -> CommandResult {
    let checked = try await world().shortcut(["check", "\(name).yaml"])
    return checked.text.isEmpty ? try await run() : checked
  }
}
