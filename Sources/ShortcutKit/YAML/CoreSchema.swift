/// What an unquoted scalar means by the core schema (YAML 1.2.2 §10.3.2).
///
/// Two rules differ: `.inf` and `.nan` are texts, since our numbers are decimal numbers, and so is a hexadecimal or octal
/// number of more than 128 bits.
package enum CoreSchema {
  package enum Resolved: Sendable, Hashable {
    case null
    case boolean(Bool, spelling: BooleanSpelling)
    /// A whole number in decimal digits, perhaps with a `-`.
    case integer(String)
    /// A number with a fraction or an exponent, such as `-0.5e-3`.
    case decimal(String)
    /// A text, which is the scalar as it is written.
    case text
  }

  package static func resolve(_ text: String) -> Resolved {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true": return .boolean(true, spelling: .lowercase)
    case "True": return .boolean(true, spelling: .capitalized)
    case "TRUE": return .boolean(true, spelling: .uppercase)
    case "false": return .boolean(false, spelling: .lowercase)
    case "False": return .boolean(false, spelling: .capitalized)
    case "FALSE": return .boolean(false, spelling: .uppercase)
    default: return number(text) ?? .text
    }
  }

  /// What a scalar means with an explicit tag; nil if it cannot be that.
  static func resolve(_ text: String, as tag: YAMLNode.ScalarTag) -> Resolved? {
    switch (tag, resolve(text)) {
    case (.string, _): .text
    case (.decimal, .integer(let digits)): .decimal(digits)
    case (.integer, let value) where value.isInteger: value
    case (.decimal, let value) where value.isDecimal: value
    case (.boolean, let value) where value.isBoolean: value
    case (.null, .null): .null
    default: nil
    }
  }

  private static func number(_ text: String) -> Resolved? {
    // No other character can start a number; most texts are known by it.
    guard let first = text.utf8.first, first < UInt8(ascii: ":") else { return nil }
    if text.hasPrefix("0x") { return whole(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return whole(text.dropFirst(2), radix: 8) }

    var rest = text.utf8[...]
    let isNegative = first == UInt8(ascii: "-")
    if isNegative || first == UInt8(ascii: "+") { rest.removeFirst() }
    let digits = takeDigits(&rest)
    let hasPoint = rest.first == UInt8(ascii: ".")
    if hasPoint { rest.removeFirst() }
    let fraction = hasPoint ? takeDigits(&rest) : ""
    guard !digits.isEmpty || !fraction.isEmpty, let exponent = takeExponent(&rest), rest.isEmpty else { return nil }

    let significant = digits.drop { $0 == "0" }
    let number = (isNegative ? "-" : "") + (significant.isEmpty ? "0" : significant)
    guard hasPoint || !exponent.isEmpty else { return .integer(number) }
    return .decimal(number + (fraction.isEmpty ? "" : ".") + fraction + exponent)
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> Substring {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest.removeFirst(digits.count)
    return Substring(digits)
  }

  /// The exponent here, empty if there is none; nil if it has no digits.
  private static func takeExponent(_ rest: inout Substring.UTF8View) -> String? {
    guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return "" }
    rest.removeFirst()
    let sign = rest.first == UInt8(ascii: "-") ? "-" : ""
    if !sign.isEmpty || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let digits = takeDigits(&rest)
    return digits.isEmpty ? nil : "e" + sign + digits
  }

  private static func whole(_ digits: Substring, radix: Int) -> Resolved? {
    guard let first = digits.first, first.isHexDigit else { return nil }
    return UInt128(digits, radix: radix).map { .integer(String($0)) }
  }
}

extension CoreSchema.Resolved {
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
  fileprivate var isDecimal: Bool { if case .decimal = self { true } else { false } }
  fileprivate var isBoolean: Bool { if case .boolean = self { true } else { false } }
}
