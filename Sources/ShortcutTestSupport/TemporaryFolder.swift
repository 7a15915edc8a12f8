package import FileTransactions
import Foundation

/// A folder for one test. It is removed, with all that is in it, when the test no longer refers to it.
package final class TemporaryFolder: Sendable {
  /// The folder, without links.
  package let path: Path
  /// The file system that it is in.
  package let files = POSIXFileSystem()

  /// Makes an empty folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "shortcut-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = try files.resolved(Path(url.path))
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path.description) } catch {
      print("could not remove ‘\(path)’: \(error)")
    }
  }

  /// The path of a file in the folder.
  package func callAsFunction(_ name: FileName) -> Path { path.appending(name) }

  /// Makes a file with this text; a file of the name must not exist.
  @discardableResult
  package func write(_ text: String, to name: FileName) throws -> Path {
    let sink = try files.create(self(name), .new)
    try sink.write(Array(text.utf8))
    try sink.close()
    return self(name)
  }

  /// What is in a file.
  package func text(of name: FileName) throws -> String {
    String(decoding: try files.open(self(name)).readAll(), as: UTF8.self)
  }

  /// Makes a symbolic link that says `destination`.
  @discardableResult
  package func link(_ name: FileName, to destination: String) throws -> Path {
    try FileManager.default.createSymbolicLink(
      atPath: self(name).description, withDestinationPath: destination)
    return self(name)
  }

  /// What a symbolic link says.
  package func destination(ofLink name: FileName) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: self(name).description)
  }

  /// The names in the folder, in order.
  package func names() throws -> [FileName] { try files.entries(of: path).map(\.name).sorted() }

  /// The files in the folder with what is in them; links to nowhere and folders are left out.
  package func contents() throws -> [FileName: String] {
    var contents: [FileName: String] = [:]
    for name in try names() where files.statusIfPresent(of: self(name))?.kind == .regular {
      contents[name] = try text(of: name)
    }
    return contents
  }
}
