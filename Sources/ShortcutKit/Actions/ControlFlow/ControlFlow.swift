/// The steps that the interpreter itself carries out. They stand in the catalogue beside the actions.
enum ControlFlow {
  enum Kind: Sendable {
    case `if`, `repeat`, repeatWithEach, `while`, chooseFromMenu, `try`, runShortcut, set, add, stop, fail
    case `break`, `continue`
  }

  static let all: [any ActionDescription] = [
    If(), Repeat(), RepeatWithEach(), While(), ChooseFromMenu(), Try(), RunShortcut(), SetVariable(), AddToVariable(),
    Stop(), Fail(),
    Break(), Continue(),
  ]
}

/// A step of control flow.
protocol ControlFlowStep: ActionDescription {
  /// What the interpreter does.
  var kind: ControlFlow.Kind { get }
  /// The keys that stand beside the action, with what they hold.
  var keys: [(key: StepKey, description: String)] { get }
}

extension ControlFlowStep {
  var category: ActionCategory { .controlFlow }
  var keys: [(key: StepKey, description: String)] { [] }
}

extension ActionDescription {
  /// The keys that stand beside this action in a step, such as `then` and `else`, with what they hold.
  package var keysBeside: [(name: String, description: String)] {
    controlFlow?.keys.map { ($0.key.rawValue, $0.description) } ?? []
  }
}
