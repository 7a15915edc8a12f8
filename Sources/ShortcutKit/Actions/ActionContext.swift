public import Foundation

/// What an action may touch. Everything outside the process is reached through here.
public struct ActionContext: Sendable {
  let run: Run
  let step: StepIdentity
  /// Whether the step's shortcut was called by another one.
  private let isCalled: Bool

  init(_ step: StepIdentity, in frame: Frame) {
    run = frame.run
    self.step = step
    isCalled = frame.depth > 0
  }

  /// The world.
  public var host: RunHost { run.host }
  /// The locale, for what a person asked to have formatted.
  public var locale: Locale { run.host.conventions.locale }
  /// The time zone in which dates are written and read.
  public var timeZone: TimeZone { run.host.conventions.timeZone }

  /// Whether nothing follows, so that what the step outputs is what the run outputs. Each round of a loop is followed by
  /// the end of the loop.
  public var isLastStep: Bool { step.endsShortcut && !isCalled }

  /// Asks somebody, or the answers that were given beforehand.
  ///
  /// Throws where nobody can answer; the run then ends with the status for that.
  public func ask(_ question: Question) throws -> Answer {
    try run.asker.ask(question, action: step.actionName)
  }

  /// Shows something to read; never part of the output.
  public func show(_ text: String) { run.host.console.show(text) }

  /// Shows something to look at; never part of the output.
  public func show(_ exhibit: Exhibit) { run.host.console.show(exhibit, in: run.host) }
}

/// Which step is running, for questions and messages.
final class StepIdentity: Sendable {
  let actionName: String
  let span: SourceSpan
  /// Whether no other step of its shortcut comes after it.
  let endsShortcut: Bool

  init(actionName: String, span: SourceSpan, endsShortcut: Bool = false) {
    self.actionName = actionName
    self.span = span
    self.endsShortcut = endsShortcut
  }
}
