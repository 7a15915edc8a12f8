import FileTransactions
import ShortcutTestSupport
import Testing

@testable import ShortcutKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct `Running programs` {
  let folder: TemporaryFolder
  let processes = LiveProcesses()

  init() throws { folder = try TemporaryFolder() }

  func shell(_ script: String, _ arguments: [String] = [], input: ProcessRequest.Input = .nothing) -> ProcessRequest {
    ProcessRequest(
      "sh", arguments: (["-c", script, "sh"] + arguments).map { Array($0.utf8) }, input: input, folder: folder.path)
  }

  @Test func `the status of the end is known`() throws {
    #expect(try processes.run(shell("exit 0")).end == .exit(0))
    #expect(try processes.run(shell("exit 7")).end == .exit(7))
    #expect(try processes.run(shell("kill -9 $$")).end == .signal(9))
  }

  @Test func `signals have their default effect, whatever this process does with them`() throws {
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    #expect(try processes.run(shell("kill -PIPE $$")).end == .signal(SIGPIPE))
  }

  // Pipes hold 64 KiB: a tool that reads one of them only at the end hangs just above that (dagu#1007).
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000, 100_000_000])
  func `what goes through a program is exact to the byte`(size: Int) throws {
    // A pattern whose length has nothing in common with that of any buffer.
    var bytes = (0..<251).map { UInt8($0) }
    while bytes.count < size { bytes += bytes }
    bytes.removeLast(bytes.count - size)
    let result = try processes.run(ProcessRequest("cat", input: .bytes(bytes)))
    #expect(result.end == .exit(0))
    #expect(result.output.count == size)
    let isSame = unsafe memcmp(result.output, bytes, size) == 0
    #expect(isSame)
  }

  @Test func `both outputs are read at the same time, and the last 64 KiB of errors are kept`() throws {
    let null = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    let script = "head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; echo end >&2"
    let result = try LiveProcesses(standardError: null).run(shell(script))
    #expect(result.output == [UInt8](repeating: 0, count: 300_000))
    #expect(result.errors == [UInt8](repeating: 0, count: 65_536 - 4) + Array("end\n".utf8))
  }

  @Test func `standard error is passed on as it is`() throws {
    let number = unsafe open(folder("errors").description, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(number) }
    _ = try LiveProcesses(standardError: number).run(shell("echo one >&2; echo out; echo two >&2"))
    #expect(try folder.text(of: "errors") == "one\ntwo\n")
  }

  @Test func `a program need not read its input`() throws {
    let result = try processes.run(shell("exit 3", input: .bytes([UInt8](repeating: 1, count: 1_000_000))))
    #expect(result.end == .exit(3))
  }

  @Test func `without input there is nothing to read`() throws {
    #expect(try processes.run(ProcessRequest("cat")).output == [])
  }

  @Test func `arguments are data`() throws {
    let hostile = [
      "$(touch PWN)", "`touch PWN`", "; touch PWN", "a 'b' \"c\"", "two\nlines", "", "-n", "*", "\\", "é🎉",
    ]
    let result = try processes.run(shell("printf '%s\\0' \"$@\"", hostile))
    #expect(String(decoding: result.output, as: UTF8.self) == hostile.map { $0 + "\0" }.joined())
    #expect(try folder.names() == [])
  }

  @Test func `arguments need not be UTF-8, but hold no NUL`() throws {
    let request = ProcessRequest("printf", arguments: [Array("%s".utf8), [0xFF, 0xFE]])
    #expect(try processes.run(request).output == [0xFF, 0xFE])
    #expect(throws: ProcessError.self) { try processes.run(ProcessRequest("printf", arguments: [[0x61, 0, 0x62]])) }
  }

  @Test func `the folder and the variables of the request are the program's`() throws {
    var request = shell("pwd; echo \"$GREETING\"; echo \"${HOME+set}\"")
    request.environment = ["GREETING": "hello $(world)"]
    #expect(try processes.run(request).output == Array("\(folder.path)\nhello $(world)\nset\n".utf8))
  }

  @Test func `a name is looked up in the program's own path`() throws {
    let program = try folder.write("#!/bin/sh\necho found\n", to: "my-tool")
    var request = ProcessRequest("my-tool")
    request.environment = ["PATH": "relative:\(folder.path):/bin"]
    #expect(throws: ProcessError.self) { try processes.run(request) }
    #expect(unsafe program.description.withCString { unsafe chmod($0, 0o755) } == 0)
    #expect(try processes.run(request).output == Array("found\n".utf8))
  }

  @Test(arguments: ["no-such-program-here", "/no/such/program", "", "/dev/null"])
  func `a program that cannot be started is an error that names it`(program: Path) throws {
    let error = #expect(throws: ProcessError.self) { try processes.run(ProcessRequest(program)) }
    #expect(error?.program == program)
  }

  @Test func `a missing folder is not blamed on the program`() throws {
    let error = #expect(throws: ProcessError.self) {
      try processes.run(ProcessRequest("true", folder: folder("nowhere")))
    }
    #expect(error?.detail.contains("nowhere") == true)
  }

  @Test func `a background program is not waited for`() throws {
    // It holds the output open for longer than any run here takes.
    let result = try processes.run(shell("sleep 60 & echo $!"))
    let text = String(decoding: result.output, as: UTF8.self)
    let id = try #require(pid_t(text.dropLast()))
    #expect(isRunning(id))
    kill(id, SIGKILL)
  }

  @Test func `a source that fails ends the program, which does not take the rest for the whole`() throws {
    let request = shell("cat > all; touch complete", input: .source(FailingSource()))
    let error = #expect(throws: FileError.self) { try processes.run(request) }
    #expect(error?.reason == .system(EIO))
    #expect(try folder.names() == ["all"])
  }

  @Test func `input that goes on for ever ends with the program`() throws {
    let request = shell("head -c 3", input: .source(EndlessSource()))
    #expect(try processes.run(request).output == [0x79, 0x79, 0x79])
  }

  @Test func `when the work is told to stop, the program and whoever it started end`() throws {
    let error = interrupt(shell("sleep 60 & echo $! > new; echo $$ > self; mv new child; wait"), after: "child")
    #expect(error as? Interruption == .cancelled)
    for name: FileName in ["child", "self"] {
      let id = try #require(pid_t(try folder.text(of: name).dropLast()))
      #expect(!isRunning(id))
    }
  }

  @Test func `a program may clean up, and one that does not listen is killed`() throws {
    let tidy = "trap 'echo tidy > tidy; exit' TERM; touch ready; while :; do sleep 0.01; done"
    #expect(interrupt(shell(tidy), after: "ready") is Interruption)
    #expect(try folder.text(of: "tidy") == "tidy\n")
    let stubborn = "trap '' TERM; echo $$ > new; mv new self; while :; do sleep 1; done"
    #expect(interrupt(shell(stubborn), after: "self") is Interruption)
    let id = try #require(pid_t(try folder.text(of: "self").dropLast()))
    #expect(!isRunning(id))
  }

  @Test func `nothing is started when the work is told to stop before`() throws {
    let scope = InterruptionScope(within: nil)
    scope.cancel()
    scope.runBlocking { _ = #expect(throws: Interruption.self) { try processes.run(shell("touch ran")) } }
    #expect(try folder.names() == [])
  }

  /// Runs a program until it has made a file; what is thrown then.
  func interrupt(_ request: ProcessRequest, after name: FileName) -> (any Error)? {
    let scope = InterruptionScope(within: nil)
    let watch = WorkerThread.start(stackSize: 1 << 20) {
      while folder.files.statusIfPresent(of: folder(name)) == nil { usleep(1_000) }
      scope.cancel()
    }
    #expect(watch)
    return scope.runBlocking { #expect(throws: (any Error).self) { try processes.run(request) } }
  }

  /// Whether a process runs; one that has ended and that nobody asked about yet does not.
  func isRunning(_ id: pid_t) -> Bool {
    guard kill(id, 0) == 0 else { return false }
    #if os(Linux)
      do {
        let line = try folder.files.open(Path("/proc/\(id)/stat")).readAll()
        return !String(decoding: line, as: UTF8.self).contains(") Z ")
      } catch { return false }
    #else
      return true
    #endif
  }
}

private final class FailingSource: ByteSource {
  private let pieces = BytesSource(Array("part".utf8))

  func read(upTo limit: Int) throws(FileError) -> [UInt8] {
    let piece = try pieces.read(upTo: limit)
    if piece.isEmpty { throw FileError(.system(EIO), "read", "disk", detail: "input/output error") }
    return piece
  }
}

private final class EndlessSource: ByteSource {
  func read(upTo limit: Int) throws(FileError) -> [UInt8] { [0x79] }
}
