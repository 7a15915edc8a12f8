/// Something to ask a person.
public struct Question: Sendable {
  /// What kind of answer there is.
  public enum Kind: Sendable {
    /// A text; `check` says, by throwing, what is wrong with it.
    case text(LineQuestion.Kind = .text, check: @Sendable (String) throws -> Void = { _ in })
    /// One of some rows, or several.
    case choice([ChoiceRow], multiple: Bool, initially: [Int])
    /// Yes or no.
    case confirmation
  }

  /// The question.
  public let prompt: String
  /// What kind of answer there is.
  public let kind: Kind
  /// The answer of those who just press enter, and where nobody is there.
  public let fallback: String?
  /// The parameter that the answer is for.
  public let parameter: String?

  /// Makes a question.
  public init(_ prompt: String, _ kind: Kind, default fallback: String? = nil, parameter: String? = nil) {
    self.prompt = prompt
    self.kind = kind
    self.fallback = fallback
    self.parameter = parameter
  }
}

/// What a person answered.
public enum Answer: Sendable, Hashable {
  /// A text.
  case text(String)
  /// The places of the chosen rows, counted from 0.
  case choices([Int])
  /// Yes or no.
  case confirmed(Bool)
}

/// A question that nobody is there to answer.
struct UnansweredQuestion: Error {
  let message: String
  let help: String
}

/// The person does not want to go on.
public struct CancelledByPerson: Error, Sendable {
  /// Says so.
  public init() {}
}
