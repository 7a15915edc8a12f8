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

  /// Whether answers were given beforehand.
  var hasAnswers: Bool { !answers.isEmpty }

  func ask(_ question: Question, action: String) throws -> Answer {
    let names = Answers.Names(prompt: question.prompt, action: action, parameter: question.parameter)
    if let given = answers.take(names) { return try question.answer(given) }
    if assumesYes, let answer = try question.defaultAnswer(assumingYes: true) { return answer }
    guard console.canAsk else {
      if let answer = try question.defaultAnswer(assumingYes: false) { return answer }
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

  /// The answer that was given beforehand to something that nobody would be asked; nil where none was.
  func answer(toUnasked question: Question, action: String) throws -> Answer? {
    let names = Answers.Names(prompt: question.prompt, action: action, parameter: question.parameter, isAsked: false)
    return try answers.take(names).map { try question.answer($0) }
  }

  private func askPerson(_ question: Question) throws -> Answer {
    switch question.kind {
    case .confirmation: return .confirmed(try console.confirm(question.prompt))
    case .choice(let rows, let multiple, let initially):
      return .choices(
        try console.choose(question.prompt, among: rows, multiple: multiple, initially: Set(initially)))
    case .text(let kind, let check):
      return .text(
        try console.ask(LineQuestion(question.prompt, default: question.fallback, kind: kind, check: check)))
    }
  }

  private func unanswered(_ question: Question, _ action: String) -> UnansweredQuestion {
    let keys = [question.prompt] + (question.parameter.map { ["\(action).\($0)", action, $0] } ?? [action])
    let slip = answers.slip(in: keys)
    let key = slip?.meant ?? keys[1]
    var help = "answer it with --answer \(key.contains(" ") ? "\"\(key)=…\"" : "\(key)=…")"
    if let slip { help += ", not \(Wording.quoted(slip.key))" }
    if case .confirmation = question.kind { help += " or confirm everything with --yes" }
    return UnansweredQuestion(message: "nobody is there to answer: \(question.prompt)", help: help)
  }
}
