import FileTransactions
import ShortcutKit

/// What is said of where a run is.
enum ProgressText {
  /// The time, the step's place and action, and the rounds of its loops: “12 s  photos.yaml:9  resize-image, 3 of 40”.
  static func text(of place: RunPosition.Place, time: Duration) -> String {
    let file = Path(place.span.file.path).name.description
    let rounds = place.rounds.map { round in
      round.total.map { ", \(round.number) of \($0)" } ?? ", round \(round.number)"
    }
    return "\(words(for: time))  \(file):\(place.span.start.line)  \(place.action)" + rounds.joined()
  }

  /// A time in whole seconds: “12 s”, “1:05”, “1:00:05”.
  private static func words(for time: Duration) -> String {
    let seconds = time.components.seconds
    if seconds < 60 { return "\(seconds) s" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let end = twoDigits(seconds % 60)
    return hours == 0 ? "\(minutes):\(end)" : "\(hours):\(twoDigits(minutes)):\(end)"
  }

  private static func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
