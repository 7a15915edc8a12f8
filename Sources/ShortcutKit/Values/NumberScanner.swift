/// Reads a number byte by byte.
struct NumberScanner {
  private enum State {
    case start, sign, whole, point, fraction, mark, markSign, exponent
  }

  private var state = State.start
  private var isNegative = false
  private var coefficient: UInt128 = 0
  private var digits = 0
  private var isInexact = false
  private var exponent = 0
  private var isExponentNegative = false
  private var writtenExponent = 0

  /// Takes the next byte; false where no number goes on like that.
  mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): take(digit: byte - UInt8(ascii: "0"))
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return takeSign(isNegative: byte == UInt8(ascii: "-"))
    case UInt8(ascii: "."):
      switch state {
      case .start, .sign: state = .point
      case .whole: state = .fraction
      default: return false
      }
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      guard state == .whole || state == .fraction else { return false }
      state = .mark
    default: return false
    }
    return true
  }

  private mutating func takeSign(isNegative: Bool) -> Bool {
    switch state {
    case .start:
      self.isNegative = isNegative
      state = .sign
    case .mark:
      isExponentNegative = isNegative
      state = .markSign
    default: return false
    }
    return true
  }

  private mutating func take(digit: UInt8) {
    switch state {
    case .start, .sign: state = .whole
    case .point: state = .fraction
    case .mark, .markSign: state = .exponent
    default: break
    }
    if state == .exponent {
      // No text is so long that more would matter.
      if writtenExponent < 1 << 50 { writtenExponent = writtenExponent * 10 + Int(digit) }
      return
    }
    // Two digits more than the result has are enough to round it, if it is known whether more follow.
    if digits < DecimalParts.precision + 2 {
      coefficient = coefficient * 10 + UInt128(digit)
      if coefficient != 0 { digits += 1 }
      if state == .fraction { exponent -= 1 }
    } else {
      if digit != 0 { isInexact = true }
      if state == .whole { exponent += 1 }
    }
  }

  /// What was read; nil where it is incomplete or too large.
  func number() -> Number? {
    guard state == .whole || state == .fraction || state == .exponent else { return nil }
    let power = exponent + (isExponentNegative ? -writtenExponent : writtenExponent)
    let parts = DecimalParts(isNegative: isNegative, coefficient: coefficient, exponent: power)
    do { return try Number(rounding: parts, isInexact: isInexact) } catch { return nil }
  }
}
