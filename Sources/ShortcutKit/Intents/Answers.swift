import Synchronization

/// Answers that were given before the questions were asked.
public final class Answers: Sendable {
  private struct Series {
    let key: String
    var values: [String]
    var next = 0
    var isTaken = false
  }

  private let series: Mutex<[Series]>
  /// Whether there are none.
  let isEmpty: Bool

  /// Answers in the order in which they were given. Of several for one key each answers one question, and the last one
  /// all that follow.
  public init(_ pairs: [(key: String, value: String)]) {
    var all: [Series] = []
    for (key, value) in pairs {
      if let index = all.firstIndex(where: { $0.key == key }) {
        all[index].values.append(value)
      } else {
        all.append(Series(key: key, values: [value]))
      }
    }
    isEmpty = all.isEmpty
    series = Mutex(all)
  }

  /// The next answer to a question; nil where there is none.
  func take(_ names: Names) -> String? {
    guard !isEmpty else { return nil }
    return series.withLock { series in
      var index = series.firstIndex { $0.key == names.prompt }
      for key in names.keys where index == nil { index = series.firstIndex { normalizedName($0.key) == key } }
      guard let index else { return nil }
      series[index].isTaken = true
      defer { series[index].next = min(series[index].next + 1, series[index].values.count - 1) }
      return series[index].values[series[index].next]
    }
  }

  /// The key of an answer that no question took and that is nearly one of these words, with that word.
  func slip(in words: [String]) -> (key: String, meant: String)? {
    series.withLock { series in
      series.lazy.filter { !$0.isTaken }.compactMap { series in
        Spelling.nearest(to: series.key, among: words).map { (series.key, $0) }
      }.first
    }
  }

  /// The names by which a question is answered: its prompt to the letter, `action.parameter`, the action and the
  /// parameter, in that order.
  struct Names {
    let prompt: String
    /// As names are compared.
    let keys: [String]

    /// The action alone means what is asked, so it does not answer what nobody would be asked.
    init(prompt: String, action: String, parameter: String?, isAsked: Bool = true) {
      self.prompt = prompt
      var keys = isAsked ? [normalizedName(action)] : []
      if let parameter {
        let key = normalizedName(parameter)
        keys.insert(normalizedName(action) + "." + key, at: 0)
        keys.append(key)
      }
      self.keys = keys
    }
  }
}
