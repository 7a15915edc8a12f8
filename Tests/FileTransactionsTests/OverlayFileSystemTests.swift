import FileTransactions
import ShortcutTestSupport
import Synchronization
import Testing

struct `A dry run of file changes` {
  let folder: TemporaryFolder
  let files: OverlayFileSystem
  let report = Report()

  final class Report: Sendable {
    let lines = Mutex<[String]>([])
  }

  init() throws {
    folder = try TemporaryFolder()
    let report = report
    files = OverlayFileSystem(
      over: folder.files, now: { FileStatus.Moment(seconds: 1_000_000_000) },
      onChange: { line in report.lines.withLock { $0.append(line) } })
  }

  /// The lines that were reported, with bare names instead of paths in the folder.
  var lines: [String] { report.lines.withLock { $0.map { $0.replacing("\(folder.path)/", with: "") } } }

  func text(of name: FileName) throws -> String {
    String(decoding: try files.open(folder(name)).readAll(), as: UTF8.self)
  }

  func write(_ text: String, to name: FileName, _ mode: WriteMode = .new) throws {
    let sink = try files.create(folder(name), mode)
    try sink.write(Array(text.utf8))
    try sink.close()
  }

  func rename(_ steps: KeyValuePairs<FileName, FileName>) throws {
    try files.perform(RenamePlan(steps.map { .init(from: folder($0.key), to: folder($0.value)) }))
  }

  func names(in name: FileName = ".") throws -> [FileName] { try files.entries(of: folder(name)).map(\.name).sorted() }

  @Test func `files are found under their new names, and the disk is as it was`() throws {
    try folder.write("one", to: "a")
    try folder.write("two", to: "b")
    try rename(["a": "b", "b": "c"])
    #expect(try text(of: "b") == "one")
    #expect(try text(of: "c") == "two")
    #expect(throws: FileError.self) { try files.open(folder("a")) }
    #expect(try names() == ["b", "c"])
    try rename(["c": "a"])
    #expect(try text(of: "a") == "two")
    #expect(try folder.contents() == ["a": "one", "b": "two"])
    #expect(lines == ["would rename ‘a’ to ‘b’", "would rename ‘b’ to ‘c’", "would rename ‘c’ to ‘a’"])
  }

