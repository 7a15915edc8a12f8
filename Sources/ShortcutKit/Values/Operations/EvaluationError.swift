/// What went wrong while an expression was evaluated; the place is added by who evaluates it.
struct EvaluationError: Error, Sendable {
  let message: String
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
