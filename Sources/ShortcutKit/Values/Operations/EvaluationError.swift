/// What went wrong while an expression was evaluated; the place is added by who evaluates it.
package struct EvaluationError: Error, Sendable {
  package let message: String
  package let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
