package import FileTransactions
import Foundation
package import ShortcutKit

/// A world with files of known sizes, or other files, in which nothing else can be done.
package func valueHost(
  sizes: [Path: Int64] = [:], zone: String = "GMT", files: (any FileSystem)? = nil
) -> RunHost {
  let nobody = Nobody()
  return RunHost(
    files: files ?? SizedFiles(sizes: sizes), clock: nobody, random: nobody, processes: nobody, console: nobody,
    environment: nobody, conventions: Conventions(localeIdentifier: "en_US") { TimeZone(identifier: zone) ?? .gmt })
}

private struct SizedFiles: FileSystem {
  let sizes: [Path: Int64]

  private func missing(_ operation: String, _ path: Path) -> FileError {
    FileError(.missing, operation, path, detail: "there is no such file")
  }

  func status(of path: Path, followingLinks: Bool) throws(FileError) -> FileStatus {
    guard let size = sizes[path] else { throw missing("look at", path) }
    return FileStatus(kind: .regular, size: size)
  }
  func entries(of folder: Path) throws(FileError) -> [FolderEntry] { throw missing("list", folder) }
  func open(_ path: Path) throws(FileError) -> any ByteSource { throw missing("open", path) }
  func create(_ path: Path, _ mode: WriteMode) throws(FileError) -> any ByteSink { throw missing("write", path) }
  func makeFolder(_ path: Path) throws(FileError) { throw missing("make", path) }
  func perform(_ plan: RenamePlan) throws(RenamePlanError) { throw RenamePlanError([]) }
  func copy(_ source: Path, to target: Path, _ mode: WriteMode) throws(FileError) { throw missing("copy", source) }
  func remove(_ path: Path) throws(FileError) { throw missing("remove", path) }
  func resolved(_ path: Path) throws(FileError) -> Path { path }
  var workingFolder: Path { get throws(FileError) { "/" } }
}

private struct Nobody: WallClock, RandomSource, ProcessRunner, Console, EnvironmentVariables {
  let canAsk = false
  let all: [String: String] = [:]

  func now() -> Date { Date(timeIntervalSince1970: 0) }
  func wait(seconds: Double) throws { throw ConsoleError.nobody }
  func next() -> UInt64 { 0 }
  func run(_ request: ProcessRequest) throws -> ProcessResult { throw ConsoleError.nobody }
  func ask(_ question: LineQuestion) throws -> String { throw ConsoleError.nobody }
  func choose(_ prompt: String, among rows: [ChoiceRow], multiple: Bool, initially: Set<Int>) throws -> [Int] {
    throw ConsoleError.nobody
  }
  func confirm(_ prompt: String) throws -> Bool { throw ConsoleError.nobody }
  func show(_ text: String) {}
  func value(of name: String) -> String? { nil }
}
