import Synchronization

/// An action in the catalogue. What costs time to find out about it is found out when first asked for.
public final class CatalogEntry: Sendable {
  /// The action's description of itself.
  public let action: any ActionDescription
  private let table = Mutex<ParameterTable?>(nil)

  init(_ action: any ActionDescription) { self.action = action }

  /// The action's parameters, in the order of their declaration.
  public var parameters: [any AnyParameter] { parameterTable.parameters }

  /// Whether the action may stand in an expression.
  public var isPure: Bool { action is any PureAction }

  /// The parameter that the flowing input fills.
  public var inputParameter: (any AnyParameter)? { parameters.first { $0.role.isInput } }

  /// The parameter that the short form fills.
  public var keyParameter: (any AnyParameter)? { parameters.first { $0.role.isKey } }

  var parameterTable: ParameterTable {
    table.withLock { table in
      if let table { return table }
      let made = ParameterTable(action)
      table = made
      return made
    }
  }
}

/// What `Mirror` finds in an action, and the function that calls it.
struct ParameterTable: Sendable {
  let parameters: [any AnyParameter]
  let callee: Callee

  init(_ action: any ActionDescription) {
    let found = Mirror(reflecting: action).children.compactMap { $0.value as? any AnyParameter }
    parameters = found
    callee = Callee(action, names: found.map(\.name))
  }

  func index(of name: String) -> Int? {
    let key = normalizedName(name)
    return parameters.firstIndex { $0.name == name || normalizedName($0.name) == key }
  }
}

extension ParameterTable {
  /// The place of the parameter that switches another one on, with the value that it must have.
  func parent(of index: Int) -> (index: Int, value: Value)? {
    guard let parent = parameters[index].parent, let place = self.index(of: parent.parameter) else { return nil }
    return (place, parent.value)
  }
}

/// The function that runs an action.
enum Callee: Sendable {
  case pure(@Sendable ([any AnyArgument], ActionContext) throws -> Value)
  case effect(@Sendable ([any AnyArgument], ActionContext) async throws -> Value)
  /// Control flow: the interpreter itself knows what to do.
  case none

  init(_ action: any ActionDescription, names: [String]) {
    if let action = action as? any PureAction {
      self = Self.pure(action, names)
    } else if let action = action as? any Action {
      self = Self.effect(action, names)
    } else {
      self = .none
    }
  }

  private static func pure<A: PureAction>(_ action: A, _ names: [String]) -> Callee {
    let signature = Signature(action, names: names)
    return .pure { values, context in
      try signature.action.run(Arguments(signature: signature, values: values), in: context)
    }
  }

  private static func effect<A: Action>(_ action: A, _ names: [String]) -> Callee {
    let signature = Signature(action, names: names)
    return .effect { values, context in
      try await signature.action.run(Arguments(signature: signature, values: values), in: context)
    }
  }
}
