extension Number {
  /// The sum.
  public func adding(_ other: Number) throws(NumberError) -> Number {
    if case .small(let left) = storage, case .small(let right) = other.storage {
      let (sum, overflow) = left.addingReportingOverflow(right)
      if !overflow { return Number(sum) }
    }
    return try parts.sum(with: other.parts)
  }

  /// The difference.
  public func subtracting(_ other: Number) throws(NumberError) -> Number {
    if case .small(let left) = storage, case .small(let right) = other.storage {
      let (difference, overflow) = left.subtractingReportingOverflow(right)
      if !overflow { return Number(difference) }
    }
    return try parts.sum(with: other.parts.negated)
  }

  /// The product.
  public func multiplied(by other: Number) throws(NumberError) -> Number {
    if case .small(let left) = storage, case .small(let right) = other.storage {
      let (product, overflow) = left.multipliedReportingOverflow(by: right)
      if !overflow { return Number(product) }
    }
    let (product, isInexact) = parts.product(with: other.parts)
    return try Number(rounding: product, isInexact: isInexact)
  }

  /// The quotient.
  public func divided(by other: Number) throws(NumberError) -> Number {
    if case .small(let left) = storage, case .small(let right) = other.storage, right != 0 {
      let (quotient, overflow) = left.dividedReportingOverflow(by: right)
      if !overflow, quotient * right == left { return Number(quotient) }
    }
    return try parts.quotient(by: other.parts)
  }

  /// What is left after dividing into whole parts, with the sign of the divisor: -1 mod 3 is 2.
  public func remainder(dividingBy other: Number) throws(NumberError) -> Number {
    if case .small(let left) = storage, case .small(let right) = other.storage, right != 0 {
      // `Int.min` by -1 overflows in the quotient alone; the remainder reported is 0, as it should be.
      let remainder = left.remainderReportingOverflow(dividingBy: right).partialValue
      return Number(remainder != 0 && (remainder < 0) != (right < 0) ? remainder + right : remainder)
    }
    return try parts.remainder(dividingBy: other.parts)
  }

  /// The number with the other sign.
  public var negated: Number {
    if case .small(let int) = storage, int != .min { return Number(-int) }
    return Number(canonical: parts.negated)
  }

  /// The number without its sign.
  public var magnitude: Number { isNegative ? negated : self }

  /// Takes parts without trailing zeros, within precision and range.
  init(canonical parts: DecimalParts) {
    self = parts.int.map { Number($0) } ?? Number(.boxed(Box(parts.withoutTrailingZeros())))
  }
}

extension DecimalParts {
  var negated: DecimalParts {
    DecimalParts(isNegative: coefficient != 0 && !isNegative, coefficient: coefficient, exponent: exponent)
  }

  func sum(with other: DecimalParts) throws(NumberError) -> Number {
    if coefficient == 0 { return Number(canonical: other) }
    if other.coefficient == 0 { return Number(canonical: self) }
    var (high, low) = exponent >= other.exponent ? (self, other) : (other, self)
    // Room for 37 digits is left in 128 bits when two such numbers are added.
    let shift = min(high.exponent - low.exponent, 37 - high.digits)
    high.coefficient *= PowersOfTen[shift]
    high.exponent -= shift
    // What still does not reach up is cut off; `high` then has three digits more than the result.
    let cut = high.exponent - low.exponent
    let unit = cut <= PowersOfTen.largest ? PowersOfTen[cut] : .max
    let (lowCoefficient, rest) = low.coefficient.quotientAndRemainder(dividingBy: unit)
    let isInexact = rest != 0
    if high.isNegative == low.isNegative {
      high.coefficient += lowCoefficient
    } else if high.coefficient >= lowCoefficient {
      high.coefficient -= lowCoefficient + (isInexact ? 1 : 0)
    } else {
      high.coefficient = lowCoefficient - high.coefficient
      high.isNegative = low.isNegative
    }
    return try Number(rounding: high, isInexact: isInexact)
  }

  /// The product, exact or cut to 35 or 36 digits.
  func product(with other: DecimalParts) -> (product: DecimalParts, isInexact: Bool) {
    var product = DecimalParts(
      isNegative: isNegative != other.isNegative, coefficient: 0, exponent: exponent + other.exponent)
    let (high, low) = coefficient.multipliedFullWidth(by: other.coefficient)
    if high == 0 {
      product.coefficient = low
      return (product, false)
    }
    let cut = digits + other.digits - (Self.precision + 2)
    let (quotient, rest) = PowersOfTen[cut].dividingFullWidth((high, low))
    product.coefficient = quotient
    product.exponent += cut
    return (product, rest != 0)
  }

  func quotient(by other: DecimalParts) throws(NumberError) -> Number {
    guard other.coefficient != 0 else { throw .divisionByZero }
    guard coefficient != 0 else { return 0 }
    // Scaled so that the quotient has 35 or 36 digits.
    let shift = Self.precision + 1 + other.digits - digits
    let (high, low) = scaledFullWidth(by: shift)
    let (quotient, rest) = other.coefficient.dividingFullWidth((high, low))
    let parts = DecimalParts(
      isNegative: isNegative != other.isNegative, coefficient: quotient, exponent: exponent - other.exponent - shift)
    return try Number(rounding: parts, isInexact: rest != 0)
  }

  /// The coefficient with zeros added, up to about 70 digits.
  func scaledFullWidth(by shift: Int) -> (high: UInt128, low: UInt128.Magnitude) {
    let first = min(shift, PowersOfTen.largest - digits)
    return (coefficient * PowersOfTen[first]).multipliedFullWidth(by: PowersOfTen[shift - first])
  }
}
