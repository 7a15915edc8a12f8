import ShortcutCommand
import ShortcutKit

/// A list to choose from with 100,000 rows: how long until it is on the screen, and how long each key takes.
func picker(_ tools: Toolbox) throws {
  let words = ["tea", "coffee", "water", "Grüner Tee", "лимонад", "珈琲", "red wine", "apple juice", "hot chocolate"]
  let rows = (0..<100_000).map { number in
    ChoiceRow(
      title: "\(words[number % words.count]) \(words[number / 7 % words.count]) \(number)",
      subtitle: "shelf \(number % 251), row \(number / 251)")
  }
  print("\nPicker: 100,000 rows, in this process")
  var draws: [Double] = []
  var keys: [(name: String, time: Double)] = []
  for _ in 0..<5 {
    var rehearsal: PickerRehearsal?
    draws.append(
      milliseconds {
        var made = PickerRehearsal("Which one?", rows, rows: 50, columns: 120)
        _ = made.draw()
        rehearsal = made
      })
    let typed = [
      "c", "o", "f", " ", "\u{15}", "e", "r", "9", "\u{7F}", "\u{15}", "ü", "\u{1B}[F", "\u{1B}[5~", "\u{1}",
    ]
    for key in typed {
      keys.append((key.visible, milliseconds { _ = rehearsal?.type(key) }))
    }
  }
  let slowest = keys.max { $0.time < $1.time }
  let median = keys.map(\.time).sorted()[keys.count / 2]
  let most = slowest?.time ?? 0
  print("  first draw                " + verdict(draws.max() ?? 0, limit: 100))
  print("  a key, half of them       " + verdict(median, limit: 16))
  print("  a key, the slowest (\(slowest?.name ?? ""))".padded(to: 28) + verdict(most, limit: 16))
  guard let fzf = Toolbox.path(of: "fzf") else { return }
  let list = try tools.write(rows.map { "\($0.title) \($0.subtitle)\n" }.joined(), "rows")
  let filter = Command("fzf --filter", [fzf, "--filter", "cof"], input: list)
  try Comparison("The same filter, whole process", filter, against: [], rounds: 5).report()
}

private func milliseconds(_ work: () -> Void) -> Double { ContinuousClock().measure(work) / .milliseconds(1) }

private func verdict(_ time: Double, limit: Double) -> String {
  "\(time.shown) ms".leftPadded(to: 12) + ", at most \(Int(limit)): " + (time <= limit ? "yes" : "NO")
}
