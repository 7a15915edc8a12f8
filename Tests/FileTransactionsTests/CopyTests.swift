import FileTransactions
import ShortcutTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct `Copying files` {
  let folder: TemporaryFolder
  let files = POSIXFileSystem()

  init() throws { folder = try TemporaryFolder() }

  @Test func `a copy has the content, the permissions and the times`() throws {
    let path = try folder.write(String(repeating: "hello ", count: 100_000), to: "a")
    let times = [timespec(tv_sec: 1_000_000_000, tv_nsec: 123_456_789), timespec(tv_sec: 1_111_111_111, tv_nsec: 5)]
    #expect(unsafe path.description.withCString { unsafe utimensat(AT_FDCWD, $0, times, 0) } == 0)
    #expect(unsafe path.description.withCString { unsafe chmod($0, 0o750) } == 0)
    try files.copy(path, to: folder("b"), .new)
    let (old, new) = (
      try files.status(of: path, followingLinks: true), try files.status(of: folder("b"), followingLinks: true)
    )
    #expect(try folder.text(of: "b") == folder.text(of: "a"))
    #expect(new.permissions == 0o750)
    #expect(new.modified == FileStatus.Moment(seconds: 1_111_111_111, nanoseconds: 5))
    #expect(new.modified == old.modified)
    #expect(new.inode != old.inode)
  }

  @Test func `an empty file and one of the system that says it is empty are copied whole`() throws {
    try folder.write("", to: "empty")
    try files.copy(folder("empty"), to: folder("copy"), .new)
    #expect(try folder.text(of: "copy") == "")
    #if os(Linux)
      try files.copy("/proc/self/status", to: folder("status"), .new)
      #expect(try folder.text(of: "status").hasPrefix("Name:"))
    #endif
  }

  @Test func `holes stay holes`() throws {
    let number = unsafe open(folder("sparse").description, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(number) }
    let length: off_t = 1 << 30
    #expect(unsafe pwrite(number, "start", 5, 0) == 5)
    #expect(unsafe pwrite(number, "middle", 6, length / 2) == 6)
    #expect(ftruncate(number, length) == 0)
    try files.copy(folder("sparse"), to: folder("copy"), .new)
    var status = stat()
    #expect(unsafe folder("copy").description.withCString { unsafe stat($0, &status) } == 0)
    #expect(status.st_size == length)
    // On a file system without holes this cannot be seen.
    var original = stat()
    #expect(unsafe fstat(number, &original) == 0)
    #expect(status.st_blocks <= original.st_blocks + 256)
    let copy = unsafe open(folder("copy").description, O_RDONLY | O_CLOEXEC)
    defer { close(copy) }
    var bytes = [UInt8](repeating: 1, count: 8)
    #expect(unsafe pread(copy, &bytes, 8, length / 2 - 1) == 8)
    #expect(bytes == [0] + Array("middle".utf8) + [0])
  }

  @Test func `what is at the target decides as for writing`() throws {
    try folder.write("new", to: "a")
    try folder.write("old", to: "b")
    let error = #expect(throws: FileError.self) { try files.copy(folder("a"), to: folder("b"), .new) }
    #expect(error?.reason == .exists)
    #expect(try folder.text(of: "b") == "old")
    try files.copy(folder("a"), to: folder("b"), .append)
    #expect(try folder.text(of: "b") == "oldnew")
    try files.copy(folder("a"), to: folder("b"), .replace)
    #expect(try folder.text(of: "b") == "new")
    #expect(try folder.names() == ["a", "b"])
  }

  @Test(arguments: ["nowhere", "d"])
  func `only a regular file is copied, and nothing is left of an attempt`(name: FileName) throws {
    try files.makeFolder(folder("d"))
    #expect(throws: FileError.self) { try files.copy(folder(name), to: folder("copy"), .new) }
    #expect(throws: FileError.self) { try files.copy("/dev/null", to: folder("copy"), .new) }
    #expect(try folder.names() == ["d"])
  }

  @Test func `work that was told to stop leaves no copy`() throws {
    try folder.write(String(repeating: "x", count: 100_000), to: "a")
    let scope = InterruptionScope(within: nil)
    scope.cancel()
    let error = scope.runBlocking {
      #expect(throws: FileError.self) { try files.copy(folder("a"), to: folder("b"), .new) }
    }
    #expect(error?.reason == .interrupted)
    #expect(try folder.names() == ["a"])
  }

  #if os(Linux)
    @Test func `a full disk is an error`() throws {
      try folder.write("x", to: "a")
      let error = #expect(throws: FileError.self) { try files.copy(folder("a"), to: "/dev/full", .replace) }
      #expect(error?.reason == .noSpace)
    }
  #endif
}
