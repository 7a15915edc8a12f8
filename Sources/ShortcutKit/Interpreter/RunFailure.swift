import FileTransactions

/// How a run ended that did not end well.
public struct RunFailure: Error, Sendable {
  /// What it means for the one who started the run.
  public enum Kind: Sendable, Hashable {
    /// A step failed.
    case failed
    /// A question could not be asked.
    case unanswered
    /// The person cancelled.
    case cancelled
  }

  /// What it means.
  public let kind: Kind
  /// What to show: the message with its place.
  public let diagnostic: Diagnostic
  /// The message alone.
  public let message: String
  /// A short word for the kind of failure.
  public let code: String
  /// The action that failed.
  public let action: String

  /// The failure with one more call on its way, unless that is on it already, as of a shortcut that calls itself.
  func adding(note: Diagnostic.Note) -> RunFailure {
    guard !diagnostic.notes.contains(note) else { return self }
    var diagnostic = diagnostic
    diagnostic.notes.append(note)
    return RunFailure(kind: kind, diagnostic: diagnostic, message: message, code: code, action: action)
  }
}

/// A failure at a known place, on its way to the step that it fails.
struct PlacedError: Error {
  let message: String
  let help: String?
  let code: String
  let span: SourceSpan
  var kind = RunFailure.Kind.failed

  init(
    _ message: String, help: String? = nil, code: String = "failed", kind: RunFailure.Kind = .failed,
    at span: SourceSpan
  ) {
    self.message = message
    self.help = help
    self.code = code
    self.span = span
    self.kind = kind
  }

  init(_ error: EvaluationError, at span: SourceSpan) {
    self.init(error.message, help: error.help, at: span)
  }
}

extension RunFailure {
  /// Any error of a step as the failure of that step; interruptions stay what they are.
  init(_ error: any Error, in step: StepIdentity, at place: SourceSpan? = nil) {
    let placed = Self.place(error, place ?? step.span)
    let message = Diagnostic.Message("run.\(placed.code)", placed.message)
    self.init(
      kind: placed.kind, diagnostic: .error(message, at: placed.span, help: placed.help), message: placed.message,
      code: placed.code, action: step.actionName)
  }

  private static func place(_ error: any Error, _ span: SourceSpan) -> PlacedError {
    switch error {
    case let error as PlacedError: error
    case let error as ActionFailure: PlacedError(error.message, help: error.help, code: error.code, at: span)
    case let error as EvaluationError: PlacedError(error, at: span)
    case let error as CoercionFailure: PlacedError(error.description, code: "wrong-type", at: span)
    case let error as UnansweredQuestion:
      PlacedError(error.message, help: error.help, code: "unanswered", kind: .unanswered, at: span)
    case is CancelledByPerson: PlacedError("cancelled", code: "cancelled", kind: .cancelled, at: span)
    default: PlacedError("\(error)", at: span)
    }
  }
}
