import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives the terminal back when the process is stopped or ends in the middle of a question: by a crash, by a signal that
/// nobody waits for, by `_exit`.
///
/// Everything that a signal handler calls here is safe to call in one (signal-safety(7)): no memory is taken, and the
/// state was made before a handler was set.
enum TerminalRescue {
  @unsafe private struct State {
    var number: Int32 = -1
    /// The number for writing.
    var output: Int32 = -1
    var saved = termios()
    var taken = termios()
    /// What is written when the terminal is given back.
    var parting: StaticString = ""
    /// What the signals did before, in the order of `deadly`, with that of SIGTSTP at the end. Kept for good.
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: deadly.count + 1)
  }

  /// The signals that end a process and may come unasked for. SIGINT, SIGTERM and SIGHUP are waited for elsewhere.
  private static let deadly = [
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT, SIGXCPU, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF,
    SIGUSR1, SIGUSR2,
  ]

  // Only one question is asked at a time. It is written while no handler is set, and only read by handlers.
  nonisolated(unsafe) private static var state = unsafe State()
  /// Whether a question is open.
  private static let isAsking = Atomic<Bool>(false)
  /// Whether the terminal is to be given back.
  private static let isArmed = Atomic<Bool>(false)
  private static let wasStopped = Atomic<Bool>(false)

  /// Takes the terminal, and remembers how to give it back.
  static func arm(_ device: TerminalDevice, saved: termios, taken: termios, parting: StaticString) {
    unsafe state.number = device.number
    unsafe state.output = device.outputNumber
    unsafe state.saved = saved
    unsafe state.taken = taken
    unsafe state.parting = parting
    wasStopped.store(false, ordering: .sequentiallyConsistent)
    for (place, signal) in (deadly + [SIGTSTP]).enumerated() {
      replaceAction(of: signal, at: place, by: signal == SIGTSTP ? onStop : onDeath)
    }
    isAsking.store(true, ordering: .sequentiallyConsistent)
    isArmed.store(true, ordering: .sequentiallyConsistent)
    takeAgain()
  }

  /// Gives the terminal back and forgets it.
  static func disarm() {
    isAsking.store(false, ordering: .sequentiallyConsistent)
    giveBack()
    for (place, signal) in (deadly + [SIGTSTP]).enumerated() {
      unsafe sigaction(signal, state.actions + place, nil)
    }
  }

  /// Gives the terminal back, if it is taken. To be called before the process ends without going back through its calls.
  static func giveBack() {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let number = unsafe state.number
    let group = tcgetpgrp(number)
    // In the background, the terminal is somebody else's.
    guard group == -1 || group == getpgrp() else { return }
    let parting = unsafe state.parting
    _ = unsafe write(state.output, parting.utf8Start, parting.utf8CodeUnitCount)
    // At once: a terminal whose output is held (control-S) would never be done writing.
    unsafe tcsetattr(number, TCSANOW, &state.saved)
  }

  /// Whether the process was stopped and goes on since this was last asked: the screen shows something else by now.
  static func takeStop() -> Bool { wasStopped.exchange(false, ordering: .sequentiallyConsistent) }

  /// Stops this process and those that work with it, as control-Z does; they go on when somebody says so (`fg`).
  static func stop() { kill(0, SIGTSTP) }

  private static func takeAgain() { unsafe tcsetattr(state.number, TCSANOW, &state.taken) }

  private static func replaceAction(
    of signal: Int32, at place: Int, by handler: @escaping @convention(c) (Int32) -> Void
  ) {
    unsafe sigaction(signal, nil, state.actions + place)
    // What is ignored stays ignored.
    if unsafe state.actions[place].isIgnoring { return }
    set(signal, handler)
  }

  private static func set(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler = handler
    #else
      unsafe action.__sigaction_u.__sa_handler = handler
    #endif
    // A stack that ran over has no room for a handler; the thread may have another one.
    action.sa_flags = SA_ONSTACK
    unsafe sigaction(signal, &action, nil)
  }

  /// The process dies of the signal, as it would have without us.
  private static let onDeath: @convention(c) (Int32) -> Void = { signal in
    TerminalRescue.giveBack()
    for place in 0..<TerminalRescue.deadly.count where TerminalRescue.deadly[place] == signal {
      unsafe sigaction(signal, TerminalRescue.state.actions + place, nil)
    }
    // Held back until this handler returns.
    raise(signal)
  }

  /// The process stops, and takes the terminal again when it goes on.
  private static let onStop: @convention(c) (Int32) -> Void = { signal in
    TerminalRescue.giveBack()
    var only = sigset_t()
    unsafe sigemptyset(&only)
    unsafe sigaddset(&only, signal)
    unsafe sigaction(signal, TerminalRescue.state.actions + TerminalRescue.deadly.count, nil)
    raise(signal)
    // It stops here.
    unsafe pthread_sigmask(SIG_UNBLOCK, &only, nil)
    unsafe pthread_sigmask(SIG_BLOCK, &only, nil)
    guard TerminalRescue.isAsking.load(ordering: .sequentiallyConsistent) else { return }
    TerminalRescue.set(signal, TerminalRescue.onStop)
    TerminalRescue.isArmed.store(true, ordering: .sequentiallyConsistent)
    // In the background (`bg`) this stops the process once more, until it has the terminal.
    TerminalRescue.takeAgain()
    TerminalRescue.wasStopped.store(true, ordering: .sequentiallyConsistent)
  }
}

extension sigaction {
  /// Whether the signal does nothing.
  fileprivate var isIgnoring: Bool {
    #if canImport(Glibc)
      return unsafe __sigaction_handler.sa_handler.map { unsafe unsafeBitCast($0, to: Int.self) == 1 } ?? false
    #else
      return unsafe __sigaction_u.__sa_handler.map { unsafe unsafeBitCast($0, to: Int.self) == 1 } ?? false
    #endif
  }
}
