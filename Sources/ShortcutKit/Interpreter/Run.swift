import Synchronization

/// One run of a shortcut, with those that it calls.
final class Run: Sendable {
  let host: RunHost
  let asker: Asker
  let library: ProgramLibrary
  let observer: (@Sendable (RunEvent) -> Void)?
  let nesting = Nesting()
  private let firstUnknown = Mutex<SourceSpan?>(nil)

  init(host: RunHost, asker: Asker, library: ProgramLibrary, observer: (@Sendable (RunEvent) -> Void)?) {
    self.host = host
    self.asker = asker
    self.library = library
    self.observer = observer
  }

  /// Notes that a step of a dry run was skipped, so that what follows is not known.
  func noteUnknown(from span: SourceSpan) {
    let isFirst = firstUnknown.withLock { first in
      defer { first = first ?? span }
      return first == nil
    }
    if isFirst { observer?(.unknownFromHere(span)) }
  }
}

/// What happens in a run, for those who watch it.
public enum RunEvent: Sendable {
  /// A step starts; `depth` is how many shortcuts have called one another.
  case started(action: String, at: SourceSpan, depth: Int)
  /// A step ended, with what flowed into it, what it output and how long it took.
  case ended(action: String, at: SourceSpan, depth: Int, input: Value?, output: Value, Duration)
  /// A step was skipped because its `when` did not hold.
  case skipped(action: String, at: SourceSpan, depth: Int)
  /// A dry run skipped a step whose output nobody can know.
  case unknownFromHere(SourceSpan)
}

/// An effect that a dry run does not have, and whose output nobody can know.
public struct EffectSkipped: Error, Sendable {
  /// Says so.
  public init() {}
}
