import Foundation
import ShortcutKit

/// Dates in relation to the present, in the words of a locale.
struct RelativeDate {
  let now: Date
  let calendar: Calendar
  let locale: Locale

  /// The units, from the largest, with the fields that words are found by.
  private static let units: [(unit: Calendar.Component, name: String, field: Date.RelativeFormatStyle.Field)] = [
    (.year, "year", .year), (.month, "month", .month), (.weekOfYear, "week", .week), (.day, "day", .day),
    (.hour, "hour", .hour), (.minute, "minute", .minute), (.second, "second", .second),
  ]

  /// `Today`, `Yesterday` or `Tomorrow`, any other day in the medium style, with the time behind it.
  func day(_ date: Date, time: DateStyle) -> String {
    let text = DateStyle.text(date, date: .medium, time: time, in: calendar.timeZone, locale: locale)
    let (today, day) = (calendar.startOfDay(for: now), calendar.startOfDay(for: date))
    guard let days = calendar.dateComponents([.day], from: today, to: day).day, (-1...1).contains(days) else {
      return text
    }
    let word = words(for: day, from: today, in: .day, .named)
    let written = DateStyle.text(date, date: .medium, time: .none, in: calendar.timeZone, locale: locale)
    return text.replacingOccurrences(of: written, with: word)
  }

  /// How long ago the date is, or how far away, in the largest unit that there is one of: `43 minutes ago`.
  ///
  /// In English the future is `5 days from now`, as in Apple's action.
  func distance(of date: Date) -> String {
    let parts = calendar.dateComponents(Set(Self.units.map(\.unit)), from: now, to: date)
    for (unit, name, field) in Self.units {
      guard let count = parts.value(for: unit), count != 0 else { continue }
      if locale.language.languageCode == "en" {
        return "\(abs(count)) \(name)\(abs(count) == 1 ? "" : "s") \(count < 0 ? "ago" : "from now")"
      }
      let whole = calendar.date(byAdding: unit, value: count, to: now) ?? date
      return words(for: whole, from: now, in: field, .numeric)
    }
    return words(for: now, from: now, in: .second, .named)
  }

  private func words(
    for date: Date, from reference: Date, in field: Date.RelativeFormatStyle.Field,
    _ presentation: Date.RelativeFormatStyle.Presentation
  ) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation, unitsStyle: .wide, locale: locale, calendar: calendar,
      capitalizationContext: presentation == .named && field == .day ? .beginningOfSentence : .standalone)
    style.allowedFields = [field]
    return style.format(reference)
  }
}
