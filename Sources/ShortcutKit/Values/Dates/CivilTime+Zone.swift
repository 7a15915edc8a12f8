import Foundation

extension CivilTime {
  /// The wall time of a moment in a zone.
  ///
  /// Moments are taken to the microsecond, which a `Date` can hold from 1697 to 2242, and to the millisecond beyond.
  /// A moment beyond the year ±190,000 is taken for the last one there, and so is one that is no number.
  init(_ date: Date, in zone: TimeZone) { self.init(date, offset: zone.secondsFromGMT(for: date)) }

  /// The wall time of a moment where clocks are so many seconds ahead of Greenwich.
  init(_ date: Date, offset: Int) {
    let limit = 6e12
    let seconds = max(-limit, min(limit, date.timeIntervalSince1970))
    let parts = seconds.magnitude < 0x1p33 ? 1_000_000 : 1_000
    let rounded = Int((seconds * Double(parts)).rounded()) * (1_000_000 / parts)
    self.init(microsecondsSince1970: rounded + offset * 1_000_000)
  }

  /// The moment at which clocks show this time.
  ///
  /// Where they are put forward and skip it, the time is read with the offset from before, and so lies as far behind the
  /// gap; where they are put back and show it twice, the first one counts: both as Foundation's `Calendar` does.
  func date(in zone: TimeZone) -> Date {
    let local = secondsSince1970
    // A day to either side lie the offsets from before and after any change.
    let before = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local - 86_400)))
    let first = date(offset: before)
    if zone.secondsFromGMT(for: first) == before { return first }
    let after = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local + 86_400)))
    let second = date(offset: after)
    return zone.secondsFromGMT(for: second) == after ? second : first
  }

  /// The moment at which clocks so many seconds ahead of Greenwich show this time.
  func date(offset: Int) -> Date {
    Date(timeIntervalSince1970: Double(secondsSince1970 - offset) + Double(microsecond) / 1_000_000)
  }
}
