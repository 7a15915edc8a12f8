import FileTransactions
import Synchronization

/// The system's files, with a count of the bytes that are read of them. Nothing can be changed.
final class CountingFiles: FileSystem {
  private let below = POSIXFileSystem()
  private let counter = Counter()

  var count: Int { counter.total.load(ordering: .relaxed) }

  func open(_ path: Path) throws(FileError) -> any ByteSource { CountingSource(try below.open(path), counter) }
  func status(of path: Path, followingLinks: Bool) throws(FileError) -> FileStatus {
    try below.status(of: path, followingLinks: followingLinks)
  }
  func entries(of folder: Path) throws(FileError) -> [FolderEntry] { try below.entries(of: folder) }
  func create(_ path: Path, _ mode: WriteMode) throws(FileError) -> any ByteSink { throw refused(path) }
  func makeFolder(_ path: Path) throws(FileError) { throw refused(path) }
  func perform(_ plan: RenamePlan) throws(RenamePlanError) { throw RenamePlanError([]) }
  func copy(_ source: Path, to target: Path, _ mode: WriteMode) throws(FileError) { throw refused(target) }
  func remove(_ path: Path) throws(FileError) { throw refused(path) }
  func resolved(_ path: Path) throws(FileError) -> Path { try below.resolved(path) }
  var workingFolder: Path { get throws(FileError) { try below.workingFolder } }

  private func refused(_ path: Path) -> FileError {
    FileError(.notPermitted, "change", path, detail: "nothing can be changed here")
  }
}

private final class Counter: Sendable {
  let total = Atomic<Int>(0)
}

private final class CountingSource: ByteSource {
  private let below: any ByteSource
  private let counter: Counter

  init(_ below: any ByteSource, _ counter: Counter) {
    self.below = below
    self.counter = counter
  }

  func read(upTo limit: Int) throws(FileError) -> [UInt8] {
    let bytes = try below.read(upTo: limit)
    counter.total.add(bytes.count, ordering: .relaxed)
    return bytes
  }

  func skip(_ count: Int) throws(FileError) { try below.skip(count) }
}
