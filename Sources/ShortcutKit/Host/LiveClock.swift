import FileTransactions
public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's clock.
public struct LiveClock: WallClock {
  /// Makes the clock; there is only one.
  public init() {}

  /// This moment, to the nanosecond as far as the system has it.
  public func now() -> Date {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// Waits, by a clock that nobody sets, and looks for an interruption every 50 ms.
  public func wait(seconds: Double) throws {
    // Thirty years are for ever here; a duration has an end.
    let deadline = ContinuousClock.now + .seconds(min(max(0, seconds), 1e9))
    while true {
      try Interruption.check()
      let rest = deadline - .now
      if rest <= .zero { return }
      pause(for: min(rest, .milliseconds(50)))
    }
  }
}
