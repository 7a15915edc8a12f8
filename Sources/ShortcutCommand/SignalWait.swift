#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for the signals that end a run. They are blocked in all threads, so that none but the waiting one gets them.
struct SignalWait {
  private var signals = sigset_t()

  /// Blocks the signals; to be made before any other thread is.
  init() {
    unsafe sigemptyset(&signals)
    // What was ignored when the process started (nohup, a job in the background) stays ignored.
    for signal in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(signal) { unsafe sigaddset(&signals, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    // A closed pipe is an error of the write, not the end of the process.
    _ = signal(SIGPIPE, SIG_IGN)
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      return unsafe action.__sigaction_handler.sa_handler.map { unsafe unsafeBitCast($0, to: Int.self) == 1 } ?? false
    #else
      return unsafe action.__sigaction_u.__sa_handler.map { unsafe unsafeBitCast($0, to: Int.self) == 1 } ?? false
    #endif
  }

  /// The next signal.
  func next() -> Int32 {
    var signals = signals
    var signal: Int32 = 0
    while unsafe sigwait(&signals, &signal) != 0 {}
    return signal
  }
}
