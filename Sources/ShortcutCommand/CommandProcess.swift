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
    Task.detached(executorPreference: BlockingExecutor.shared) {
      let status = await scope.run { await CommandLineTool(streams: .ofProcess).run(words) }
      exit(ExitStatus(of: received.load(ordering: .relaxed))?.rawValue ?? status.rawValue)
    }
    while true {
      let signal = signals.next()
      // Control-C is for the pager that has the terminal.
      if signal == SIGINT, Pager.isOpen.load(ordering: .sequentiallyConsistent) { continue }
      // The first signal lets the run clean up; a second one does not wait for that.
      if received.exchange(signal, ordering: .sequentiallyConsistent) != 0 {
        TerminalRescue.giveBack()
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
  /// The streams of this process.
  static var ofProcess: Streams {
    let environment = LiveEnvironment()
    let errors = FileDescriptorSink(descriptor: 2, path: "standard error")
    var streams = Streams(
      input: StandardStreams.hasInput ? FileDescriptorSource(descriptor: 0, path: "standard input") : nil,
      inputIsTerminal: isatty(0) == 1, output: FileDescriptorSink(descriptor: 1, path: "standard output"),
      usesColor: isatty(2) == 1 && TerminalLook(environment).usesColor, screen: OutputScreen(of: 1, in: environment),
      writeError: { bytes in
        do {
          // A run that was told to stop still says why.
          try InterruptionScope(within: nil).runBlocking {
            try errors.write(bytes)
            try errors.flush()
          }
        } catch {}
      })
    streams.pager = Pager(environment)
    return streams
  }
}
