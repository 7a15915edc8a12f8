/// Finds what somebody may have meant.
package enum Spelling {
  /// The candidate that is nearest to a mistyped name, if one is near enough: about one slip in three letters.
  ///
  /// Of candidates that are equally near, it is the first in alphabetical order.
  package static func nearest(to name: some StringProtocol, among candidates: some Sequence<String>) -> String? {
    guard name.utf8.count <= 200 else { return nil }
    let typed = Array(normalizedName(name))
    var limit = (typed.count + 1) / 3
    var nearest: String?
    for candidate in candidates {
      let letters = Array(normalizedName(candidate))
      guard let slips = distance(typed, letters, limit: limit) else { continue }
      if slips < limit || nearest.map({ candidate < $0 }) ?? true { nearest = candidate }
      limit = slips
    }
    return nearest
  }

  /// The number of letters left out, added, changed or swapped with their neighbour that lead from one to the other
  /// (Damerau–Levenshtein distance, no letter touched twice); nil above a limit.
  private static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      guard (current.min() ?? 0) <= limit else { return nil }
      (beforeLast, last) = (last, current)
    }
    return last.last.flatMap { $0 <= limit ? $0 : nil }
  }
}
