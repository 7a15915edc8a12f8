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
  public var isPure: Bool {
    if case .pure = action.body.callee { return true }
    return false
  }

  /// The parameter that the flowing input fills.
  public var inputParameter: (any AnyParameter)? { parameters.first { $0.role.isInput } }

  /// The parameter that the short form fills.
  public var keyParameter: (any AnyParameter)? { parameters.first { $0.role.isKey } }

  /// Whether a mapping behind the action is its key parameter: that of an action that makes a dictionary is that dictionary.
  var takesFreeKeys: Bool { parameters.count == 1 && keyParameter?.type == .dictionary }

  var parameterTable: ParameterTable {
    table.withLock { table in
      if let table { return table }
      let made = ParameterTable(action)
      table = made
      return made
    }
  }
}

/// What `Mirror` finds in an action, and how it is called.
struct ParameterTable: Sendable {
  let parameters: [any AnyParameter]
  let callee: Callee

  init(_ action: any ActionDescription) {
    let children = Mirror(reflecting: action).children
    // Asking a type that is no parameter whether it is one costs a search through the whole program.
    parameters = children.compactMap { Self.others.contains($0.label ?? "") ? nil : $0.value as? any AnyParameter }
    callee = action.body.callee
  }

  /// What else an action may store about itself.
  private static let others: Set<String> = [
    "name", "aliases", "category", "description", "summary", "output", "examples", "appleIdentifier", "kind",
  ]

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
