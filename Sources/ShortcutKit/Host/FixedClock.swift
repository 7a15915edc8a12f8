public import Foundation

/// A clock that stands still at one moment, so that a run can be repeated; waiting takes its time all the same.
public struct FixedClock: WallClock {
  private let moment: Date

  /// Makes a clock that always shows this moment.
  public init(_ moment: Date) { self.moment = moment }

  /// The moment.
  public func now() -> Date { moment }

  /// Waits, as the live clock does.
  public func wait(seconds: Double) throws { try LiveClock().wait(seconds: seconds) }
}
