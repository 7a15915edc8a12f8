extension DecimalParts {
  /// The remainder of a division that rounds down, exact before it is brought to the divisor's sign.
  func remainder(dividingBy other: DecimalParts) throws(NumberError) -> Number {
    guard other.coefficient != 0 else { throw .divisionByZero }
    let remainder = truncatingRemainder(dividingBy: other)
    if remainder.coefficient == 0 || isNegative == other.isNegative { return try Number(rounding: remainder) }
    return try remainder.sum(with: other)
  }

  /// The remainder of a division that cuts off, with the sign of this number.
  private func truncatingRemainder(dividingBy other: DecimalParts) -> DecimalParts {
    var result = self
    let difference = exponent - other.exponent
    if difference >= 0 {
      let modulus = other.coefficient
      let power = Self.powerOfTen(difference, modulo: modulus)
      result.coefficient = Self.product(coefficient % modulus, power, modulo: modulus)
      result.exponent = other.exponent
    } else if other.digits - difference <= digits {
      result.coefficient = coefficient % (other.coefficient * PowersOfTen[-difference])
    }
    return result
  }

  /// `10^exponent mod modulus` by repeated squaring, so that a mod of 1E+6000 is as exact and quick as any.
  private static func powerOfTen(_ exponent: Int, modulo modulus: UInt128) -> UInt128 {
    var (result, square, rest) = (1 % modulus, 10 % modulus, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square, modulo: modulus) }
      square = product(square, square, modulo: modulus)
      rest >>= 1
    }
    return result
  }

  private static func product(_ left: UInt128, _ right: UInt128, modulo modulus: UInt128) -> UInt128 {
    modulus.dividingFullWidth(left.multipliedFullWidth(by: right)).remainder
  }
}
