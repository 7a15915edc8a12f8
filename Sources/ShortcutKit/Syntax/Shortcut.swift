/// A shortcut file as it was written.
package struct Shortcut: Sendable {
  package internal(set) var name: Located<String>?
  package internal(set) var description: Located<String>?
  package internal(set) var icon: Located<String>?
  package internal(set) var input = InputDeclaration()
  package internal(set) var variables: [Variable] = []
  package internal(set) var actions: Block

  /// A variable with its start value.
  package struct Variable: Sendable {
    package let name: Located<String>
    package let value: YAMLNode
  }
}

/// What a shortcut accepts, and what it does where it gets nothing.
public struct InputDeclaration: Sendable {
  /// What happens where no input is given.
  public enum WhenMissing: Sendable {
    case goOn
    case ask
    case clipboard
    case stop(message: String)
  }

  /// The type of the items.
  public var type: ValueType = .any
  /// Whether they are files of one kind: images.
  public var mustBeImages = false
  /// Whether there may be several.
  public var multiple = true
  /// What happens where there is none.
  public var whenMissing: WhenMissing = .goOn
  /// The question of `when-missing: ask`.
  public var prompt: String?
  /// Where it is written.
  var span: SourceSpan?
}

/// Steps that run one after the other.
package struct Block: Sendable {
  package let steps: [Step]
  package let span: SourceSpan
}

/// One step: an action with its arguments, and what is said about the step itself.
package struct Step: Sendable {
  package let action: Located<String>
  package let argument: StepArgument
  /// The reserved keys, with where they are written.
  package let parts: [StepKey: StepPart]
  /// The blocks of control flow.
  package let blocks: [StepKey: Block]
  /// The cases of a menu.
  package let cases: [MenuCase]
  package let span: SourceSpan
}

/// What stands behind an action's name.
package enum StepArgument: Sendable {
  case none
  /// The key parameter.
  case short(YAMLNode)
  /// Parameters by name.
  case named(YAMLNode, [YAMLNode.Entry])
}

/// One entry of a step that is not its action.
package struct StepPart: Sendable {
  package let key: SourceSpan
  package let value: YAMLNode
}

/// One row of a menu, with what it does.
package struct MenuCase: Sendable {
  package let title: YAMLNode
  package let block: Block
}

/// The keys of a step that are no action.
package enum StepKey: String, Sendable, CaseIterable {
  case `as`, when, timeout, retry, note
  case onError = "on-error"
  case then, `else`, `do`, `catch`, finally, cases, item, index, parallel, limit

  /// Whether every step may have it.
  var isForEveryStep: Bool {
    switch self {
    case .as, .when, .timeout, .retry, .note, .onError: true
    default: false
    }
  }

  private static let byName: [String: StepKey] = Dictionary(
    uniqueKeysWithValues: allCases.map { (normalizedName($0.rawValue), $0) })

  init?(name: String) {
    guard let key = Self.byName[normalizedName(name)] else { return nil }
    self = key
  }
}
