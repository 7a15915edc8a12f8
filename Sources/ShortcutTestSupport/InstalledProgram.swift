package import FileTransactions
import Foundation
package import ShortcutKit

/// A program that some systems have: a test that needs it is skipped where it is missing.
package struct InstalledProgram: Sendable {
  /// Where it is.
  package let path: String

  /// The first of some names that is in the usual folders; nil where none is.
  package init?(_ names: String...) {
    let folders = ["/usr/local/bin", "/usr/bin", "/bin", "/opt/homebrew/bin"]
    let candidates = names.flatMap { name in folders.map { $0 + "/" + name } }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// Runs it in a folder, and returns what it prints.
  package func run(_ arguments: [String], in folder: Path, environment: [String: String]) throws -> ProcessResult {
    try LiveProcesses().run(
      ProcessRequest(
        Path(path), arguments: arguments.map { Array($0.utf8) }, folder: folder, environment: environment))
  }
}
