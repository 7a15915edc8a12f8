public import Foundation

extension TimeSpan {
  /// The date so much later, by the calendar from days on: they keep the time on the wall over a change of clocks, and a
  /// month after the 31st of January is the last day of February.
  ///
  /// A time that clocks skip there moves behind the gap. A fraction of a day or week is taken as hours.
  public func added(to date: Date, calendar: Calendar) throws(TimeSpanError) -> Date {
    let result: Date?
    switch unit {
    case .millisecond: result = date.addingTimeInterval(amount.double / 1000)
    case .second, .minute, .hour: result = date.addingTimeInterval(seconds ?? .nan)
    case .day: result = Self.adding(days: amount, to: date, calendar)
    case .week: result = try Self.adding(days: weekDays(), to: date, calendar)
    case .month, .year:
      guard amount.isInteger else { throw .fraction(unit) }
      result = Self.whole(amount).flatMap {
        calendar.date(byAdding: unit == .month ? .month : .year, value: $0, to: date)
      }
    }
    guard let result, ISO8601.range.contains(result) else { throw .outOfRange }
    return result
  }

  private func weekDays() throws(TimeSpanError) -> Number {
    do { return try amount.multiplied(by: 7) } catch { throw .outOfRange }
  }

  private static func adding(days: Number, to date: Date, _ calendar: Calendar) -> Date? {
    do {
      let whole = try days.rounded(toPlaces: 0, days.isNegative ? .up : .down)
      let rest = try days.subtracting(whole)
      guard let count = Self.whole(whole) else { return nil }
      return calendar.date(byAdding: .day, value: count, to: date)?.addingTimeInterval(rest.double * 86_400)
    } catch {
      return nil
    }
  }

  /// A count that does not lead out of the years that dates have, so that the calendar can count on.
  private static func whole(_ amount: Number) -> Int? {
    amount.exactInt().flatMap { $0.magnitude < 4_000_000 ? $0 : nil }
  }
}
