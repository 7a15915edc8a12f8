import Foundation

extension Comparison {
  /// Whether the comparison holds between two values.
  func holds(_ left: Value, _ right: Value, in host: RunHost) throws(EvaluationError) -> Bool {
    switch self {
    case .equal: left.isEqual(to: right, in: host)
    case .notEqual: !left.isEqual(to: right, in: host)
    case .less: try left.order(to: right, in: host) == .orderedAscending
    case .lessOrEqual: try left.order(to: right, in: host) != .orderedDescending
    case .greater: try left.order(to: right, in: host) == .orderedDescending
    case .greaterOrEqual: try left.order(to: right, in: host) != .orderedAscending
    case .contains: try left.contains(right, in: host)
    case .isIn: try right.contains(left, in: host)
    case .beginsWith: try left.begins(with: right, in: host)
    case .endsWith: try left.ends(with: right, in: host)
    case .matches: try left.matches(right, in: host)
    }
  }
}
