/// An expression or text after checking.
struct Compiled: Sendable {
  let evaluate: Evaluator
  /// What is known of its type; `any` where nothing is.
  let type: ValueType
  /// The value, where it is the same in every run.
  let constant: Value?

  init(type: ValueType = .any, _ evaluate: @escaping Evaluator) {
    self.evaluate = evaluate
    self.type = type
    constant = nil
  }

  init(_ constant: Value, type: ValueType = .any) {
    evaluate = { _ in constant }
    self.type = type
    self.constant = constant
  }

  /// What stands for something that is in error; the file will not be run.
  static let invalid = Compiled(.nothing)
}
