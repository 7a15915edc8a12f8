import ShortcutKit

/// What an answer to a numbered list means.
struct ChoiceAnswer {
  /// An answer that means nothing, and why.
  struct Mistake: Error {
    let reason: String
  }

  let rows: [ChoiceRow]
  let isMultiple: Bool
  let initially: Set<Int>

  /// What is asked below the list.
  var question: String {
    let kept = initially.isEmpty ? "" : " [\(initially.sorted().map { "\($0 + 1)" }.joined(separator: ", "))]"
    return (isMultiple ? "Numbers:" : "Number:") + kept + " "
  }

  /// The places that an answer chooses, in the order of the list; an empty answer chooses what was chosen before.
  func places(in answer: String) throws(Mistake) -> [Int] {
    let answer = answer.trimmingPrefix(while: \.isWhitespace)
    if answer.allSatisfy(\.isWhitespace), !initially.isEmpty { return initially.sorted() }
    if let place = place(titled: answer) { return [place] }
    let words = answer.split { $0 == "," || $0.isWhitespace }
    var places: Set<Int> = []
    for word in words {
      guard let number = Int(word), rows.indices.contains(number - 1) else {
        throw Mistake(reason: "‘\(word)’ is not in the list; \(expectation)")
      }
      places.insert(number - 1)
    }
    guard !places.isEmpty, isMultiple || places.count == 1 else { throw Mistake(reason: expectation) }
    return places.sorted()
  }

  private var expectation: String {
    isMultiple
      ? "type numbers from 1 to \(rows.count) with commas or spaces between, or a title"
      : "type one number from 1 to \(rows.count), or a title"
  }

  /// The row of a title; the case of letters matters only where it tells rows apart.
  private func place(titled answer: Substring) -> Int? {
    if let place = rows.firstIndex(where: { $0.title == answer }) { return place }
    let answer = answer.lowercased()
    return rows.firstIndex { $0.title.lowercased() == answer }
  }
}
