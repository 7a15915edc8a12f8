/// How the command ended, for the shell and for cron (language reference, “Running”).
public enum ExitStatus: Int32, Sendable {
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
