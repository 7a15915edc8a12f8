import ShortcutKit

/// What is said of a step beside its action.
enum StepNotes {
  private static let expressions: [(key: StepKey, words: String)] = [(.when, "only if")]
  private static let values: [(key: StepKey, words: String)] = [
    (.as, "named"), (.item, "each item is"), (.index, "counted as"), (.parallel, "rounds at once:"),
    (.limit, "rounds at most:"), (.timeout, "at most"),
  ]

  static func notes(of step: Step) -> [Card.Note] {
    var notes: [Card.Note] = []
    for (key, words) in expressions {
      guard let part = step.parts[key] else { continue }
      notes.append(Card.Note(words: words, value: .condition(ValuePieces.expression(part.value))))
    }
    for (key, words) in values {
      guard let part = step.parts[key] else { continue }
      notes.append(Card.Note(words: words, value: .given(ValuePieces.pieces(part.value), isText: false)))
    }
    if let part = step.parts[.retry] { notes.append(retry(part.value)) }
    if let part = step.parts[.onError], normalizedName(part.value.text ?? "") == "continue" {
      notes.append(Card.Note(words: "goes on after an error", value: .given([], isText: false)))
    }
    if let part = step.parts[.note] {
      notes.append(Card.Note(words: "note:", value: .given([.words(part.value.text ?? "")], isText: false)))
    }
    return notes
  }

  private static func retry(_ node: YAMLNode) -> Card.Note {
    Card.Note(words: "tried again:", value: .given(ValuePieces.pieces(node), isText: false))
  }
}
