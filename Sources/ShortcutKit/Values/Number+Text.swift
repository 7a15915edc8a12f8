extension Number: CustomStringConvertible {
  /// Reads an optional sign, digits with an optional `.`, and an optional exponent, as in `-1.5e3`; nothing else.
  ///
  /// More than 34 digits are rounded. Nil for any other text, and for numbers from 1E+6145 on.
  public init?(_ text: some StringProtocol) { self.init(utf8: String(text).utf8) }

  /// Reads the bytes of such a text.
  init?(utf8 bytes: some Collection<UInt8>) {
    var scanner = NumberScanner()
    for byte in bytes {
      guard scanner.take(byte) else { return nil }
    }
    guard let number = scanner.number() else { return nil }
    self = number
  }

  /// A number that keeps the form it was written in: `0x1F`, with the value `31`.
  ///
  /// Nil where `value` is no number.
  public static func written(_ text: String, as value: String) -> Number? {
    guard let number = Number(value) else { return nil }
    return number.description == text ? number : Number(.boxed(Box(number.parts, writtenForm: text)))
  }

  /// The form it was written in, where that is not how the number is described.
  public var writtenForm: String? {
    guard case .boxed(let box) = storage else { return nil }
    return box.writtenForm
  }

  /// The number as text: in the form it was written in, if it was.
  public var text: String { writtenForm ?? description }

  /// The value without needless digits, as `3` or `0.1`.
  ///
  /// Scientific (`1.5E+40`) past 40 digits before the decimal point or below 1E-30.
  public var description: String {
    if case .small(let int) = storage { return String(int) }
    let parts = parts
    let sign = parts.isNegative ? "-" : ""
    let digits = String(parts.coefficient)
    let point = digits.utf8.count + parts.exponent
    if point > 40 || point <= -30 {
      let fraction = digits.dropFirst()
      return sign + digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + (point > 0 ? "E+" : "E-")
        + String((point - 1).magnitude)
    }
    if parts.exponent >= 0 { return sign + digits + String(repeating: "0", count: parts.exponent) }
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
