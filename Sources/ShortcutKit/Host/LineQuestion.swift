/// A question that is answered by a line.
public struct LineQuestion: Sendable {
  /// What the line is, as far as typing it goes.
  public enum Kind: Sendable, Hashable {
    /// Any text.
    case text
    /// The path of a file or folder, which can be completed.
    case file
    /// Something that nobody may see, not even while it is typed.
    case secret
  }

  /// The question.
  public let prompt: String
  /// The answer of those who just press enter.
  public let fallback: String?
  /// What the line is.
  public let kind: Kind
  private let check: @Sendable (String) throws -> Void

  /// Makes a question; `check` says, by throwing, what is wrong with an answer.
  public init(
    _ prompt: String, default fallback: String? = nil, kind: Kind = .text,
    check: @escaping @Sendable (String) throws -> Void = { _ in }
  ) {
    self.prompt = prompt
    self.fallback = fallback
    self.kind = kind
    self.check = check
  }

  /// What a line means: an empty one is the default, where there is one.
  public func answer(in line: String) -> String { line.isEmpty ? fallback ?? "" : line }

  /// What is wrong with an answer, nil where it fits.
  public func mistake(in answer: String) -> String? {
    do {
      try check(answer)
      return nil
    } catch { return "\(error)" }
  }
}
