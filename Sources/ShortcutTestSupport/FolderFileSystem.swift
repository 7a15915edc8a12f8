package import FileTransactions
import ShortcutKit

extension TemporaryFolder {
  /// The system's files, with the folder as their working directory.
  package var asWorkingFolder: any FileSystem { FolderFileSystem(path) }
}

/// The system's files, with a working directory of its own: tests run beside one another.
package struct FolderFileSystem: FileSystem {
  private let folder: Path
  private let below = POSIXFileSystem()

  /// The files, seen from this folder.
  package init(_ folder: Path) { self.folder = folder }

  package func status(of path: Path, followingLinks: Bool) throws(FileError) -> FileStatus {
    try shown(path) { path throws(FileError) in try below.status(of: path, followingLinks: followingLinks) }
  }
  package func entries(of path: Path) throws(FileError) -> [FolderEntry] {
    try shown(path) { path throws(FileError) in try below.entries(of: path) }
  }
  package func open(_ path: Path) throws(FileError) -> any ByteSource {
    try shown(path) { path throws(FileError) in try below.open(path) }
  }
  package func create(_ path: Path, _ mode: WriteMode) throws(FileError) -> any ByteSink {
    try shown(path) { path throws(FileError) in try below.create(path, mode) }
  }
  package func makeFolder(_ path: Path) throws(FileError) {
    try shown(path) { path throws(FileError) in try below.makeFolder(path) }
  }
  package func perform(_ plan: RenamePlan) throws(RenamePlanError) {
    try below.perform(
      RenamePlan(plan.steps.map { .init(from: folder.appending($0.source), to: folder.appending($0.target)) }))
  }
  package func copy(_ source: Path, to target: Path, _ mode: WriteMode) throws(FileError) {
    let source = folder.appending(source)
    try shown(target) { target throws(FileError) in try below.copy(source, to: target, mode) }
  }
  package func remove(_ path: Path) throws(FileError) {
    try shown(path) { path throws(FileError) in try below.remove(path) }
  }
  package func resolved(_ path: Path) throws(FileError) -> Path {
    try shown(path) { path throws(FileError) in try below.resolved(path) }
  }
  package func isWritable(_ path: Path) -> Bool { below.isWritable(folder.appending(path)) }
  package var workingFolder: Path { get throws(FileError) { folder } }

  /// Errors name the path as it was given.
  private func shown<Result>(
    _ path: Path, _ work: (Path) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    // The empty path is none, not the folder itself.
    do { return try work(path.isEmpty ? path : folder.appending(path)) } catch {
      throw error.path == folder.appending(path)
        ? FileError(error.reason, error.operation, path, detail: error.detail) : error
    }
  }
}

/// The system's programs, run in a folder.
struct FolderProcesses: ProcessRunner {
  private let folder: Path

  init(_ folder: Path) { self.folder = folder }

  func run(_ request: ProcessRequest) throws -> ProcessResult {
    var request = request
    request.folder = request.folder.map(folder.appending) ?? folder
    return try LiveProcesses().run(request)
  }
}
