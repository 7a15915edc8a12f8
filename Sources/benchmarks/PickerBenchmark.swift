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
  print("\nPicker: 100,000 rows, in this process; medians of five rounds")
  let keys = ["c", "o", "f", " ", "\u{15}", "e", "r", "9", "\u{7F}", "\u{15}", "ü", "\u{1B}[F", "\u{1B}[5~", "\u{1}"]
  var draws: [Double] = []
  var times = keys.map { _ in [Double]() }
  for _ in 0..<5 {
    var rehearsal: PickerRehearsal?
    draws.append(
      milliseconds {
        rehearsal = PickerRehearsal("Which one?", rows, rows: 50, columns: 120)
        _ = rehearsal?.draw()
      })
    for (index, key) in keys.enumerated() { times[index].append(milliseconds { _ = rehearsal?.type(key) }) }
  }
  let medians = zip(keys, times.map(\.median))
  guard let slowest = medians.max(by: { $0.1 < $1.1 }) else { return }
  print("  picker: first draw".padded(to: 28) + verdict(draws.median, limit: 100))
  print("  picker: a key".padded(to: 28) + verdict(medians.map(\.1).median, limit: 16))
  print("  picker: the slowest, \(slowest.0.visible)".padded(to: 28) + verdict(slowest.1, limit: 16))
  guard let fzf = Toolbox.path(of: "fzf") else { return }
  let list = try tools.write(rows.map { "\($0.title) \($0.subtitle)\n" }.joined(), "rows")
  let filter = Command("fzf --filter", [fzf, "--filter", "cof"], input: list)
  try Comparison("The same filter, whole process", filter, against: [], rounds: 5).report()
}

extension [Double] {
  fileprivate var median: Double { sorted()[count / 2] }
}

private func milliseconds(_ work: () -> Void) -> Double { ContinuousClock().measure(work) / .milliseconds(1) }

private func verdict(_ time: Double, limit: Double) -> String {
  "\(time.shown) ms".leftPadded(to: 12) + ", at most \(Int(limit)): " + (time <= limit ? "yes" : "NO")
}
