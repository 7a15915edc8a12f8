import FileTransactions
import ShortcutKit

/// Files with the places where they are to be saved, all of which was checked.
struct SavePlan {
  /// One file.
  struct Item {
    let file: FileValue
    let target: Path
    let step: Step
  }

  /// What is to be done for a file.
  enum Step {
    /// It is there already.
    case nothing
    /// A regular file is copied, with its permissions and times.
    case copy(Path, WriteMode)
    /// What is in memory or comes from a pipe is written as it comes.
    case write(WriteMode)
  }

  let folder: Path
  /// Whether the folder is missing.
  let makesFolder: Bool
  let items: [Item]

  /// Saves the files, in order.
  func perform(in host: RunHost) throws -> [FileValue] {
    if makesFolder, !items.isEmpty { try host.files.makeFolder(folder) }
    for (number, item) in items.enumerated() {
      do { try item.save(in: host) } catch let error as FileError where number > 0 && error.reason != .interrupted {
        let saved = Wording.count(number, "file")
        throw ActionFailure("\(error); \(saved) of \(items.count) had been saved before", code: "half-done")
      }
    }
    return items.map { FileValue($0.target) }
  }
}

extension SavePlan.Item {
  fileprivate func save(in host: RunHost) throws {
    switch step {
    case .nothing: return
    case .copy(let source, let mode): try host.files.copy(source, to: target, mode)
    case .write(let mode): try file.open(in: host).write(to: target, mode, in: host.files)
    }
  }
}
