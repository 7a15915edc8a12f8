import Synchronization

/// Where a run is, for those who look now and then.
///
/// The run notes each step as it comes to it; whoever looks pays for the rest. Of rounds that run beside one another it is
/// known how many are done, and not where each of them is.
public final class RunPosition: Sendable {
  /// A step, and the rounds of the loops that it is in.
  public struct Place: Sendable {
    /// The action of the step.
    public let action: String
    /// Where the step is written.
    public let span: SourceSpan
    /// The rounds, the outermost first.
    public let rounds: [Round]
  }

  /// A round of a loop, or an item that an action is run for.
  public struct Round: Sendable, Hashable {
    /// Which one, from 1.
    public let number: Int
    /// How many there will be; nil where nobody knows.
    public let total: Int?
  }

  private struct Level {
    let identity: StepIdentity
    var round: Round?
  }

  private let levels = Mutex<[Level]>([])

  /// Makes a position before the first step.
  public init() {}

  /// The step that is being run; nil before the first one and after the last.
  public var place: Place? {
    levels.withLock { levels in
      levels.last.map { level in
        Place(
          action: level.identity.actionName, span: level.identity.span, rounds: levels.compactMap(\.round))
      }
    }
  }

  func enter(_ identity: StepIdentity) { levels.withLock { $0.append(Level(identity: identity)) } }

  func leave() { levels.withLock { _ = $0.popLast() } }

  /// The innermost step comes to a round.
  func come(toRound number: Int, of total: Int?) {
    levels.withLock { levels in
      guard let last = levels.indices.last else { return }
      levels[last].round = Round(number: number, total: total)
    }
  }
}
