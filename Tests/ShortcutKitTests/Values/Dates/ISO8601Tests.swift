import Foundation
import ShortcutKit
import Testing

struct ISO8601Tests {
  // RFC 3339 §5.8, with the seconds since 1970 that they are.
  @Test(arguments: [
    ("1985-04-12T23:20:50.52Z", 482_196_050.52), ("1996-12-19T16:39:57-08:00", 851_042_397),
    ("1990-12-31T23:59:60Z", 662_688_000), ("1990-12-31T15:59:60-08:00", 662_688_000),
    ("1937-01-01T12:00:27.87+00:20", -1_041_337_172.13),
  ])
  func `reads the examples of RFC 3339`(text: String, seconds: Double) throws {
    let date = try #require(ISO8601.date(text, in: .gmt))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000_001)
  }

  @Test(arguments: [
    "2026-11-30T09:30:00+01:00", "2026-11-30t08:30:00z", "2026-11-30 09:30:00+01:00", "2026-11-30T09:30+0100",
    "2026-11-30T09:30:00,000+01", "2026-11-30T09:30", "2026-11-30 09:30:00", "20261130T093000", "20261130T0830Z",
    "2026-11-30T08:30:00-00:00", "2026-11-30 09:30:00 +0100", "2026-11-30T08:30:00.0000000000001Z",
  ])
  func `reads one moment in many forms`(text: String) throws {
    #expect(try ISO8601.date(text, in: zone("Europe/Berlin"))?.timeIntervalSince1970 == 1_796_027_400)
  }

  @Test(arguments: [("2026-11-30", 1_795_993_200.0), ("20261130", 1_795_993_200), ("2026-11-29T24:00", 1_795_993_200)])
  func `reads a day as its midnight`(text: String, seconds: Double) throws {
    #expect(try ISO8601.date(text, in: zone("Europe/Berlin"))?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "2024-02-30", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-01-00", "2024-04-31", "24-01-01",
    "2024-1-1", "2024-01", "2024", "2024-0101", "202401-01", "2024-01-01T", "2024-01-01T9:00", "2024-01-01T24:01",
    "2024-01-01T25:00", "2024-01-01T12:60", "2024-01-01T12:00:61", "2024-01-01T12:00:60Z", "2024-06-29T23:59:60Z",
    "2024-01-01T12:00:00.Z", "2024-01-01T12:00Zulu", "2024-01-01T12:00+24:00", "2024-01-01T12:00+01:60",
    "2024-01-01T12:00+1", "2024-01-01T12", "2024-01-01T12:00 ", " 2024-01-01", "2024-01-01x", "２０２４-01-01",
    "2024/01/01",
    "2024-01-01T12:00:00 Z ", "-2024-01-01", "2024-01-01T1200", "20240101T12:00",
  ])
  func `reads nothing else`(text: String) {
    #expect(ISO8601.date(text, in: .gmt) == nil)
  }

  @Test(arguments: ["2000-02-29", "2024-02-29", "2024-12-31", "0001-01-01", "9999-12-31"])
  func `knows leap days and the ends of the calendar`(text: String) throws {
    let date = try #require(ISO8601.date(text, in: .gmt))
    #expect(ISO8601.text(date, in: .gmt) == text + "T00:00:00Z")
    #expect(ISO8601.range.contains(date))
  }

  @Test(arguments: [
    "9999-12-31T23:59:59-10:00", "0000-01-01T00:00:00+10:00", "9999-12-31T24:00:00", "9999-12-31T23:59:60Z",
  ])
  func `reads no moment that it could not write`(text: String) {
    #expect(ISO8601.date(text, in: .gmt) == nil)
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-11-30T09:30:00+01:00"), ("GMT", "2026-11-30T08:30:00Z"),
    ("Europe/London", "2026-11-30T08:30:00Z"), ("America/St_Johns", "2026-11-30T05:00:00-03:30"),
    ("Asia/Kathmandu", "2026-11-30T14:15:00+05:45"),
  ])
  func `writes the offset of the zone`(name: String, text: String) throws {
    #expect(try ISO8601.text(Date(timeIntervalSince1970: 1_796_027_400), in: zone(name)) == text)
  }

  @Test(arguments: [
    (1_796_027_400.5, "2026-11-30T08:30:00.500Z"), (1_796_027_400.123456, "2026-11-30T08:30:00.123Z"),
    (1_796_027_400.0004, "2026-11-30T08:30:00Z"), (-0.001, "1969-12-31T23:59:59.999Z"),
    (1_796_027_400.999, "2026-11-30T08:30:00.999Z"),
  ])
  func `writes milliseconds where there are some`(seconds: Double, text: String) {
    #expect(ISO8601.text(Date(timeIntervalSince1970: seconds), in: .gmt) == text)
  }

  // Local mean time in Berlin was 53 minutes and 28 seconds ahead until 1893 (tz database).
  @Test func `writes an offset with seconds as the same moment`() throws {
    let date = Date(timeIntervalSince1970: -2_500_000_000)
    let text = try ISO8601.text(date, in: zone("Europe/Berlin"))
    #expect(text.hasSuffix("+00:53"))
    #expect(ISO8601.date(text, in: .gmt) == date)
  }

  @Test func `counts days as Foundation does`() throws {
    var generator = SeededGenerator(seed: 1)
    let calendar = calendar(in: .gmt)
    for _ in 0..<500 {
      // From the first Gregorian year on; Foundation's calendar is Julian before.
      let seconds = Int.random(in: -12_200_000_000..<253_402_300_800, using: &generator)
      let date = Date(timeIntervalSince1970: Double(seconds))
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
      let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second].compactMap { $0 }
      let text = ISO8601.text(date, in: .gmt)
      #expect(text.split { "-T:Z".contains($0) }.compactMap { Int($0) } == numbers)
      #expect(ISO8601.date(text, in: .gmt) == date)
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func `writes dates beyond all calendars as something`(seconds: Double) throws {
    #expect(try !ISO8601.text(Date(timeIntervalSince1970: seconds), in: zone("Europe/Berlin")).isEmpty)
  }
}
