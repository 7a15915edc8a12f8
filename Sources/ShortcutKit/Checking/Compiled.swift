/// An expression or text after checking.
struct Compiled: Sendable {
  let evaluate: Evaluator
  /// What is known of its type; `any` where nothing is.
  let type: ValueType
  /// The value, where it is the same in every run.
  let constant: Value?
  /// Makes the argument, where no value stands for it: what is evaluated for each item.
  let argument: (@Sendable (Frame) throws -> any AnyArgument)?

  init(argument: @escaping @Sendable (Frame) throws -> any AnyArgument) {
    evaluate = { _ in .nothing }
    type = .any
    constant = nil
    self.argument = argument
  }

  init(type: ValueType = .any, _ evaluate: @escaping Evaluator) {
    self.evaluate = evaluate
    self.type = type
    constant = nil
    argument = nil
  }

  init(_ constant: Value, type: ValueType = .any) {
    evaluate = { _ in constant }
    self.type = type
    self.constant = constant
    argument = nil
  }

  /// What stands for something that is in error; the file will not be run.
  static let invalid = Compiled(.nothing)
}