  @Test func `what is written is read back, and counted`() throws {
    try write("hello", to: "out.txt")
    #expect(try text(of: "out.txt") == "hello")
    #expect(try files.status(of: folder("out.txt"), followingLinks: true).size == 5)
    #expect(files.statusIfPresent(of: folder("out.txt"))?.modified.seconds == 1_000_000_000)
    try write("!", to: "out.txt", .append)
    #expect(try text(of: "out.txt") == "hello!")
    try write("bye", to: "out.txt", .replace)
    #expect(try text(of: "out.txt") == "bye")
    #expect(try folder.names() == [])
    #expect(
      lines == [
        "would write ‘out.txt’ (5 bytes)", "would append 1 byte to ‘out.txt’", "would replace ‘out.txt’ (3 bytes)",
      ])
  }

  @Test func `appending goes behind what is on the disk`() throws {
    try folder.write("one\n", to: "log")
    try write("two\n", to: "log", .append)
    #expect(try text(of: "log") == "one\ntwo\n")
    #expect(files.statusIfPresent(of: folder("log"))?.size == 8)
    #expect(try folder.text(of: "log") == "one\n")
  }

  @Test func `a folder that would be made can be written into`() throws {
    #expect(throws: FileError.self) { try write("x", to: "new/deep/file") }
    try files.makeFolder(folder("new/deep"))
    try files.makeFolder(folder("new"))
    try write("x", to: "new/deep/file")
    #expect(try names(in: "new/deep") == ["file"])
    #expect(try names() == ["new"])
    #expect(try files.resolved(folder("new/../new/deep")) == folder("new/deep"))
    #expect(try folder.names() == [])
    #expect(lines == ["would make folder ‘new/deep’", "would write ‘new/deep/file’ (1 byte)"])
  }

  @Test func `a folder that would be renamed has its files under its new name`() throws {
    try folder.files.makeFolder(folder("d/e"))
    try folder.write("1", to: "d/e/a")
    try write("2", to: "d/b")
    try rename(["d": "f"])
    #expect(try names(in: "f") == ["b", "e"])
    #expect(try text(of: "f/e/a") == "1")
    #expect(try text(of: "f/b") == "2")
    #expect(throws: FileError.self) { try names(in: "d") }
    try rename(["f/e/a": "a"])
    #expect(try names(in: "f/e") == [])
    #expect(try text(of: "a") == "1")
  }

  @Test func `copies and removals are seen`() throws {
    try folder.write("1", to: "a")
    try files.copy(folder("a"), to: folder("b"), .new)
    try files.remove(folder("a"))
    try files.copy(folder("b"), to: folder("c"), .new)
    try files.copy(folder("b"), to: folder("c"), .append)
    #expect(try text(of: "b") == "1")
    #expect(try text(of: "c") == "11")
    #expect(try names() == ["b", "c"])
    #expect(try folder.contents() == ["a": "1"])
    #expect(lines.prefix(2) == ["would copy ‘a’ to ‘b’", "would remove ‘a’"])
  }

  @Test func `links lead to what would be there`() throws {
    try folder.files.makeFolder(folder("d"))
    try folder.write("1", to: "d/a")
    try folder.link("link", to: "d")
    try folder.link("file", to: "d/a")
    try write("2", to: "file", .replace)
    try rename(["d/a": "d/b"])
    #expect(try names(in: "link") == ["b"])
    #expect(try text(of: "link/b") == "2")
    #expect(throws: FileError.self) { try text(of: "file") }
  }

  // A dry run must fail where the run would.

  @Test func `what could not be done is refused for the same reason`() throws {
    try folder.write("1", to: "a")
    try folder.write("2", to: "b")
    try folder.files.makeFolder(folder("d"))
    try folder.link("dangling", to: "nowhere")
    for (name, mode): (FileName, WriteMode) in [
      ("a", .new), ("dangling", .new), ("d", .replace), ("d/", .new), ("a/b", .new), ("no/b", .append), ("", .new),
      (FileName(String(repeating: "x", count: 256)), .new),
    ] {
      let path = name.bytes.isEmpty ? "" : folder(name)
      let real = #expect(throws: FileError.self) { try folder.files.create(path, mode) }
      let dry = #expect(throws: FileError.self) { try files.create(path, mode) }
      #expect(real?.reason == dry?.reason, "\(name)")
    }
    for steps: KeyValuePairs<FileName, FileName> in [
      ["a": "b"], ["a": "c", "b": "c"], ["x": "y"], ["a": "no/a"], ["a": "dangling"], ["d": "d/d"], ["a": "d"],
    ] {
      let plan = RenamePlan(steps.map { .init(from: folder($0.key), to: folder($0.value)) })
      let real = #expect(throws: RenamePlanError.self) { try folder.files.perform(plan) }
      let dry = #expect(throws: RenamePlanError.self) { try files.perform(plan) }
      #expect(real?.conflicts == dry?.conflicts)
    }
    #expect(throws: FileError.self) { try files.remove(folder("x")) }
    #expect(throws: FileError.self) { try files.copy(folder("x"), to: folder("y"), .new) }
    #expect(throws: FileError.self) { try files.copy(folder("a"), to: folder("b"), .new) }
    #expect(throws: FileError.self) { try files.makeFolder(folder("a/b")) }
    #expect(lines == [])
  }

  @Test func `a name that an earlier change took is taken`() throws {
    try folder.write("1", to: "a")
    try write("2", to: "b")
    #expect(throws: RenamePlanError.self) { try rename(["a": "b"]) }
    #expect(throws: FileError.self) { try write("3", to: "b") }
    try rename(["b": "c"])
    try rename(["a": "b"])
    #expect(try text(of: "b") == "1")
  }
}
