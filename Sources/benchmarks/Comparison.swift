/// Commands measured side by side, in turn, so that what disturbs the machine disturbs them all.
struct Comparison {
  let title: String
  let ours: Command
  let peers: [Command]
  let rounds: Int
  /// The most that ours may take, as a share of each peer's time.
  let bars: [String: Double]

  init(_ title: String, _ ours: Command, against peers: [Command], rounds: Int, bars: [String: Double] = [:]) {
    self.title = title
    self.ours = ours
    self.peers = peers
    self.rounds = rounds
    self.bars = bars
  }

  /// Measures and prints the medians, with ours as a share of each peer's.
  func report() throws {
    let commands = [ours] + peers
    var samples: [[Sample]] = commands.map { _ in [] }
    // The first round is not counted: it brings everything into memory.
    for round in 0...rounds {
      for (index, command) in commands.enumerated() {
        let sample = try command.sample()
        if round > 0 { samples[index].append(sample) }
      }
    }
    print("\n\(title)")
    let own = Summary(samples[0])
    print(row(ours.name, own, ratio: nil, bar: nil))
    for (index, peer) in peers.enumerated() {
      let summary = Summary(samples[index + 1])
      print(row(peer.name, summary, ratio: own.median / summary.median, bar: bars[peer.name]))
    }
  }

  private func row(_ name: String, _ summary: Summary, ratio: Double?, bar: Double?) -> String {
    var text = "  " + name.padded(to: 26)
    text += "\(summary.median.shown) ms".leftPadded(to: 12) + "  (\(summary.least.shown) – \(summary.most.shown))"
    text += "\(summary.memory.shown) MiB".leftPadded(to: 12)
    if let ratio { text += "   ours is \(ratio.shown) of it" }
    if let ratio, let bar { text += ratio <= bar ? ", at most \(bar.shown): yes" : ", at most \(bar.shown): NO" }
    return text
  }
}

/// Several samples in short.
struct Summary {
  let median: Double
  let least: Double
  let most: Double
  let memory: Double

  init(_ samples: [Sample]) {
    let times = samples.map(\.milliseconds).sorted()
    median = times[times.count / 2]
    least = times.first ?? 0
    most = times.last ?? 0
    memory = samples.map(\.mebibytes).max() ?? 0
  }
}

extension Double {
  /// Two digits behind the point, or none where there are enough before it.
  var shown: String {
    if self >= 100 { return String(Int(self.rounded())) }
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
  func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
