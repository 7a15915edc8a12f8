/// An enumeration whose cases are the words a parameter accepts.
public protocol Choice: ValueConvertible, CaseIterable, Hashable, RawRepresentable where RawValue == String {
  /// Other words for the cases, such as those that Apple's actions use.
  static var synonyms: [String: Self] { get }
}

extension Choice {
  /// No other words.
  public static var synonyms: [String: Self] { [:] }
  /// The words.
  public static var valueType: ValueType { .choice(allCases.map(\.rawValue)) }
  /// The word.
  public var asValue: Value { .text(rawValue) }

  /// Finds the case by its word; case, spaces, `-` and `_` do not count.
  public init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    let word = try String(coercing: value, in: host)
    guard let found = Self.synonyms[word] ?? Self.named(normalizedName(word)) else {
      throw CoercionFailure(value, expected: Self.valueType)
    }
    self = found
  }

  private static func named(_ key: String) -> Self? {
    // Nothing is left of names such as `-`, which are found as they are written or not at all.
    guard !key.isEmpty else { return nil }
    return allCases.first { normalizedName($0.rawValue) == key }
      ?? synonyms.first { normalizedName($0.key) == key }?.value
  }
}
