/// Why a calculation has no result.
public enum NumberError: Error, Sendable, Hashable {
  /// Something was divided by zero.
  case divisionByZero
  /// The result is greater than 9.99…E+6144.
  case overflow
  /// A negative number was raised to a power that is not whole.
  case undefinedPower
  /// The square root of a negative number was asked for.
  case undefinedSquareRoot
}

extension NumberError: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    switch self {
    case .divisionByZero: "a number cannot be divided by zero"
    case .overflow: "the result is too large for a number, which ends at 1E+6145"
    case .undefinedPower: "a negative number has no power with a fractional exponent"
    case .undefinedSquareRoot: "a negative number has no square root"
    }
  }
}
