/// One thing an action can be told, declared as a property of the action.
///
/// The declaration is all there is to say of a parameter: checking, resolution, prompts, help, reference and schema are
/// made from it.
public struct Parameter<Argument: ValueConvertible>: Sendable {
  /// The canonical name, in kebab-case.
  public let name: String
  /// What it means, as one sentence.
  public let description: String
  /// Whether the flowing input or the short form fills it.
  public let role: ParameterRole
  /// The question when it is missing.
  public let prompt: String?
  /// The error when it is empty, or missing with no question to ask.
  public let empty: ValidationError?
  /// What it is when it is not given.
  public let fallback: Argument?
  /// The parameter that switches this one on.
  public let parent: ParentCondition?
  /// What there is to choose from, found when it is asked for.
  public let options: (@Sendable (ActionContext) throws -> [ParameterOption])?

  /// Declares a parameter. Without a default it is required, unless its type is optional.
  public init(
    _ name: String, _ description: String, role: ParameterRole = .plain, default fallback: Argument? = nil,
    prompt: String? = nil, empty: ValidationError? = nil, onlyWhile parent: ParentCondition? = nil,
    options: (@Sendable (ActionContext) throws -> [ParameterOption])? = nil
  ) {
    self.name = name
    self.description = description
    self.role = role
    self.fallback = fallback ?? Argument.whenAbsent
    self.prompt = prompt
    self.empty = empty
    self.parent = parent
    self.options = options
  }
}

/// What fills a parameter besides its name.
public enum ParameterRole: Sendable {
  /// Nothing.
  case plain
  /// What flows in.
  case input
  /// The short form, `- action: this`.
  case key
  /// Both.
  case inputAndKey

  /// Whether what flows in fills it.
  public var isInput: Bool { self == .input || self == .inputAndKey }
  /// Whether the short form fills it.
  public var isKey: Bool { self == .key || self == .inputAndKey }
}

/// What is said of a value that a parameter cannot take.
public struct ValidationError: Sendable, Hashable {
  /// A short word for the error.
  public let code: String
  /// What is said, for people.
  public let message: String

  /// Makes an error.
  public init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// A parameter that must have a value for another one to count.
public struct ParentCondition: Sendable {
  /// The parent's name.
  public let parameter: String
  /// The value that it must have.
  public let value: Value

  /// The other parameter counts while this one has the value.
  public init(_ parameter: String, is value: Value) {
    self.parameter = parameter
    self.value = value
  }
}

/// One thing to choose for a parameter.
public struct ParameterOption: Sendable {
  /// What the parameter becomes.
  public let value: Value
  /// How it is shown.
  public let row: ChoiceRow

  /// Makes an option.
  public init(_ value: Value, row: ChoiceRow) {
    self.value = value
    self.row = row
  }
}

/// A parameter of any type.
public protocol AnyParameter: Sendable {
  /// The canonical name.
  var name: String { get }
  /// What it means.
  var description: String { get }
  /// What fills it.
  var role: ParameterRole { get }
  /// The question when it is missing.
  var prompt: String? { get }
  /// The error when it is empty.
  var empty: ValidationError? { get }
  /// The parameter that switches this one on.
  var parent: ParentCondition? { get }
  /// What there is to choose from.
  var options: (@Sendable (ActionContext) throws -> [ParameterOption])? { get }
  /// Its type.
  var type: ValueType { get }
  /// Whether an argument may be a whole list.
  var takesLists: Bool { get }
  /// The default as a value; nil where the parameter is required.
  var defaultValue: Value? { get }
  /// The default as an argument.
  var defaultArgument: (any AnyArgument)? { get }
  /// Converts a value to an argument.
  func argument(from value: Value, in host: RunHost) throws(CoercionFailure) -> any AnyArgument
}

extension Parameter: AnyParameter {
  /// The argument's type.
  public var type: ValueType { Argument.valueType }
  /// Whether the argument may be a whole list.
  public var takesLists: Bool { Argument.takesLists }
  /// The default as a value.
  public var defaultValue: Value? { fallback?.asValue }
  /// The default as an argument.
  public var defaultArgument: (any AnyArgument)? { fallback.map { BoundArgument($0, for: name) } }
  /// Converts a value to an argument.
  public func argument(from value: Value, in host: RunHost) throws(CoercionFailure) -> any AnyArgument {
    BoundArgument(try Argument(coercing: value, in: host), for: name)
  }
}
