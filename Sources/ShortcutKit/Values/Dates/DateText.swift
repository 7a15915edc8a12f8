public import Foundation

/// Dates as people write them in a shortcut.
public enum DateText {
  /// The forms that are read, for a message about a text that has none of them.
  public static let acceptedForms =
    "2026-11-30, 2026-11-30 09:30, 2026-11-30T09:30:00+01:00, “Mon, 30 Nov 2026 09:30:00 +0100”, "
    + "today, tomorrow, yesterday or now"

  /// Reads a date in ISO 8601 or RFC 2822, or one of the words `today`, `tomorrow`, `yesterday` and `now` in any case.
  ///
  /// A day without a time is its midnight in the zone. Space around the text does not count. Nil for any other text.
  public static func date(_ text: String, now: Date, in zone: TimeZone) -> Date? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch text.lowercased() {
    case "now": return now
    case "today": return midnight(daysFromToday: 0, now: now, in: zone)
    case "tomorrow": return midnight(daysFromToday: 1, now: now, in: zone)
    case "yesterday": return midnight(daysFromToday: -1, now: now, in: zone)
    default: return ISO8601.date(text, in: zone) ?? RFC2822.date(text)
    }
  }

  private static func midnight(daysFromToday days: Int, now: Date, in zone: TimeZone) -> Date {
    let today = CivilTime(now, in: zone)
    let day = CivilTime(microsecondsSince1970: (today.daysSince1970 + days) * 86_400_000_000)
    return day.date(in: zone)
  }
}
