/// A length of time in one unit, as `3 days`.
public struct TimeSpan: Sendable, Hashable {
  /// A unit of time.
  public enum Unit: String, Sendable, CaseIterable {
    case millisecond, second, minute, hour, day, week, month, year

    /// The unit in seconds, days having 24 hours; nil for months and years, which differ.
    var seconds: Number? {
      switch self {
      case .millisecond: Number("0.001")
      case .second: 1
      case .minute: 60
      case .hour: 3_600
      case .day: 86_400
      case .week: 604_800
      case .month, .year: nil
      }
    }
  }

  /// How many of the unit.
  public var amount: Number
  /// The unit.
  public var unit: Unit

  /// Makes a span.
  public init(_ amount: Number, _ unit: Unit) {
    self.amount = amount
    self.unit = unit
  }

  /// Reads a number and a unit, as `10s`, `500ms`, `1h`, `2 minutes` or `-2 months`; a number alone is seconds.
  ///
  /// Units are `ms s min h d w y` (also `m` for minutes), in small letters, and their names in English, in any case.
  public init?(_ text: some StringProtocol) {
    let letters = text.drop { $0.isWhitespace }
    let number = letters.prefix { "+-.0123456789".contains($0) }
    var name = letters[number.endIndex...].drop { $0.isWhitespace }
    while name.last?.isWhitespace ?? false { name.removeLast() }
    guard let amount = Number(number) else { return nil }
    guard let unit = name.isEmpty ? .second : Self.unit(String(name)) else { return nil }
    self.init(amount, unit)
  }

  /// The unit of a name, as `h`, `hour` or `Hours`.
  static func unit(_ name: String) -> Unit? {
    if let unit = abbreviations[name] { return unit }
    let name = name.lowercased()
    return Unit(rawValue: name) ?? (name.hasSuffix("s") ? Unit(rawValue: String(name.dropLast())) : nil)
  }

  private static let abbreviations: [String: Unit] = [
    "ms": .millisecond, "s": .second, "sec": .second, "secs": .second, "m": .minute, "min": .minute, "mins": .minute,
    "h": .hour, "hr": .hour, "hrs": .hour, "d": .day, "w": .week, "y": .year,
  ]

  /// The span in seconds, days having 24 hours; nil for months and years, which differ.
  ///
  /// It is never longer than 1e12 s, which lead from any date beyond the years 0 to 9999.
  public var seconds: Double? {
    guard let unit = unit.seconds else { return nil }
    return min(max(-1e12, amount.double * unit.double), 1e12)
  }

  /// The span as a limit of time; nil for months and years, which differ. It ends after thirty years at the latest.
  package var limit: Duration? { seconds.map { .seconds(min(max(0, $0), 1e9)) } }

  /// The span in the other direction.
  public var negated: TimeSpan { TimeSpan(amount.negated, unit) }
}

extension TimeSpan: CustomStringConvertible {
  /// As `3 days`.
  public var description: String { "\(amount) \(unit.rawValue)\(amount.magnitude == 1 ? "" : "s")" }
}

/// Why a span cannot be added to a date.
public enum TimeSpanError: Error, Sendable, Hashable {
  /// There is a fraction of a unit that has no fixed length.
  case fraction(TimeSpan.Unit)
  /// The result is not within the years 0 to 9999.
  case outOfRange
}

extension TimeSpanError: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    switch self {
    case .fraction(let unit): "only whole \(unit.rawValue)s can be added to a date, for they differ in length"
    case .outOfRange: "the date is not within the years 0 to 9999"
    }
  }
}
