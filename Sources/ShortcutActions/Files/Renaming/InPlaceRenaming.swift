import FileTransactions
import ShortcutKit

/// Files that get their new names on disk, all of them or none.
struct InPlaceRenaming {
  private let steps: [RenamePlan.Step]

  /// Plans to give files, each with its new name, these names. What is not on disk cannot be renamed there.
  init(_ files: [(file: FileValue, name: FileName)]) throws {
    let unsaved = files.filter { $0.file.path == nil }.map(\.file.name)
    guard unsaved.isEmpty else {
      throw ActionFailure(
        "\(listed(unsaved)) \(unsaved.count == 1 ? "is" : "are") in memory only and cannot be renamed in place",
        help: "leave ‘in-place’ out and save the renamed files with save-files", code: "not-saved")
    }
    steps = files.compactMap { file, name in
      file.path.map { RenamePlan.Step(from: $0, to: $0.folder.appending(name)) }
    }
  }

  /// Renames, and gives the files under their new names. A file that is given twice is renamed once.
  func perform(in host: RunHost) throws -> [FileValue] {
    var seen: Set<RenamePlan.Step> = []
    do { try host.files.perform(RenamePlan(steps.filter { seen.insert($0).inserted })) } catch {
      throw ActionFailure(error.conflicts.map(\.detail), code: "conflict")
    }
    return steps.map { FileValue($0.target) }
  }
}
