extension Value {
  /// The value as a condition: `nothing`, empty text, an empty list and `false` are false, all else is true.
  ///
  /// A text that says `false` is refused: somebody meant a boolean, and it would count as true.
  func isTrue() throws(EvaluationError) -> Bool {
    switch self {
    case .nothing: return false
    case .boolean(let flag, _): return flag
    case .list(let items): return !items.isEmpty
    case .text(let text):
      if text.utf8.count == 5, text.lowercased() == "false" {
        throw EvaluationError(
          "‘\(text)’ is a text here, which would count as true",
          help: "compare it (== \"\(text)\"), or make it a boolean where it comes from")
      }
      return !text.isEmpty
    case .number, .date, .url, .file, .dictionary, .object: return true
    }
  }

  /// Whether there is nothing in the value: `nothing`, or a text, list or dictionary without content.
  var isEmpty: Bool {
    switch self {
    case .nothing: true
    case .text(let text): text.isEmpty
    case .list(let items): items.isEmpty
    case .dictionary(let record): record.isEmpty
    default: false
    }
  }
}
