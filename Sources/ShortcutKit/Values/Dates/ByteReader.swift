/// Reads the parts of dates and durations from ASCII text.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: some StringProtocol) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next byte.
  var next: UInt8? { rest.first }

  /// Moves past the next byte if it is one of these.
  mutating func take(_ characters: Unicode.Scalar...) -> Bool {
    guard let first = rest.first, characters.contains(Unicode.Scalar(first)) else { return false }
    rest.removeFirst()
    return true
  }

  /// Moves past the next byte, if there is one.
  mutating func skip() -> Bool { rest.popFirst() != nil }

  /// Moves past a text, in any case.
  mutating func take(text: String) -> Bool {
    let wanted = text.utf8
    guard rest.count >= wanted.count, zip(rest, wanted).allSatisfy({ Self.lower($0) == Self.lower($1) }) else {
      return false
    }
    rest.removeFirst(wanted.count)
    return true
  }

  /// All digits that follow.
  mutating func digits() -> ArraySlice<UInt8> {
    let digits = rest.prefix { Self.isDigit($0) }
    rest.removeFirst(digits.count)
    return digits
  }

  /// Moves past exactly so many digits.
  mutating func takeDigits(_ count: Int) -> Bool {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ Self.isDigit($0) }) else { return false }
    rest.removeFirst(count)
    return true
  }

  /// A number of exactly so many digits, at most 18.
  mutating func number(digits count: Int) -> Int? {
    let digits = rest.prefix(count)
    return takeDigits(count) ? Self.number(digits) : nil
  }

  /// The ASCII letters that follow, in lower case.
  mutating func word() -> String {
    let letters = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(Self.lower($0)) }
    rest.removeFirst(letters.count)
    return String(decoding: letters.map { Self.lower($0) }, as: UTF8.self)
  }

  /// Digits behind a decimal point as microseconds; what follows is cut off.
  mutating func fraction() -> Int? {
    let digits = digits()
    guard !digits.isEmpty else { return nil }
    let zeros = repeatElement(UInt8(ascii: "0"), count: max(0, 6 - digits.count))
    return Self.number(digits.prefix(6) + zeros)
  }

  static func number(_ digits: some Sequence<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }
}
