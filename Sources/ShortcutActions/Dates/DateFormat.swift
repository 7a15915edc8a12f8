import ShortcutKit

/// How `format-date` writes a date.
enum DateFormat: Hashable {
  case style(DateStyle)
  case relative, howLongAgo, rfc2822, iso8601
  case pattern(DatePattern)

  private static let names: KeyValuePairs<String, DateFormat> = [
    "short": .style(.short), "medium": .style(.medium), "long": .style(.long), "full": .style(.full),
    "none": .style(.none), "relative": .relative, "how-long-ago": .howLongAgo, "rfc-2822": .rfc2822,
    "iso-8601": .iso8601,
  ]
}

extension DateFormat: ValueConvertible {
  static var valueType: ValueType { .text }

  var asValue: Value {
    if case .pattern(let pattern) = self { return .text(pattern.text) }
    return .text(Self.names.first { $0.value == self }?.key ?? "")
  }

  /// Finds a format by its name; any other text is a pattern.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    let text = try String(coercing: value, in: host)
    let key = normalizedName(text)
    if let named = Self.names.first(where: { normalizedName($0.key) == key }) {
      self = named.value
      return
    }
    do {
      self = .pattern(try DatePattern(text))
    } catch {
      let nearest = Spelling.nearest(to: text, among: Self.names.map(\.key))
      let detail = nearest.map { "there is no date format \(Wording.quoted(text)); the nearest is ‘\($0)’" }
      throw CoercionFailure(value, expected: .text, .because(detail ?? error.message))
    }
  }
}
