import Foundation
import ShortcutKit
import Testing

struct WallTimeTests {
  // The days on which clocks change in 2026: 29 March and 25 October in Berlin, 8 March and 1 November in New York.
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29T01:59", "2026-03-29T00:59:00Z"),
    ("Europe/Berlin", "2026-03-29T02:00", "2026-03-29T01:00:00Z"),
    ("Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:30:00Z"),
    ("Europe/Berlin", "2026-03-29T03:00", "2026-03-29T01:00:00Z"),
    ("Europe/Berlin", "2026-10-25T01:59", "2026-10-24T23:59:00Z"),
    ("Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30:00Z"),
    ("Europe/Berlin", "2026-10-25T03:00", "2026-10-25T02:00:00Z"),
    ("America/New_York", "2026-03-08T02:30", "2026-03-08T07:30:00Z"),
    ("America/New_York", "2026-03-08T03:00", "2026-03-08T07:00:00Z"),
    ("America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00Z"),
    ("America/New_York", "2026-11-01T02:00", "2026-11-01T07:00:00Z"),
    // A midnight that was skipped, a whole day that was, and a change by half an hour.
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"),
    ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00:00Z"),
    ("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-03T15:45:00Z"),
  ])
  func `reads times around a change of clocks`(name: String, local: String, moment: String) throws {
    let date = try #require(ISO8601.date(local, in: zone(name)))
    #expect(ISO8601.text(date, in: .gmt) == moment)
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Sao_Paulo", "Asia/Tehran"])
  func `takes times that do not exist, or twice, as Foundation's calendar`(name: String) throws {
    let zone = try zone(name)
    let calendar = calendar(in: zone)
    var change = Date(timeIntervalSince1970: 1_000_000_000)
    for _ in 0..<20 {
      guard let next = zone.nextDaylightSavingTimeTransition(after: change) else { break }
      change = next
      for quarter in -8...8 {
        let near = change.addingTimeInterval(Double(quarter) * 900 + Double(zone.secondsFromGMT(for: change)))
        let local = String(ISO8601.text(near, in: .gmt).dropLast())
        var parts = calendar.dateComponents([], from: near)
        (parts.year, parts.month, parts.day) = (
          Int(local.prefix(4)), Int(local.dropFirst(5).prefix(2)), Int(local.dropFirst(8).prefix(2))
        )
        (parts.hour, parts.minute) = (Int(local.dropFirst(11).prefix(2)), Int(local.dropFirst(14).prefix(2)))
        parts.second = Int(local.dropFirst(17).prefix(2))
        #expect(ISO8601.date(local, in: zone) == calendar.date(from: parts), "\(local) in \(name)")
      }
    }
  }
}
