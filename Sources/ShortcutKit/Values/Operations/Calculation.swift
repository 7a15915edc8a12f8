import Foundation

extension Arithmetic {
  /// Calculates with two values; dates take part in sums with durations, which the checker passes on as they are.
  func apply(_ left: Value, _ right: Value, in host: RunHost) throws(EvaluationError) -> Value {
    if case .number(let left) = left, case .number(let right) = right { return .number(try apply(left, right)) }
    if self == .subtract, case .date(let left) = left, case .date(let right) = right {
      guard let seconds = Number(left.timeIntervalSince(right)) else {
        throw EvaluationError("the dates are too far apart")
      }
      return .number(seconds)
    }
    return .number(try apply(try left.operand(of: self, in: host), try right.operand(of: self, in: host)))
  }

  private func apply(_ left: Number, _ right: Number) throws(EvaluationError) -> Number {
    do {
      switch self {
      case .add: return try left.adding(right)
      case .subtract: return try left.subtracting(right)
      case .multiply: return try left.multiplied(by: right)
      case .divide: return try left.divided(by: right)
      case .modulo: return try left.remainder(dividingBy: right)
      case .power: return try left.power(right)
      }
    } catch {
      throw EvaluationError("\(error)")
    }
  }
}

extension Value {
  func operand(of operation: Arithmetic, in host: RunHost) throws(EvaluationError) -> Number {
    do {
      return try Number(coercing: self, in: host)
    } catch {
      let help = operation == .add && kind == .text ? "texts are joined like this: ${a}${b}" : nil
      throw EvaluationError("‘\(operation.rawValue)’ takes numbers; found \(inWords)", help: help)
    }
  }

  /// A date moved by a duration, by the calendar.
  func moved(by amount: Value, _ unit: TimeSpan.Unit, forward: Bool, in host: RunHost) throws(EvaluationError) -> Value
  {
    let count = try amount.operand(of: forward ? .add : .subtract, in: host)
    let date: Date
    do { date = try Date(coercing: self, in: host) } catch { throw EvaluationError(error.description) }
    let span = TimeSpan(forward ? count : count.negated, unit)
    do { return .date(try span.added(to: date, calendar: host.conventions.calendar)) } catch {
      throw EvaluationError("\(error)")
    }
  }
}
