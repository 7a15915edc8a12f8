import Foundation

extension Value {
  /// The value as the type of a shortcut's input; what may be anything stays as it is.
  package func converted(to type: ValueType, in host: RunHost) throws(CoercionFailure) -> Value {
    switch type {
    case .text: try String(coercing: self, in: host).asValue
    case .number: try Number(coercing: self, in: host).asValue
    case .boolean: try Bool(coercing: self, in: host).asValue
    case .date: try Date(coercing: self, in: host).asValue
    case .url: try URLValue(coercing: self, in: host).asValue
    case .file: try FileValue(coercing: self, in: host).asValue
    case .dictionary: try Record(coercing: self, in: host).asValue
    default: self
    }
  }
}
