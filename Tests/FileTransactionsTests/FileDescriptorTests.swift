import FileTransactions
import ShortcutTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct `Open files of the process` {
  /// The two ends of a new pipe.
  func makePipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    #expect(unsafe pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func `what goes into a pipe comes out of it, and the descriptor stays open`() throws {
    let pipe = makePipe()
    defer { close(pipe.reading) }
    let sink = FileDescriptorSink(descriptor: pipe.writing, path: "standard output")
    try sink.write(Array("one ".utf8))
    try sink.write(Array("two".utf8))
    try sink.close()
    #expect(fcntl(pipe.writing, F_GETFD) >= 0)
    // Others who write to the pipe are still made to wait.
    #expect(fcntl(pipe.writing, F_GETFL) & O_NONBLOCK == 0)
    close(pipe.writing)
    #expect(
      try FileDescriptorSource(descriptor: pipe.reading, path: "standard input").readAll() == Array("one two".utf8))
  }

  @Test func `bytes can be skipped, in a file and in a pipe, also beyond the end`() throws {
    let pipe = makePipe()
    let sink = FileDescriptorSink(descriptor: pipe.writing, path: "out")
    try sink.write(Array("abcdef".utf8))
    try sink.close()
    close(pipe.writing)
    defer { close(pipe.reading) }
    let folder = try TemporaryFolder()
    let file = try folder.files.open(try folder.write("abcdef", to: "a"))
    for source in [file, FileDescriptorSource(descriptor: pipe.reading, path: "in"), BytesSource(Array("abcdef".utf8))]
    {
      #expect(try source.read(upTo: 1) == Array("a".utf8))
      try source.skip(3)
      #expect(try source.read(upTo: 1) == Array("e".utf8))
      try source.skip(1_000)
      #expect(try source.read(upTo: 1).isEmpty)
    }
  }

  @Test func `a pipe that nobody reads is an error, once, and no signal`() throws {
    let pipe = makePipe()
    defer { close(pipe.writing) }
    let sink = FileDescriptorSink(descriptor: pipe.writing, path: "standard output")
    try sink.write([1])
    close(pipe.reading)
    let error = #expect(throws: FileError.self) { try sink.flush() }
    #expect(error?.reason == .brokenPipe)
    #expect(error?.description == "could not write ‘standard output’: broken pipe")
    try sink.close()
  }

  @Test func `a full pipe is waited for, until the work is told to stop`() throws {
    let pipe = makePipe()
    defer {
      close(pipe.reading)
      close(pipe.writing)
    }
    let scope = InterruptionScope(within: nil, deadline: .now + .milliseconds(20))
    let error = scope.runBlocking {
      #expect(throws: FileError.self) {
        try FileDescriptorSink(descriptor: pipe.writing, path: "out").write([UInt8](repeating: 1, count: 1 << 20))
      }
    }
    #expect(error?.reason == .interrupted)
  }

  #if os(Linux)
    @Test func `a full disk is noticed when the last bytes are written`() throws {
      let number = unsafe open("/dev/full", O_WRONLY | O_CLOEXEC)
      defer { close(number) }
      let sink = FileDescriptorSink(descriptor: number, path: "standard output")
      try sink.write([1])
      let error = #expect(throws: FileError.self) { try sink.close() }
      #expect(error?.reason == .noSpace)
    }
  #endif

  @Test func `a closed descriptor is an error`() throws {
    #expect(throws: FileError.self) { try FileDescriptorSource(descriptor: -1, path: "standard input").readAll() }
    let sink = FileDescriptorSink(descriptor: -1, path: "standard output")
    #expect(throws: FileError.self) {
      try sink.write([1])
      try sink.close()
    }
  }

  @Test func `a terminal shows each write at once`() throws {
    let terminal = try PseudoTerminal()
    let number = unsafe open(terminal.path.description, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    defer { close(number) }
    let sink = FileDescriptorSink(descriptor: number, path: "standard output")
    try sink.write(Array("working …\n".utf8))
    #expect(try terminal.shows("working …\n"))
  }

  @Test func `bytes in memory are read in pieces`() throws {
    let source = BytesSource([1, 2, 3, 4, 5])
    #expect(try source.read(upTo: 2) == [1, 2])
    #expect(try source.readAll() == [3, 4, 5])
    #expect(try source.read(upTo: 2) == [])
  }
}
