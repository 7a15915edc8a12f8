import Foundation
import ShortcutKit

/// A time zone by its name, as `Europe/Berlin`, or by its offset, as `+02:00`.
struct ChosenTimeZone: ValueConvertible {
  static var valueType: ValueType { .text }

  let zone: TimeZone
  var asValue: Value { .text(zone.identifier) }

  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    let text = try String(coercing: value, in: host)
    if let zone = Self.zone(text) {
      self.zone = zone
      return
    }
    let nearest = Spelling.nearest(to: text, among: TimeZone.knownTimeZoneIdentifiers)
    if let nearest, normalizedName(nearest) == normalizedName(text), let zone = TimeZone(identifier: nearest) {
      self.zone = zone
      return
    }
    let help = nearest.map { "the nearest is ‘\($0)’" } ?? "write it as Europe/Berlin, UTC or +02:00"
    throw CoercionFailure(
      value, expected: .text, .because("there is no time zone \(Wording.quoted(text)); \(help)"))
  }

  private static func zone(_ text: String) -> TimeZone? {
    if text.hasPrefix("+") || text.hasPrefix("-") { return TimeZone(identifier: "GMT\(text)") }
    return TimeZone(identifier: text) ?? TimeZone(abbreviation: text.uppercased())
  }
}
