/// How the engine carries out an action; `Action` and `PureAction` give it, so that no action has to.
public struct ActionBody: Sendable {
  let callee: Callee
}

/// The function that runs an action.
enum Callee: Sendable {
  case pure(@Sendable ([any AnyArgument], ActionContext) throws -> Value)
  case effect(@Sendable ([any AnyArgument], ActionContext) async throws -> Value)
  /// The interpreter itself knows what to do.
  case control(any ControlFlowStep)
}

extension Action {
  /// A function that may wait.
  public var body: ActionBody {
    let signature = Signature(self)
    return ActionBody(
      callee: .effect { values, context in
        try await signature.action.run(Arguments(signature: signature, values: values), in: context)
      })
  }
}

extension PureAction {
  /// A function that is called at once.
  public var body: ActionBody {
    let signature = Signature(self)
    return ActionBody(
      callee: .pure { values, context in
        try signature.action.run(Arguments(signature: signature, values: values), in: context)
      })
  }
}

extension ControlFlowStep {
  var body: ActionBody { ActionBody(callee: .control(self)) }
}

extension ActionDescription {
  /// The step of control flow that this is; nil for an action.
  var controlFlow: (any ControlFlowStep)? {
    if case .control(let step) = body.callee { return step }
    return nil
  }
}
