import Foundation
import Synchronization

/// Formatters that were made before, for making one takes far longer than using it.
///
/// They are used one at a time, under a lock. This is a memo and no state: what it gives does not depend on it.
final class DateFormatters: Sendable {
  /// What is written of a date.
  enum Form: Hashable {
    case pattern(String)
    case styles(date: DateStyle, time: DateStyle)
  }

  private struct Key: Hashable {
    let form: Form
    let zone: TimeZone
    let locale: String?
  }

  /// The locale that gives the same text everywhere.
  static let fixedLocale = "en_US_POSIX"

  static let shared = DateFormatters()

  private static let limit = 64
  private let formatters = Mutex<[Key: DateFormatter]>([:])

  func text(_ date: Date, as form: Form, in zone: TimeZone, locale: Locale?) -> String {
    formatters.withLock { formatters in
      Self.formatter(form, zone, locale, &formatters).string(from: date)
    }
  }

  /// Reads a text, strictly.
  func date(_ text: String, under pattern: DatePattern, in zone: TimeZone, locale: Locale?) -> Date? {
    formatters.withLock { formatters in
      Self.formatter(.pattern(pattern.text), zone, locale, &formatters).date(from: text)
    }
  }

  private static func formatter(
    _ form: Form, _ zone: TimeZone, _ locale: Locale?, _ formatters: inout [Key: DateFormatter]
  ) -> DateFormatter {
    let key = Key(form: form, zone: zone, locale: locale?.identifier)
    if let formatter = formatters[key] { return formatter }
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: fixedLocale)
    formatter.calendar = locale?.calendar ?? Calendar(identifier: .gregorian)
    formatter.timeZone = zone
    formatter.isLenient = false
    switch form {
    case .pattern(let pattern): formatter.dateFormat = pattern
    case .styles(let date, let time):
      formatter.dateStyle = date.formatterStyle
      formatter.timeStyle = time.formatterStyle
    }
    if formatters.count >= limit { formatters.removeAll() }
    formatters[key] = formatter
    return formatter
  }
}
