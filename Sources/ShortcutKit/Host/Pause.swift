#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets the thread sleep for less than a second; a signal may end that early.
package func pause(for duration: Duration) {
  var time = timespec()
  time.tv_nsec = Int(max(.zero, min(duration, .milliseconds(999))) / .nanoseconds(1))
  unsafe nanosleep(&time, nil)
}
