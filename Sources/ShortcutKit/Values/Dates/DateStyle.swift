public import Foundation

/// How a date or a time of day is written in the way of a locale (TR 35 Part 4, “dateFormats” and “timeFormats”).
public enum DateStyle: String, Choice {
  case none, short, medium, long, full

  /// Writes a moment with its date in one style and its time in another, in the locale's own calendar.
  ///
  /// The narrow no-break space that locales have before AM and PM is an ordinary one here: programs and people who
  /// read the text rarely know it.
  public static func text(
    _ date: Date, date dateStyle: DateStyle, time timeStyle: DateStyle, in zone: TimeZone, locale: Locale
  ) -> String {
    DateFormatters.shared.text(date, as: .styles(date: dateStyle, time: timeStyle), in: zone, locale: locale)
      .replacingOccurrences(of: "\u{202F}", with: " ")
  }

  var formatterStyle: DateFormatter.Style {
    switch self {
    case .none: .none
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
  }
}
