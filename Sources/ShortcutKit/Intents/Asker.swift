/// Gets answers: from those given beforehand, from defaults, from the person.
final class Asker: Sendable {
  private let answers: Answers
  /// Whether every default is taken and everything confirmed.
  private let assumesYes: Bool
  private let console: any Console

  init(answers: Answers, assumesYes: Bool, console: any Console) {
    self.answers = answers
    self.assumesYes = assumesYes
    self.console = console
  }

  func ask(_ question: Question, action: String) throws -> Answer {
    if let given = answers.take(prompt: question.prompt, action: action, parameter: question.parameter) {
      return try read(given, as: question)
    }
    if assumesYes {
      if case .confirmation = question.kind { return .confirmed(true) }
      if let fallback = question.fallback { return try read(fallback, as: question) }
    }
    guard console.canAsk else {
      if let fallback = question.fallback { return try read(fallback, as: question) }
      throw unanswered(question, action)
    }
    do {
      return try askPerson(question)
    } catch ConsoleError.nobody {
      throw unanswered(question, action)
    } catch ConsoleError.cancelled {
      throw CancelledByPerson()
    }
  }

  private func askPerson(_ question: Question) throws -> Answer {
    switch question.kind {
    case .confirmation: return .confirmed(try console.confirm(question.prompt))
    case .choice(let rows, let multiple, let initially):
      return .choices(
        try console.choose(question.prompt, among: rows, multiple: multiple, initially: Set(initially)))
    case .text(let check):
      while true {
        let text = try console.ask(question.prompt, default: question.fallback)
        do {
          try check(text)
          return .text(text)
        } catch {
          console.show("\(error)")
        }
      }
    }
  }

  private func unanswered(_ question: Question, _ action: String) -> UnansweredQuestion {
    let key = question.parameter.map { "\(action).\($0)" } ?? action
    return UnansweredQuestion(
      message: "nobody is there to answer: \(question.prompt)", help: "answer it with --answer \(key)=…")
  }

  // MARK: Given answers

  private func read(_ given: String, as question: Question) throws -> Answer {
    switch question.kind {
    case .text(let check):
      do { try check(given) } catch {
        throw ActionFailure("the answer to “\(question.prompt)” does not fit: \(error)", code: "answer")
      }
      return .text(given)
    case .confirmation:
      switch given.trimmingWhitespace.lowercased() {
      case "yes", "y", "true", "ok", "1": return .confirmed(true)
      case "no", "n", "false", "cancel", "0": return .confirmed(false)
      default:
        throw ActionFailure(
          "the answer to “\(question.prompt)” is yes or no, not \(Wording.quoted(given))", code: "answer")
      }
    case .choice(let rows, let multiple, _):
      let words = multiple ? Self.several(given, rows) : [given]
      return .choices(try words.map { try place(of: $0, among: rows, question) })
    }
  }

  private static func several(_ given: String, _ rows: [ChoiceRow]) -> [String] {
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
    if rows.contains(where: { $0.title == given }) { return [given] }
    return given.split(separator: ",").map(\.trimmingWhitespace)
  }

  /// An identifier, then a title, then a number in the list.
  private func place(of word: String, among rows: [ChoiceRow], _ question: Question) throws -> Int {
    if let index = rows.firstIndex(where: { !$0.identifier.isEmpty && $0.identifier == word })
      ?? rows.firstIndex(where: { $0.title == word })
    {
      return index
    }
    if let number = Int(word), rows.indices.contains(number - 1) { return number - 1 }
    let titles = rows.prefix(20).map { Wording.quoted($0.title) }
    let nearest = Spelling.nearest(to: word, among: rows.map(\.title)).map { "did you mean ‘\($0)’?" }
    throw ActionFailure(
      "\(Wording.quoted(word)) answers “\(question.prompt)” with none of its options",
      help: nearest ?? "they are \(Wording.list(titles, "and"))", code: "answer")
  }
}
