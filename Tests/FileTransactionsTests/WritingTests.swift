import FileTransactions
import ShortcutTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct `Writing files` {
  let folder: TemporaryFolder
  let files = POSIXFileSystem()

  init() throws { folder = try TemporaryFolder() }

  @Test func `a new file appears when it is closed`() throws {
    let sink = try files.create(folder("new"), .new)
    try sink.write(Array("hello".utf8))
    #expect(files.statusIfPresent(of: folder("new")) == nil)
    try sink.close()
    #expect(try folder.contents() == ["new": "hello"])
  }

  @Test func `a new file never replaces one, not even a link to nowhere`() throws {
    try folder.write("old", to: "taken")
    try folder.link("dangling", to: "nowhere")
    for name: FileName in ["taken", "dangling"] {
      let error = #expect(throws: FileError.self) { try files.create(folder(name), .new) }
      #expect(error?.reason == .exists)
    }
    #expect(try folder.names() == ["dangling", "taken"])
    #expect(try folder.text(of: "taken") == "old")
  }

  @Test func `a file that appears in between is not overwritten`() throws {
    let sink = try files.create(folder("new"), .new)
    try sink.write(Array("mine".utf8))
    try folder.write("theirs", to: "new")
    let error = #expect(throws: FileError.self) { try sink.close() }
    #expect(error?.reason == .exists)
    #expect(try folder.contents() == ["new": "theirs"])
  }

  @Test func `an older file is whole until the new one is closed, and gives it its permissions`() throws {
    let path = try folder.write("old", to: "file")
    #expect(unsafe path.description.withCString { unsafe chmod($0, 0o640) } == 0)
    let sink = try files.create(path, .replace)
    try sink.write(Array("new".utf8))
    #expect(try folder.text(of: "file") == "old")
    try sink.close()
    #expect(try folder.contents() == ["file": "new"])
    #expect(try folder.names() == ["file"])
    #expect(try files.status(of: path, followingLinks: true).permissions == 0o640)
  }

  @Test func `giving up leaves everything as it was`() throws {
    try folder.write("old", to: "file")
    for mode in [WriteMode.replace, .new] {
      let sink = try files.create(folder(mode == .new ? "other" : "file"), mode)
      try sink.write(Array("new".utf8))
      sink.discard()
    }
    do {
      let forgotten = try files.create(folder("file"), .replace)
      try forgotten.write([1])
    }
    #expect(try folder.names() == ["file"])
    #expect(try folder.contents() == ["file": "old"])
  }

  @Test func `writing through a link replaces what it leads to`() throws {
    try files.makeFolder(folder("d"))
    try folder.write("old", to: "file")
    try folder.link("d/link", to: "../file")
    try folder.link("dangling", to: "d/made")
    for (name, text): (FileName, String) in [("d/link", "new"), ("dangling", "made")] {
      let sink = try files.create(folder(name), .replace)
      try sink.write(Array(text.utf8))
      try sink.close()
    }
    #expect(try folder.text(of: "file") == "new")
    #expect(try folder.destination(ofLink: "d/link") == "../file")
    #expect(try folder.text(of: "d/made") == "made")
  }

  @Test func `a ring of links is an error`() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    #expect(throws: FileError.self) { try files.create(folder("a"), .replace) }
  }

  @Test func `appending goes behind what is there and makes a missing file`() throws {
    for text in ["one\n", "two\n"] {
      let sink = try files.create(folder("log"), .append)
      try sink.write(Array(text.utf8))
      try sink.close()
    }
    #expect(try folder.text(of: "log") == "one\ntwo\n")
  }

  @Test(arguments: [WriteMode.replace, .append])
  func `a device is written to, not replaced`(mode: WriteMode) throws {
    let sink = try files.create("/dev/null", mode)
    try sink.write(Array("x".utf8))
    try sink.close()
    #expect(try files.status(of: "/dev/null", followingLinks: false).kind == .device)
  }

  #if os(Linux)
    @Test(arguments: [1, 1 << 16, 1_000_000], [WriteMode.replace, .append])
    func `a full disk is an error, at the latest when the file is closed`(size: Int, mode: WriteMode) throws {
      let error = #expect(throws: FileError.self) {
        let sink = try files.create("/dev/full", mode)
        try sink.write([UInt8](repeating: 1, count: size))
        try sink.close()
      }
      #expect(error?.reason == .noSpace)
      #expect(error?.description == "could not write ‘/dev/full’: no space left on device")
    }
  #endif

  @Test(arguments: ["", "missing/file", "d", "d/", "file/below"])
  func `what cannot be a file is refused before anything is written`(name: FileName) throws {
    try files.makeFolder(folder("d"))
    try folder.write("old", to: "file")
    for mode in [WriteMode.new, .replace, .append] {
      #expect(throws: FileError.self) { try files.create(name.bytes.isEmpty ? "" : folder(name), mode) }
    }
    #expect(try folder.names() == ["d", "file"])
  }

  @Test func `a name that is too long is refused`() throws {
    let error = #expect(throws: FileError.self) {
      try files.create(folder(FileName(String(repeating: "n", count: 256))), .new)
    }
    #expect(error?.reason == .system(ENAMETOOLONG))
  }

  @Test func `folders are made with the folders they are in`() throws {
    try files.makeFolder(folder("a/b/../c"))
    try files.makeFolder(folder("a/c"))
    #expect(try files.entries(of: folder("a")).map(\.name).sorted() == ["b", "c"])
    try folder.write("", to: "file")
    let error = #expect(throws: FileError.self) { try files.makeFolder(folder("file/d")) }
    #expect(error?.reason == .notFolder)
    #expect(throws: FileError.self) { try files.makeFolder(folder("file")) }
  }
}
