/// An argument that is evaluated for each item: `where` of filter, `to` of map.
public struct ItemExpression: Sendable {
  /// Whether the expression uses `item` or `index`; one that does not gives the same for every item.
  public let usesItem: Bool
  private let evaluate: @Sendable (Value, Int) throws -> Value

  init(usesItem: Bool, _ evaluate: @escaping @Sendable (Value, Int) throws -> Value) {
    self.usesItem = usesItem
    self.evaluate = evaluate
  }

  /// The value for an item; `index` starts at 1.
  public func value(of item: Value, index: Int) throws -> Value { try evaluate(item, index) }

  /// Whether the expression holds for an item; `index` starts at 1.
  public func holds(for item: Value, index: Int) throws -> Bool { try evaluate(item, index).isTrue() }
}

extension ItemExpression: ValueConvertible {
  /// An expression.
  public static var valueType: ValueType { .expression }
  /// Nothing stands for an expression.
  public var asValue: Value { .nothing }
  /// An expression is written in the file: no value becomes one.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    throw CoercionFailure(value, expected: .expression)
  }
}

/// A text with `${ }` in it that is evaluated for each item: `name` of rename.
public struct ItemTemplate: Sendable {
  private let evaluate: @Sendable (Value, Int) throws -> Value

  init(_ evaluate: @escaping @Sendable (Value, Int) throws -> Value) { self.evaluate = evaluate }

  /// The text for an item; `index` starts at 1.
  public func value(of item: Value, index: Int) throws -> Value { try evaluate(item, index) }
}

extension ItemTemplate: ValueConvertible {
  /// A text for each item.
  public static var valueType: ValueType { .template }
  /// Nothing stands for a template.
  public var asValue: Value { .nothing }
  /// A text without anything to evaluate.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) { self.init { _, _ in value } }
}
