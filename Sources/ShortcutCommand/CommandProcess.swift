import FileTransactions
import ShortcutKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The command as a process: its streams, its signals, its exit status.
public enum CommandProcess {
  /// Runs the command on threads of its own, while this one waits for signals. Never returns.
  public static func run() -> Never {
    StandardStreams.fillGaps()
    let signals = SignalWait()
    let scope = InterruptionScope(within: nil)
    let received = Atomic<Int32>(0)
    let words = arguments
    let environment = LiveEnvironment()
    let progress = ProgressLine(ofErrorsIn: environment)
    Task.detached(executorPreference: BlockingExecutor.shared) {
      let streams = Streams(ofProcessIn: environment, progress)
      let status = await scope.run { await CommandLineTool(streams: streams).run(words) }
      exit(ExitStatus(of: received.load(ordering: .relaxed))?.rawValue ?? status.rawValue)
    }
    while true {
      guard let signal = signals.next(within: progress?.tick()) else { continue }
      // Control-C is for the pager that has the terminal.
      if signal == SIGINT, Pager.isOpen.load(ordering: .sequentiallyConsistent) { continue }
      // The first signal lets the run clean up; a second one does not wait for that.
      if received.exchange(signal, ordering: .sequentiallyConsistent) != 0 {
        TerminalRescue.giveBack()
        progress?.abandon()
        _exit(128 + signal)
      }
      scope.cancel()
    }
  }

  /// The words behind the command's name, to the byte.
  private static var arguments: [Word] {
    // The pointers are the C library's argument vector, which lives as long as the process.
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { word in
        unsafe Word(bytes: Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
      }
    }
  }
}

extension ExitStatus {
  /// The status for a run that a signal ended.
  fileprivate init?(of signal: Int32) {
    switch signal {
    case SIGHUP: self = .hungUp
    case SIGINT: self = .cancelled
    case SIGTERM: self = .terminated
    default: return nil
    }
  }
}

extension Streams {
  /// The streams of this process. What is written to standard error takes the progress away before.
  init(ofProcessIn environment: LiveEnvironment, _ progress: ProgressLine?) {
    let errors = FileDescriptorSink(descriptor: 2, path: "standard error")
    @Sendable func writeError(_ bytes: [UInt8]) {
      do {
        // A run that was told to stop still says why.
        try InterruptionScope(within: nil).runBlocking {
          try errors.write(bytes)
          try errors.flush()
        }
      } catch {}
    }
    let inputIsTerminal = isatty(0) == 1
    var input: (any ByteSource)? =
      StandardStreams.hasInput ? FileDescriptorSource(descriptor: 0, path: "standard input") : nil
    if inputIsTerminal, let typed = input, let progress { input = TypedInput(typed, progress) }
    self.init(
      world: .live(in: environment, progress), input: input, inputIsTerminal: inputIsTerminal,
      output: FileDescriptorSink(descriptor: 1, path: "standard output"),
      usesColor: isatty(2) == 1 && TerminalLook(environment).usesColor, screen: OutputScreen(of: 1, in: environment),
      writeError: { bytes in
        guard let progress else { return writeError(bytes) }
        progress.aside(writing: bytes, writeError)
      })
    pager = Pager(environment)
    self.progress = progress
  }
}
