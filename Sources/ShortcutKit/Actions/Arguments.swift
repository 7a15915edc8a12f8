/// An argument of any type, ready for the action.
public protocol AnyArgument: AnyObject, Sendable {
  /// The name of its parameter.
  var parameterName: String { get }
  /// The argument as a value.
  var value: Value { get }
}

final class BoundArgument<Argument: ValueConvertible>: AnyArgument {
  let argument: Argument
  let parameterName: String

  init(_ argument: Argument, for parameterName: String) {
    self.argument = argument
    self.parameterName = parameterName
  }

  var value: Value { argument.asValue }
}

/// The arguments of one call, read through the properties that declare them: `arguments.find`.
@dynamicMemberLookup
public struct Arguments<A: ActionDescription>: Sendable {
  let signature: Signature<A>
  let values: [any AnyArgument]

  /// The argument of a parameter.
  public subscript<Argument>(dynamicMember parameter: KeyPath<A, Parameter<Argument>>) -> Argument {
    let name = signature.action[keyPath: parameter].name
    for value in values where value.parameterName == name {
      if let bound = value as? BoundArgument<Argument> { return bound.argument }
    }
    preconditionFailure("‘\(name)’ is not a stored property of the action")
  }
}

/// An action in a place of its own, so that a call does not copy it.
final class Signature<A: ActionDescription>: Sendable {
  let action: A

  init(_ action: A) { self.action = action }
}
