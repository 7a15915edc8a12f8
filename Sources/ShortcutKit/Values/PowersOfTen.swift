/// The powers of ten that fit in 128 bits.
enum PowersOfTen {
  private static let table: [UInt128] = {
    var powers: [UInt128] = [1]
    for _ in 1...largest { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()

  /// The largest exponent there is.
  static let largest = 38

  /// Ten to the power of an exponent from 0 to 38.
  static subscript(exponent: Int) -> UInt128 { table[exponent] }

  /// The number of decimal digits; 1 for zero.
  static func digits(_ number: UInt128) -> Int {
    guard number != 0 else { return 1 }
    let bits = UInt128.bitWidth - number.leadingZeroBitCount
    // 1233/4096 is just under the logarithm of 2: right, or one too few.
    let count = (bits * 1233) >> 12
    return number >= table[count] ? count + 1 : count
  }
}
