import ShortcutKit

/// A list to choose from on a terminal that can only show one line below the other.
struct NumberedList {
  private let prompt: String
  private let rows: [ChoiceRow]
  private let answer: ChoiceAnswer

  init(_ prompt: String, _ rows: [ChoiceRow], isMultiple: Bool, initially: Set<Int>) {
    self.prompt = prompt
    self.rows = rows
    answer = ChoiceAnswer(rows: rows, isMultiple: isMultiple, initially: initially)
  }

  /// Lets somebody choose, by number or by title, until that chooses something.
  func choose(on terminal: TerminalDevice) throws -> [Int] {
    var list = prompt + "\n"
    for (place, row) in rows.enumerated() {
      let mark = answer.initially.contains(place) ? "*" : " "
      list += "\(mark)\(place + 1). \(row.title.visible)"
      list += row.subtitle.isEmpty ? "\n" : " — \(row.subtitle.visible)\n"
    }
    try terminal.write(list)
    while true {
      do { return try answer.places(in: terminal.line(after: answer.question)) } catch let error as ChoiceAnswer.Mistake
      {
        try terminal.write(error.reason + "\n")
      }
    }
  }
}
