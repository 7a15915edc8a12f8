public import Foundation
import Synchronization

/// The locale and time zone of a run. They are looked up when first asked for.
public final class Conventions: Sendable {
  /// The locale's identifier, as `de_DE`.
  public let localeIdentifier: String
  private let zone: Mutex<TimeZone?>
  private let findZone: @Sendable () -> TimeZone

  /// Makes conventions; the zone is asked for when it is first needed.
  public init(localeIdentifier: String, timeZone: @escaping @Sendable () -> TimeZone) {
    self.localeIdentifier = localeIdentifier
    zone = Mutex(nil)
    findZone = timeZone
  }

  /// The locale, for what people asked to have formatted.
  public var locale: Locale { Locale(identifier: localeIdentifier) }

  /// The language of the locale, as `tr`.
  public var language: Substring { localeIdentifier.prefix { $0 != "_" && $0 != "-" } }

  /// The time zone in which dates are written and read.
  public var timeZone: TimeZone {
    zone.withLock { zone in
      if let zone { return zone }
      let found = findZone()
      zone = found
      return found
    }
  }

  /// The Gregorian calendar in this zone, with the week of the locale.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
