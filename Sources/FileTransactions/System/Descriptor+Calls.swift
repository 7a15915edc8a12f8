#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// The plain calls whose names the methods of `Descriptor` hide.

func systemRead(_ number: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  unsafe read(number, buffer, count)
}

func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ reason: inout Int32) -> Int {
  let result = unsafe write(number, bytes, count)
  if result < 0 { reason = errno }
  return result
}

@discardableResult
func shut(_ number: Int32) -> Int32 { close(number) }

/// Writes to a pipe so that a missing reader is an error (`EPIPE`) and no signal, whatever the process does about it.
///
/// SIGPIPE goes to the thread that writes: it is blocked there, taken back if it came, and let through again.
func withoutPipeSignal<Result>(_ write: () -> Result) -> Result {
  var signals = sigset_t()
  var before = sigset_t()
  var waiting = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, SIGPIPE)
  unsafe sigpending(&waiting)
  let wasWaiting = unsafe sigismember(&waiting, SIGPIPE) == 1
  unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
  defer {
    unsafe sigpending(&waiting)
    if !wasWaiting, unsafe sigismember(&waiting, SIGPIPE) == 1 {
      var taken: Int32 = 0
      unsafe sigwait(&signals, &taken)
    }
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }
  return write()
}
