/// The number `±coefficient × 10^exponent`.
///
/// In a `Number` the parts are *canonical*, so that equal numbers have equal parts: a whole number that fits in `Int` has
/// the exponent 0 and no sign where it is zero, and any other coefficient does not end in a zero.
struct DecimalParts: Sendable, Hashable {
  var isNegative: Bool
  var coefficient: UInt128
  var exponent: Int

  /// The significant digits of a number.
  static let precision = 34
  /// The exponent of the first digit of the largest number.
  static let largestExponent = 6144
  /// The exponent of the smallest number above zero, which is subnormal: -6143 less the other 33 digits.
  static let smallestExponent = -6176

  /// The number of digits of the coefficient.
  var digits: Int { PowersOfTen.digits(coefficient) }

  /// The exponent that the first digit would have as the only one before a decimal point.
  var adjustedExponent: Int { exponent + digits - 1 }

  /// The value as an `Int`, if it is whole and fits.
  var int: Int? {
    if coefficient == 0 { return 0 }
    guard exponent >= 0, exponent < 19, digits + exponent <= 19 else { return nil }
    let magnitude = Int128(coefficient) * Int128(PowersOfTen[exponent])
    return Int(exactly: isNegative ? -magnitude : magnitude)
  }

  /// The same value with a coefficient that does not end in a zero.
  func withoutTrailingZeros() -> DecimalParts {
    var parts = self
    guard parts.coefficient != 0 else { return parts }
    for step in [32, 16, 8, 4, 2, 1] where parts.coefficient & 1 == 0 {
      let (quotient, remainder) = parts.coefficient.quotientAndRemainder(dividingBy: PowersOfTen[step])
      guard remainder == 0 else { continue }
      parts.coefficient = quotient
      parts.exponent += step
    }
    return parts
  }

  /// Drops digits at the end of the coefficient, half to even. `isInexact` says that the exact value is a little more.
  func dropping(digits count: Int, isInexact: Bool) -> DecimalParts {
    guard count > 0 else { return self }
    var parts = self
    parts.exponent += count
    guard count <= PowersOfTen.largest else {
      parts.coefficient = 0
      return parts
    }
    let unit = PowersOfTen[count]
    let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: unit)
    let half = unit / 2
    let isOverHalf = remainder > half || (remainder == half && (isInexact || quotient & 1 == 1))
    parts.coefficient = isOverHalf ? quotient + 1 : quotient
    return parts
  }
}

extension DecimalParts: Comparable {
  static func < (left: DecimalParts, right: DecimalParts) -> Bool {
    if left.coefficient == 0 || right.coefficient == 0 || left.isNegative != right.isNegative {
      return left.sign < right.sign
    }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  /// -1, 0 or 1.
  private var sign: Int { coefficient == 0 ? 0 : isNegative ? -1 : 1 }

  /// Compares without the signs.
  private func isSmaller(than other: DecimalParts) -> Bool {
    let (mine, others) = (adjustedExponent, other.adjustedExponent)
    if mine != others { return mine < others }
    // With first digits in one place, the exponents differ by less than the 34 digits there are.
    let difference = exponent - other.exponent
    return difference >= 0
      ? coefficient * PowersOfTen[difference] < other.coefficient
      : coefficient < other.coefficient * PowersOfTen[-difference]
  }
}

extension Number {
  /// Rounds to 34 digits and brings the result into its canonical form.
  ///
  /// `isInexact` says that the exact value is a little more than the parts (by less than one in the last digit), which
  /// must then have more than 34 digits.
  init(rounding parts: DecimalParts, isInexact: Bool = false) throws(NumberError) {
    let excess = max(parts.digits - DecimalParts.precision, DecimalParts.smallestExponent - parts.exponent)
    let rounded = parts.dropping(digits: excess, isInexact: isInexact).withoutTrailingZeros()
    if let int = rounded.int {
      self.init(int)
      return
    }
    guard rounded.adjustedExponent <= DecimalParts.largestExponent else { throw .overflow }
    self.init(.boxed(Box(rounded)))
  }
}
