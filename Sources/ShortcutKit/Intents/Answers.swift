import Synchronization

/// Answers that were given before the questions were asked.
public final class Answers: Sendable {
  private struct Series {
    let key: String
    var values: [String]
    var next = 0
  }

  private let series: Mutex<[Series]>

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
    series = Mutex(all)
  }

  /// The next answer to a question. Its prompt is looked for first, then `action.parameter`, action and parameter.
  func take(prompt: String, action: String, parameter: String?) -> String? {
    var keys = [normalizedName(action)]
    if let parameter {
      keys.insert(normalizedName(action) + "." + normalizedName(parameter), at: 0)
      keys.append(normalizedName(parameter))
    }
    return series.withLock { series in
      var index = series.firstIndex { $0.key == prompt }
      for key in keys where index == nil { index = series.firstIndex { normalizedName($0.key) == key } }
      guard let index else { return nil }
      defer { series[index].next = min(series[index].next + 1, series[index].values.count - 1) }
      return series[index].values[series[index].next]
    }
  }
}
