/// A shortcut file as it was written.
struct Shortcut: Sendable {
  var name: Located<String>?
  var description: Located<String>?
  var icon: Located<String>?
  var input = InputDeclaration()
  var variables: [Variable] = []
  var actions: Block

  /// A variable with its start value.
  struct Variable: Sendable {
    let name: Located<String>
    let value: YAMLNode
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
struct Block: Sendable {
  let steps: [Step]
  let span: SourceSpan
}

/// One step: an action with its arguments, and what is said about the step itself.
struct Step: Sendable {
  let action: Located<String>
  let argument: StepArgument
  /// The reserved keys, with where they are written.
  let parts: [StepKey: StepPart]
  /// The blocks of control flow.
  let blocks: [StepKey: Block]
  /// The cases of a menu.
  let cases: [MenuCase]
  let span: SourceSpan
}

/// What stands behind an action's name.
enum StepArgument: Sendable {
  case none
  /// The key parameter.
  case short(YAMLNode)
  /// Parameters by name.
  case named(YAMLNode, [YAMLNode.Entry])
}

/// One entry of a step that is not its action.
struct StepPart: Sendable {
  let key: SourceSpan
  let value: YAMLNode
}

/// One row of a menu, with what it does.
struct MenuCase: Sendable {
  let title: YAMLNode
  let block: Block
}

/// The keys of a step that are no action.
enum StepKey: String, Sendable, CaseIterable {
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
