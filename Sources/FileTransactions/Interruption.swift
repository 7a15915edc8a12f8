import Synchronization

/// Why work was told to stop before it was done.
public enum Interruption: Error, Sendable, Hashable {
  /// Somebody cancelled: a signal, an embedding program, a sibling that failed.
  case cancelled
  /// A deadline passed.
  case timedOut
}

/// A stretch of work that can be told to stop, at once or at a deadline.
///
/// Blocking calls ask `Interruption.pending` now and then: they wait in pieces of at most 50 ms. A scope ends with its
/// parent. What must run whatever happened (a `finally`) runs in a scope without a parent.
public final class InterruptionScope: Sendable {
  @TaskLocal static var current: InterruptionScope?

  private let parent: InterruptionScope?
  private let deadline: ContinuousClock.Instant?
  private let cancelled = Atomic<Bool>(false)

  /// Makes a scope within another one.
  public init(within parent: InterruptionScope?, deadline: ContinuousClock.Instant? = nil) {
    self.parent = parent
    self.deadline = deadline
  }

  /// The scope that the running code is in.
  public static var running: InterruptionScope? { current }

  /// Tells the work in this scope to stop.
  public func cancel() { cancelled.store(true, ordering: .sequentiallyConsistent) }

  /// Why the work in this scope should stop, if it should.
  public var pending: Interruption? {
    if cancelled.load(ordering: .relaxed) { return .cancelled }
    if let deadline, ContinuousClock.now >= deadline { return .timedOut }
    return parent?.pending
  }

  /// Whether this scope's own deadline has passed.
  public var isPastOwnDeadline: Bool { deadline.map { ContinuousClock.now >= $0 } ?? false }

  /// Runs work in this scope.
  public func run<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: work)
  }

  /// Runs blocking work in this scope.
  public func runBlocking<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: work)
  }
}

extension Interruption {
  /// Why the running code should stop, if it should.
  public static var pending: Interruption? { InterruptionScope.current?.pending }

  /// Throws if the running code should stop.
  public static func check() throws(Interruption) {
    if let pending { throw pending }
  }
}
