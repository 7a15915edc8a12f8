/// What is written for the reader of the file alone: nothing in it is evaluated, not even a `${ }`.
public struct Remark: Sendable {
  /// Makes a remark; what it says is of no use to a run.
  public init() {}
}

extension Remark: ValueConvertible {
  /// Words for the reader.
  public static var valueType: ValueType { .remark }
  /// Nothing stands for a remark.
  public var asValue: Value { .nothing }
  /// A remark may be left out.
  public static var whenAbsent: Remark? { Remark() }
  /// Takes every value, for none counts.
  public init(coercing value: Value, in host: RunHost) {}
}
