extension Number {
  /// Which of the two nearest numbers is taken.
  public enum RoundingMode: Sendable, Hashable, CaseIterable {
    /// The nearer one; of two equally near ones the one with an even last digit.
    case halfEven
    /// The nearer one; of two equally near ones the one away from zero, as taught at school.
    case halfUp
    /// The greater one, as in “Always Round Up”.
    case up
    /// The lesser one, as in “Always Round Down”.
    case down
  }

  /// The number with so many digits behind the decimal point; before it with negative `places`: -1 gives tens.
  public func rounded(toPlaces places: Int, _ mode: RoundingMode = .halfUp) throws(NumberError) -> Number {
    if case .small = storage, places >= 0 { return self }
    // Beyond the range of exponents nothing changes any more.
    let limit = DecimalParts.largestExponent - DecimalParts.smallestExponent
    let lastExponent = -min(max(places, -limit), limit)
    let parts = parts
    let cut = lastExponent - parts.exponent
    guard cut > 0, parts.coefficient != 0 else { return Number(canonical: parts) }
    let unit = cut <= PowersOfTen.largest ? PowersOfTen[cut] : nil
    let (quotient, rest) = unit.map { parts.coefficient.quotientAndRemainder(dividingBy: $0) } ?? (0, parts.coefficient)
    let isAway: Bool
    switch mode {
    case .up: isAway = rest > 0 && !parts.isNegative
    case .down: isAway = rest > 0 && parts.isNegative
    case .halfUp: isAway = unit.map { rest >= $0 - rest } ?? false
    case .halfEven: isAway = unit.map { rest > $0 - rest || (rest == $0 - rest && quotient & 1 == 1) } ?? false
    }
    return try Number(
      rounding: DecimalParts(
        isNegative: parts.isNegative, coefficient: isAway ? quotient + 1 : quotient, exponent: lastExponent))
  }
}
