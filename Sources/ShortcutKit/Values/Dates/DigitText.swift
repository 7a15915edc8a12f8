/// A text that is put together from numbers with leading zeros.
struct DigitText {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(32) }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(literal: String) { bytes.append(contentsOf: literal.utf8) }

  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  /// Adds a number that is not negative.
  mutating func add(_ number: Int, digits: Int = 2) {
    // More than 18 digits are zeros for certain, and would be too many for an `Int`.
    if digits > 18 { bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: digits - 18)) }
    var (unit, width) = (1, 1)
    while width < min(digits, 18) || number / unit >= 10 {
      unit *= 10
      width += 1
    }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }

  /// Adds a year in four digits, or in six with a sign (ISO 8601 §4.3.2).
  mutating func add(year: Int) {
    let isExpanded = !(0...9999).contains(year)
    if isExpanded { add(year < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")) }
    add(abs(year), digits: isExpanded ? 6 : 4)
  }

  /// Adds the first digits of a fraction of a second: cut off, not rounded, as all fields of a time are.
  mutating func add(microseconds: Int, digits: Int) {
    let start = bytes.count
    add(microseconds, digits: 6)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, digits - 6)))
    bytes.removeLast(bytes.count - start - digits)
  }

  /// Adds hours, minutes and seconds, as `09:30:00`.
  mutating func add(timeOf time: CivilTime) {
    add(time.hour)
    add(UInt8(ascii: ":"))
    add(time.minute)
    add(UInt8(ascii: ":"))
    add(time.second)
  }

  /// Adds an offset from Greenwich, as `+01:00` with a colon between hours and minutes.
  mutating func add(offset seconds: Int, separator: String) {
    add(seconds < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    add(abs(seconds) / 3600)
    add(literal: separator)
    add(abs(seconds) / 60 % 60)
  }
}
