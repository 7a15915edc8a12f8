import ShortcutKit

/// The last place of a number that rounding keeps.
enum RoundingGoal: Hashable {
  /// So many digits behind the decimal point; before it where they are less than zero.
  case digits(Int)
  case rightOfDecimal, leftOfDecimal, powerOfTen

  /// Apple's names of the places, with the digits that are kept.
  private static let placeNames: KeyValuePairs<String, Int> = [
    "millions": -6, "hundred-thousands": -5, "ten-thousands": -4, "thousands": -3, "hundreds-place": -2,
    "tens-place": -1, "ones-place": 0, "tenths": 1, "hundredths": 2, "thousandths": 3, "ten-thousandths": 4,
    "hundred-thousandths": 5, "millionths": 6, "ten-millionths": 7, "hundred-millionths": 8, "billionths": 9,
  ]

  private static let goalNames: KeyValuePairs<String, RoundingGoal> = [
    "right-of-decimal": .rightOfDecimal, "left-of-decimal": .leftOfDecimal, "power-of-ten": .powerOfTen,
  ]

  /// How many digits are kept behind the decimal point.
  func digits(places: Int) -> Int {
    switch self {
    case .digits(let digits): digits
    case .rightOfDecimal: places
    case .leftOfDecimal, .powerOfTen: places == .min ? .max : -places
    }
  }
}

extension RoundingGoal: ValueConvertible {
  static var valueType: ValueType { .choice(goalNames.map(\.key) + placeNames.map(\.key)) }

  var asValue: Value {
    if case .digits(let digits) = self { return .number(Number(digits)) }
    return .text(Self.goalNames.first { $0.value == self }?.key ?? "")
  }

  /// A number of digits, or the name of a place.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    let word = try String(coercing: value, in: host)
    let key = normalizedName(word)
    if let number = Number(word.trimmingWhitespace), let digits = number.exactInt() {
      self = .digits(digits)
    } else if let goal = Self.goalNames.first(where: { normalizedName($0.key) == key }) {
      self = goal.value
    } else if let place = Self.placeNames.first(where: { normalizedName($0.key) == key }) {
      self = .digits(place.value)
    } else if key == "10^" {
      self = .powerOfTen
    } else {
      throw CoercionFailure(value, expected: Self.valueType)
    }
  }
}
