/// How the command ended, for the shell and for cron (language reference, “Running”).
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// All went well.
  case done = 0
  /// An action failed, an input is missing, an answer is invalid, or the output could not be written.
  case failed = 1
  /// The command was used wrongly, or the shortcut's file cannot be read.
  case usage = 2
  /// The file is no valid shortcut.
  case invalid = 3
  /// A question could not be asked.
  case unanswered = 4
  /// The whole run took too long.
  case timedOut = 5
  /// Hung up on (SIGHUP).
  case hungUp = 129
  /// Cancelled by the person, or by SIGINT.
  case cancelled = 130
  /// Ended by SIGTERM.
  case terminated = 143
}

extension ExitStatus {
  /// When the command ends so, for help and the manual page.
  var meaning: String {
    switch self {
    case .done: "all went well"
    case .failed: "an action failed, an input is missing, an answer is invalid, or the output could not be written"
    case .usage: "the command was used wrongly, or the shortcut's file cannot be read"
    case .invalid: "the file is no valid shortcut"
    case .unanswered: "a question could not be asked"
    case .timedOut: "the whole run took too long"
    case .hungUp: "hung up on (SIGHUP)"
    case .cancelled: "cancelled by the person, or by SIGINT"
    case .terminated: "ended by SIGTERM"
    }
  }
}
