/// An argument of any type, ready for the action.
public protocol AnyArgument: AnyObject, Sendable {
  /// The argument as a value.
  var value: Value { get }
}

final class BoundArgument<Argument: ValueConvertible>: AnyArgument {
  let argument: Argument
  init(_ argument: Argument) { self.argument = argument }
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
    for (index, candidate) in signature.names.enumerated() where candidate == name {
      if let bound = values[index] as? BoundArgument<Argument> { return bound.argument }
    }
    preconditionFailure("‘\(name)’ is not a stored property of the action")
  }
}

/// An action with its parameters, looked up once.
final class Signature<A: ActionDescription>: Sendable {
  let action: A
  let names: [String]

  init(_ action: A, names: [String]) {
    self.action = action
    self.names = names
  }
}
