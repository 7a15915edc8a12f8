import FileTransactions
import ShortcutTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct `Reading files` {
  let folder: TemporaryFolder
  let files = POSIXFileSystem()

  init() throws { folder = try TemporaryFolder() }

  @Test func `a file is read to the byte, in pieces`() throws {
    let bytes = (0..<300_001).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let sink = try files.create(folder("data"), .new)
    try sink.write(bytes)
    try sink.close()
    #expect(try files.open(folder("data")).readAll() == bytes)
    let source = try files.open(folder("data"))
    #expect(try source.read(upTo: 10) == Array(bytes.prefix(10)))
    #expect(try source.read(upTo: 5) == Array(bytes[10..<15]))
  }

  @Test func `a missing file is named with the system's words`() throws {
    let error = #expect(throws: FileError.self) { try files.open(folder("nowhere")) }
    #expect(error?.reason == .missing)
    #expect(error?.description == "could not read ‘\(folder("nowhere"))’: no such file or directory")
  }

  @Test func `a folder is not read as a file`() throws {
    #expect(throws: FileError.self) { try files.open(folder.path) }
  }

  @Test func `a path with a NUL is refused, not cut off there`() throws {
    try folder.write("kept", to: "a")
    let error = #expect(throws: FileError.self) { try files.remove(folder(FileName(bytes: [0x61, 0, 0x62]))) }
    #expect(error?.detail == "the path contains a NUL")
    #expect(try folder.names() == ["a"])
  }

  @Test func `names of any bytes are listed as they are`() throws {
    let names: [FileName] = [
      "two words", "new\nline", "-dash", "quote'd", "$HOME", "~", "émoji 🎉", FileName(bytes: [0xFF, 0xFE, 0x2E, 0x74]),
      FileName(String(repeating: "x", count: 255)),
    ]
    for name in names { try folder.write("", to: name) }
    #expect(try folder.names() == names.sorted())
    for name in names { #expect(files.statusIfPresent(of: folder(name))?.kind == .regular) }
  }

  @Test func `a status tells links from what they lead to`() throws {
    try folder.write("12345", to: "file")
    try folder.link("link", to: "file")
    #expect(try files.status(of: folder("link"), followingLinks: true).size == 5)
    #expect(try files.status(of: folder("link"), followingLinks: false).kind == .symbolicLink)
    #expect(try files.status(of: folder.path, followingLinks: true).kind == .folder)
  }

  @Test func `a new file was made and changed now`() throws {
    var before = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &before)
    try folder.write("x", to: "file")
    let status = try files.status(of: folder("file"), followingLinks: true)
    // A file system's clock may be a tick behind.
    #expect(status.modified.seconds >= Int64(before.tv_sec) - 1)
    if let created = status.created { #expect(created.seconds >= Int64(before.tv_sec) - 1) }
  }

  @Test func `waiting for a pipe ends when the work is told to stop`() throws {
    #expect(unsafe folder("pipe").description.withCString { unsafe mkfifo($0, 0o600) } == 0)
    let scope = InterruptionScope(within: nil, deadline: .now + .milliseconds(20))
    let error = scope.runBlocking { #expect(throws: FileError.self) { try files.open(folder("pipe")).readAll() } }
    #expect(error?.reason == .interrupted)
  }
}
