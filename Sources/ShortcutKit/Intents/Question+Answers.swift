extension Question {
  /// The answer of those who just press enter; nil where the question has none.
  func defaultAnswer(assumingYes: Bool) throws -> Answer? {
    switch kind {
    case .confirmation where assumingYes: return .confirmed(true)
    case .choice(_, multiple: true, let initially) where !initially.isEmpty: return .choices(initially)
    default: return try fallback.map(answer)
    }
  }

  /// What an answer that was given beforehand, as a text, means.
  func answer(_ given: String) throws -> Answer {
    switch kind {
    case .text(_, let check):
      do { try check(given) } catch {
        throw ActionFailure("the answer to “\(prompt)” does not fit: \(error)", code: "answer")
      }
      return .text(given)
    case .confirmation:
      switch given.trimmingWhitespace.lowercased() {
      case "yes", "y", "true", "ok", "1": return .confirmed(true)
      case "no", "n", "false", "cancel", "0": return .confirmed(false)
      default:
        throw ActionFailure(
          "the answer to “\(prompt)” is yes or no, not \(Wording.quoted(given))", code: "answer")
      }
    case .choice(let rows, let multiple, _):
      guard multiple else { return .choices([try place(of: given, among: rows)]) }
      let places = try Set(Self.several(given, rows).map { try place(of: $0, among: rows) })
      return .choices(places.sorted())
    }
  }

  /// The answers to a question that takes several: a JSON list, one title, or titles with commas between.
  private static func several(_ given: String, _ rows: [ChoiceRow]) -> [String] {
    if rows.contains(where: { $0.identifier == given || $0.title == given }) { return [given] }
    if given.trimmingWhitespace.hasPrefix("["), case .list(let items)? = YAMLValue.value(given, path: "answer") {
      return items.map { item in
        switch item {
        case .text(let text): text
        case .number(let number): number.text
        case .boolean(let flag, let spelling): spelling.text(of: flag)
        default: ""
        }
      }
    }
    return given.split(separator: ",").map(\.trimmingWhitespace)
  }

  /// An identifier, then a title, then a number in the list.
  private func place(of word: String, among rows: [ChoiceRow]) throws -> Int {
    if let index = rows.firstIndex(where: { !$0.identifier.isEmpty && $0.identifier == word })
      ?? rows.firstIndex(where: { $0.title == word })
    {
      return index
    }
    if let number = Int(word), rows.indices.contains(number - 1) { return number - 1 }
    let titles = rows.prefix(20).map { Wording.quoted($0.title) }
    let nearest = Spelling.nearest(to: word, among: rows.map(\.title)).map { "did you mean ‘\($0)’?" }
    throw ActionFailure(
      "\(Wording.quoted(word)) answers “\(prompt)” with none of its options",
      help: nearest ?? "they are \(Wording.list(titles, "and"))", code: "answer")
  }
}
