#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Number {
  /// The largest exponent that is raised by multiplication, as in the General Decimal Arithmetic specification.
  private static let largestWholeExponent = 999_999_999

  /// This number to the power of another; 0 to the power of 0 is 1.
  ///
  /// A whole exponent up to 999,999,999 is raised by repeated squaring with 37 digits, a negative one as the reciprocal:
  /// exact where 34 digits hold the result. An exponent of 0.5 is the square root. All others are computed in binary
  /// floating point, which is right to about 15 digits.
  public func power(_ exponent: Number) throws(NumberError) -> Number {
    if exponent == 0 || self == 1 { return 1 }
    if self == 0 {
      guard exponent > 0 else { throw .divisionByZero }
      return 0
    }
    guard exponent.isInteger else { return try fractionalPower(exponent) }
    if self == -1 { return try exponent.remainder(dividingBy: 2) == 0 ? 1 : -1 }
    if let whole = exponent.exactInt(), whole.magnitude <= Self.largestWholeExponent {
      return try wholePower(whole)
    }
    let power = try magnitude.binaryPower(exponent)
    let isOdd = try exponent.remainder(dividingBy: 2) != 0
    return isNegative && isOdd ? power.negated : power
  }

  private func wholePower(_ exponent: Int) throws(NumberError) -> Number {
    let one = DecimalParts(isNegative: false, coefficient: 1, exponent: 0)
    var (result, square, rest) = (one, parts.withoutTrailingZeros(), exponent.magnitude)
    while true {
      if rest & 1 == 1 { result = result.longProduct(with: square) }
      rest >>= 1
      if rest == 0 { break }
      square = square.longProduct(with: square)
    }
    return try exponent < 0 ? one.quotient(by: result) : Number(rounding: result)
  }

  private func fractionalPower(_ exponent: Number) throws(NumberError) -> Number {
    guard !isNegative else { throw .undefinedPower }
    if try exponent.multiplied(by: 2) == 1 { return try squareRoot() }
    return try binaryPower(exponent)
  }

  private func binaryPower(_ exponent: Number) throws(NumberError) -> Number {
    let power = pow(double, exponent.double)
    if power.isNormal, let number = Number(power) { return number }
    // Binary exponents end earlier than decimal ones, so the exponent is kept apart there.
    let logarithm = (log10(Double(parts.coefficient)) + Double(parts.exponent)) * exponent.double
    guard logarithm > Double(DecimalParts.smallestExponent - 1) else { return 0 }
    guard logarithm < Double(DecimalParts.largestExponent + 1) else { throw .overflow }
    let whole = floor(logarithm)
    guard var parts = Number(pow(10, logarithm - whole))?.parts else { throw .overflow }
    parts.exponent += Int(whole)
    return try Number(rounding: parts)
  }

  /// The square root, exact to the last digit.
  public func squareRoot() throws(NumberError) -> Number {
    guard !isNegative else { throw .undefinedSquareRoot }
    guard self != 0 else { return 0 }
    let parts = parts
    // Scaled to 69 or 70 digits and an even exponent, so that the root has 35.
    var shift = 70 - parts.digits
    if (parts.exponent - shift) & 1 != 0 { shift -= 1 }
    let (root, isInexact) = Self.root(of: parts.scaledFullWidth(by: shift))
    let exponent = (parts.exponent - shift) / 2
    return try Number(
      rounding: DecimalParts(isNegative: false, coefficient: root, exponent: exponent), isInexact: isInexact)
  }

  /// The whole root of a number of 69 or 70 digits by Newton's method, from above, and whether something is left.
  private static func root(of square: (high: UInt128, low: UInt128)) -> (root: UInt128, isInexact: Bool) {
    var root = PowersOfTen[35]
    while true {
      let (quotient, rest) = root.dividingFullWidth(square)
      if quotient >= root { return (root, quotient > root || rest != 0) }
      root = (root + quotient) / 2
    }
  }
}

extension DecimalParts {
  /// The product with as many digits as 128 bits hold, without a limit of its exponent.
  fileprivate func longProduct(with other: DecimalParts) -> DecimalParts {
    var product = DecimalParts(
      isNegative: isNegative != other.isNegative, coefficient: 0, exponent: exponent + other.exponent)
    let factors = coefficient.multipliedFullWidth(by: other.coefficient)
    let cut = digits + other.digits - PowersOfTen.largest
    if cut <= 0 {
      product.coefficient = factors.low
      return product
    }
    let unit = PowersOfTen[cut]
    let (quotient, rest) = unit.dividingFullWidth(factors)
    product.coefficient = quotient + (rest >= unit - rest ? 1 : 0)
    product.exponent += cut
    return product.coefficient & 1 == 0 ? product.withoutTrailingZeros() : product
  }
}
