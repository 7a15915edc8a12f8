import ShortcutTestSupport
import Synchronization
import Testing

@testable import FileTransactions

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happens when a renaming that was checked fails all the same.
struct `Renaming that fails half-way` {
  let folder: TemporaryFolder
  let files = POSIXFileSystem()
  let plan: RenamePlan
  let before: [FileName: String]

  init() throws {
    folder = try TemporaryFolder()
    let steps: KeyValuePairs<FileName, FileName> = ["a": "b", "b": "c", "c": "a", "x": "y", "y": "z"]
    for (name, _) in steps { try folder.write(name.description, to: name) }
    before = try folder.contents()
    plan = RenamePlan(steps.map { [folder] in .init(from: folder($0.key), to: folder($0.value)) })
  }

  @Test(arguments: 0..<6)
  func `everything has its old name again`(failing: Int) throws {
    let moves = try RenameCheck(plan, in: files).moves()
    let count = Mutex(0)
    let error = #expect(throws: RenamePlanError.self) {
      try files.carryOut(moves, of: plan) { source, target throws(FileError) in
        let number = count.withLock { count in
          defer { count += 1 }
          return count
        }
        if number == failing { throw FileError(.system(EIO), "rename", source, detail: "input/output error") }
        try SystemCall.renameToFree(source, to: target)
      }
    }
    #expect(error?.conflicts.map { $0.detail.hasSuffix("input/output error; nothing is renamed") } == [true])
    #expect(try folder.contents() == before)
    #expect(try folder.names().count == before.count)
  }

  @Test func `a file that appears in between is not overwritten`() throws {
    let moves = try RenameCheck(plan, in: files).moves()
    let error = #expect(throws: RenamePlanError.self) {
      try files.carryOut(moves, of: plan) { source, target throws(FileError) in
        if target.name == "z" {
          let sink = try files.create(target, .append)
          try sink.write([0x21])
          try sink.close()
        }
        try SystemCall.renameToFree(source, to: target)
      }
    }
    #expect(error?.conflicts.map(\.paths) == [[folder("y"), folder("z")]])
    #expect(try folder.contents() == before.merging(["z": "!"]) { $1 })
  }

  @Test func `what cannot be renamed back is named, with where it is`() throws {
    let moves = try RenameCheck(plan, in: files).moves()
    let hasFailed = Mutex(false)
    let error = #expect(throws: RenamePlanError.self) {
      try files.carryOut(moves, of: plan) { source, target throws(FileError) in
        if target.name == "b" { hasFailed.withLock { $0 = true } }
        if hasFailed.withLock({ $0 }) { throw FileError(.system(EIO), "rename", source, detail: "input/output error") }
        try SystemCall.renameToFree(source, to: target)
      }
    }
    let lost = try #require(error?.conflicts.dropFirst())
    #expect(!lost.isEmpty)
    for conflict in lost {
      #expect(try folder.text(of: conflict.paths[1].name) == conflict.paths[0].name.description)
    }
  }

  @Test func `work that was told to stop renames nothing`() throws {
    let scope = InterruptionScope(within: nil)
    scope.cancel()
    let error = scope.runBlocking { #expect(throws: RenamePlanError.self) { try files.perform(plan) } }
    #expect(error?.conflicts.map { $0.detail.hasSuffix("cancelled; nothing is renamed") } == [true])
    #expect(try folder.contents() == before)
  }

  @Test(.enabled("root may write everywhere", { geteuid() != 0 }))
  func `a folder that may not be written to is refused before anything is touched`() throws {
    try files.makeFolder(folder("locked"))
    try folder.write("1", to: "locked/a")
    let path = folder("locked").description
    #expect(unsafe path.withCString { unsafe chmod($0, 0o555) } == 0)
    defer { _ = unsafe path.withCString { unsafe chmod($0, 0o755) } }
    let steps: KeyValuePairs<FileName, FileName> = ["a": "new", "locked/a": "locked/b", "x": "locked/x"]
    let locked = RenamePlan(steps.map { .init(from: folder($0.key), to: folder($0.value)) })
    let error = #expect(throws: RenamePlanError.self) { try files.perform(locked) }
    #expect(error?.conflicts.map(\.paths) == [[folder("locked"), folder("locked/a"), folder("x")]])
    #expect(try folder.contents() == before)
    #expect(throws: FileError.self) { try files.create(folder("locked/new"), .new) }
  }
}
