import ShortcutKit

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

  /// The next signal; nil where none comes for so long.
  func next(within limit: Duration?) -> Int32? {
    var signals = signals
    guard let limit else {
      var signal: Int32 = 0
      while unsafe sigwait(&signals, &signal) != 0 {}
      return signal
    }
    #if canImport(Glibc)
      var time = timespec()
      time.tv_sec = Int(limit.components.seconds)
      time.tv_nsec = Int(limit.components.attoseconds / 1_000_000_000)
      let signal = unsafe sigtimedwait(&signals, nil, &time)
      return signal > 0 ? signal : nil
    #else
      // There is no wait with an end here: what has arrived is looked at now and then.
      let end = ContinuousClock.now + limit
      while true {
        var arrived = sigset_t()
        unsafe sigpending(&arrived)
        if [SIGINT, SIGTERM, SIGHUP].contains(where: { unsafe sigismember(&arrived, $0) == 1 }) {
          return next(within: nil)
        }
        let rest = end - .now
        guard rest > .zero else { return nil }
        pause(for: min(rest, .milliseconds(50)))
      }
    #endif
  }
}
