import FileTransactions

/// A program that is running: its output is taken as it comes, and it is ended when the work is told to stop.
struct ProcessRun {
  private static let grace: Duration = .seconds(2)
  private static let errorLimit = 1 << 16

  private let name: Path
  private var child: ChildProcess
  private let input: InputFeeder?
  private var outputPipe: Descriptor?
  private var errorPipe: Descriptor?
  private let copyErrors: @Sendable ([UInt8]) -> Void
  private var output: [UInt8] = []
  private var errors: [UInt8] = []

  init(
    of name: Path, _ child: ChildProcess, input: InputFeeder?, output: Descriptor, errors: Descriptor,
    copyingTo copyErrors: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.name = name
    self.child = child
    self.input = input
    outputPipe = output
    errorPipe = errors
    self.copyErrors = copyErrors
  }

  /// Waits for the end.
  mutating func result() throws -> ProcessResult {
    let isFed = input?.start() ?? true
    defer { if isFed { input?.stop() } }
    do {
      guard isFed else { throw ProcessError(program: name, detail: "there is no room for another thread") }
      try serve()
    } catch {
      InterruptionScope(within: nil, deadline: .now + Self.grace).runBlocking { end() }
      try Interruption.check()
      throw error
    }
    guard let end = child.reap() else {
      throw ProcessError(program: name, detail: "how it ended is not known, as SIGCHLD is ignored")
    }
    return ProcessResult(end: end, output: output, errors: errors.suffix(Self.errorLimit))
  }

  /// Takes the output until the program has ended and its pipes are closed, or kept open by somebody it left behind.
  private mutating func serve() throws {
    var deadline: ContinuousClock.Instant?
    var interval: Duration = .microseconds(50)
    while true {
      try Interruption.check()
      if let failure = input?.failure { throw failure }
      // What the program itself wrote before it ended fits into this one more turn: a pipe holds no more.
      try transfer(within: deadline == nil ? 50 : 5)
      let isClosed = outputPipe == nil && errorPipe == nil
      if child.hasEnded {
        let end = deadline ?? .now + .milliseconds(100)
        if isClosed || .now >= end { return }
        deadline = end
      } else if isClosed {
        pause(for: interval)
        interval = min(interval * 2, .milliseconds(20))
      }
    }
  }

  /// Takes what the pipes hold, when there is something, or after the milliseconds.
  private mutating func transfer(within milliseconds: Int32) throws {
    let ready = readyForReading([outputPipe, errorPipe], within: milliseconds)
    if ready[0], let pipe = outputPipe {
      let bytes = try pipe.read(upTo: 1 << 16)
      output.append(contentsOf: bytes)
      if bytes.isEmpty { outputPipe = nil }
    }
    if ready[1], let pipe = errorPipe {
      let bytes = try pipe.read(upTo: 1 << 16)
      keep(bytes)
      if bytes.isEmpty { errorPipe = nil } else { copyErrors(bytes) }
    }
  }

  private mutating func keep(_ bytes: [UInt8]) {
    errors.append(contentsOf: bytes)
    if errors.count > 2 * Self.errorLimit { errors.removeFirst(errors.count - Self.errorLimit) }
  }

  /// Ends the program and whoever it started: they are asked, and after the time of the running scope, forced.
  private mutating func end() {
    child.group.askToEnd()
    while Interruption.pending == nil {
      if isEverybodyGone() { return }
      do { try transfer(within: 10) } catch { break }
    }
    child.group.endByForce()
    // What cannot be ended, such as a program of another user, is not waited for.
    for _ in 0..<1_000 where !isEverybodyGone() { pause(for: .milliseconds(1)) }
  }

  private mutating func isEverybodyGone() -> Bool {
    guard child.hasEnded else { return false }
    _ = child.reap()
    return !child.group.isAlive
  }
}
