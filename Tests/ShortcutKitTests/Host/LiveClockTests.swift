import FileTransactions
import Foundation
import ShortcutKit
import Testing

struct `The clock` {
  @Test func `shows the system's time`() {
    let before = Date()
    let now = LiveClock().now()
    #expect(abs(now.timeIntervalSince(before)) < 60)
    #expect(LiveClock().now() >= now)
  }

  @Test(arguments: [0, 0.002, -5, .nan] as [Double])
  func `waits at least as long as it is told`(seconds: Double) throws {
    let start = ContinuousClock.now
    try LiveClock().wait(seconds: seconds)
    #expect(ContinuousClock.now - start >= .seconds(seconds > 0 ? seconds : 0))
  }

  @Test func `stops waiting when the work is told to stop`() {
    let scope = InterruptionScope(within: nil, deadline: .now + .milliseconds(10))
    scope.runBlocking {
      for seconds in [100_000, .infinity] {
        #expect(throws: Interruption.timedOut) { try LiveClock().wait(seconds: seconds) }
        #expect(throws: Interruption.timedOut) { try FixedClock(.distantPast).wait(seconds: seconds) }
      }
    }
  }

  @Test func `stands still where it is fixed`() throws {
    let clock = FixedClock(Date(timeIntervalSince1970: 86_400))
    try clock.wait(seconds: 0.001)
    #expect(clock.now() == Date(timeIntervalSince1970: 86_400))
  }
}
