public import Foundation

/// What an action may touch. Everything outside the process is reached through here.
public struct ActionContext: Sendable {
  let run: Run
  let step: StepIdentity

  /// The world.
  public var host: RunHost { run.host }
  /// The locale, for what a person asked to have formatted.
  public var locale: Locale { run.host.conventions.locale }
  /// The time zone in which dates are written and read.
  public var timeZone: TimeZone { run.host.conventions.timeZone }

  /// Asks somebody, or the answers that were given beforehand.
  ///
  /// Throws where nobody can answer; the run then ends with the status for that.
  public func ask(_ question: Question) throws -> Answer {
    try run.asker.ask(question, action: step.actionName)
  }

  /// Shows something to read; never part of the output.
  public func show(_ text: String) { run.host.console.show(text) }
}

/// Which step is running, for questions and messages.
final class StepIdentity: Sendable {
  let actionName: String
  let span: SourceSpan

  init(actionName: String, span: SourceSpan) {
    self.actionName = actionName
    self.span = span
  }
}
