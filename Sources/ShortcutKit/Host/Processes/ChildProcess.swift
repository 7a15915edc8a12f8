import CLinux
import FileTransactions

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was started, in a process group of its own, whose number is the program's.
///
/// Until it is reaped, the system gives the number to nobody else.
struct ChildProcess {
  private let id: pid_t
  private var status: Int32?

  /// The three files a program starts with.
  struct Standard {
    let input: Int32
    let output: Int32
    let errors: Int32
  }

  /// Starts a program. It has the default handling of all signals, and of our files only the three. One in the foreground
  /// stays in our process group.
  ///
  /// The pointers are to buffers that live until the program has been started.
  init(
    _ program: Path, words: [[UInt8]], environment: [[UInt8]], folder: Path?, standard: Standard,
    isForeground: Bool = false
  ) throws(ProcessError) {
    #if canImport(Glibc)
      var actions = unsafe posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (ours, theirs) in [(standard.input, 0), (standard.output, 1), (standard.errors, 2)] as [(Int32, Int32)] {
      unsafe posix_spawn_file_actions_adddup2(&actions, ours, theirs)
    }
    if let folder {
      unsafe folder.withCString { _ = unsafe posix_spawn_file_actions_addchdir_np(&actions, $0) }
    }
    var id: pid_t = 0
    let failure = unsafe withSpawnAttributes(ownGroup: !isForeground) { attributes in
      unsafe program.withCString { program in
        unsafe withCStrings(words) { words in
          unsafe withCStrings(environment) { environment in
            unsafe posix_spawn(&id, program, &actions, attributes, words, environment)
          }
        }
      }
    }
    if failure != 0 { throw ProcessError(program: program, detail: systemMessage(failure)) }
    self.id = id
  }

  /// The program and whoever it started.
  var group: ProcessGroup { ProcessGroup(id: id) }

  /// Asks the program alone to end.
  func askToEnd() { kill(id, SIGTERM) }

  /// Whether the program has ended; it can still be reaped.
  var hasEnded: Bool {
    if status != nil { return true }
    var information = unsafe siginfo_t()
    let result = unsafe waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
    return unsafe result != 0 || information.si_signo == SIGCHLD
  }

  /// How the program that has ended did so; nil where the system kept no record, as it does when SIGCHLD is ignored.
  mutating func reap() -> ProcessResult.End? {
    if status == nil {
      var found: Int32 = 0
      var result = unsafe waitpid(id, &found, 0)
      while result == -1, errno == EINTR { result = unsafe waitpid(id, &found, 0) }
      if result == -1 { return nil }
      status = found
    }
    guard let status else { return nil }
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}
