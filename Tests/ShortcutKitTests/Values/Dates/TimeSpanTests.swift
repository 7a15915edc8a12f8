import Foundation
import ShortcutKit
import Testing

struct TimeSpanTests {
  @Test(arguments: [
    ("10s", "10 seconds", 10.0), ("500ms", "500 milliseconds", 0.5), ("2 minutes", "2 minutes", 120),
    ("1h", "1 hour", 3_600),
    ("3 days", "3 days", 259_200), ("1.5 weeks", "1.5 weeks", 907_200), ("5", "5 seconds", 5),
    ("0.25", "0.25 seconds", 0.25),
    (" 2 Hours ", "2 hours", 7_200), ("-1 day", "-1 day", -86_400), ("+3min", "3 minutes", 180),
    ("1 sec", "1 second", 1),
    ("-2 months", "-2 months", nil), ("1 Year", "1 year", nil), ("2y", "2 years", nil),
  ])
  func `reads a number with a unit`(text: String, description: String, seconds: Double?) throws {
    let span = try #require(TimeSpan(text))
    #expect(span.description == description)
    #expect(span.seconds == seconds)
    #expect(TimeSpan(description) == span)
  }

  @Test(arguments: ["ms", "s", "minutes", "h", "days", "w"])
  func `is never longer than a duration can be`(unit: String) throws {
    for sign in ["", "-"] {
      let span = try #require(TimeSpan(sign + String(repeating: "9", count: 400) + unit))
      let seconds = try #require(span.seconds)
      #expect(seconds.isFinite)
      #expect(seconds.magnitude > 10_000 * 366 * 86_400)
      #expect((seconds < 0) == (sign == "-"))
      #expect(abs(Duration.seconds(seconds) / .seconds(seconds) - 1) < 1e-9)
    }
  }

  @Test(arguments: ["", "s", "5M", "1 fortnight", "three days", "1 day 2", "1h30m", "1,5 h", "1 d ay", "-", "1 ss"])
  func `reads nothing else`(text: String) {
    #expect(TimeSpan(text) == nil)
  }

  @Test(arguments: [
    ("2026-01-31T00:00:00+01:00", "1 month", "2026-02-28T00:00:00+01:00"),
    ("2024-01-31T00:00:00+01:00", "1 month", "2024-02-29T00:00:00+01:00"),
    ("2026-03-31T00:00:00+02:00", "-1 month", "2026-02-28T00:00:00+01:00"),
    ("2024-02-29T00:00:00+01:00", "1 year", "2025-02-28T00:00:00+01:00"),
    ("2024-02-29T00:00:00+01:00", "4 years", "2028-02-29T00:00:00+01:00"),
    ("2026-11-30T09:30:00+01:00", "14 months", "2028-01-30T09:30:00+01:00"),
    // Clocks go forward at 2 o'clock on 2026-03-29 and back at 3 on 2026-10-25.
    ("2026-03-28T09:30:00+01:00", "1 day", "2026-03-29T09:30:00+02:00"),
    ("2026-03-28T09:30:00+01:00", "24 hours", "2026-03-29T10:30:00+02:00"),
    ("2026-03-28T02:30:00+01:00", "1 day", "2026-03-29T03:30:00+02:00"),
    ("2026-10-24T09:30:00+02:00", "1 week", "2026-10-31T09:30:00+01:00"),
    ("2026-10-26T09:30:00+01:00", "-2 days", "2026-10-24T09:30:00+02:00"),
    ("2026-03-28T12:00:00+01:00", "1.5 days", "2026-03-30T00:00:00+02:00"),
    ("2026-11-30T12:00:00+01:00", "-1.5 days", "2026-11-29T00:00:00+01:00"),
    ("2026-11-30T12:00:00+01:00", "0.5 weeks", "2026-12-04T00:00:00+01:00"),
    ("2026-11-30T12:00:00+01:00", "90 s", "2026-11-30T12:01:30+01:00"),
    ("2026-11-30T12:00:00+01:00", "1500 ms", "2026-11-30T12:00:01.500+01:00"),
    ("2026-11-30T12:00:00+01:00", "0.5 minutes", "2026-11-30T12:00:30+01:00"),
  ])
  func `is added by the calendar`(start: String, span: String, end: String) throws {
    let berlin = try zone("Europe/Berlin")
    let date = try #require(ISO8601.date(start, in: berlin))
    let result = try #require(TimeSpan(span)).added(to: date, calendar: calendar(in: berlin))
    #expect(ISO8601.text(result, in: berlin) == end)
  }

  @Test func `has no half months`() throws {
    let calendar = calendar(in: .gmt)
    #expect(throws: TimeSpanError.fraction(.month)) {
      try TimeSpan(number("0.5"), .month).added(to: Date(timeIntervalSince1970: 0), calendar: calendar)
    }
    #expect(
      TimeSpanError.fraction(.month).description
        == "only whole months can be added to a date, for they differ in length")
  }

  @Test(arguments: TimeSpan.Unit.allCases)
  func `does not leave the calendar`(unit: TimeSpan.Unit) throws {
    for amount in ["1E+15", "-1E+15", "1E+400", "9E+6144"] {
      #expect(throws: TimeSpanError.outOfRange) {
        try TimeSpan(number(amount), unit).added(to: Date(timeIntervalSince1970: 0), calendar: calendar(in: .gmt))
      }
    }
  }

  @Test func `turns around`() {
    #expect(TimeSpan(3, .day).negated == TimeSpan(-3, .day))
  }
}
