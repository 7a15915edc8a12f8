import Foundation
import ShortcutKit
import Testing

struct DateTextTests {
  /// 2026-03-28T23:30 in Berlin, half an hour before the day of 23 hours.
  private let now = Date(timeIntervalSince1970: 1_774_737_000)

  @Test(arguments: [
    ("now", "2026-03-28T23:30:00+01:00"), ("today", "2026-03-28T00:00:00+01:00"),
    ("Tomorrow", "2026-03-29T00:00:00+01:00"), ("YESTERDAY", "2026-03-27T00:00:00+01:00"),
    (" 2026-11-30\n", "2026-11-30T00:00:00+01:00"), ("2026-11-30 09:30", "2026-11-30T09:30:00+01:00"),
    ("2026-11-30 09:30:15", "2026-11-30T09:30:15+01:00"), ("2026-07-01T00:00:00Z", "2026-07-01T02:00:00+02:00"),
    ("Fri, 21 Nov 1997 09:55:06 -0600", "1997-11-21T16:55:06+01:00"),
  ])
  func `reads the accepted forms`(text: String, iso: String) throws {
    let berlin = try zone("Europe/Berlin")
    let date = try #require(DateText.date(text, now: now, in: berlin))
    #expect(ISO8601.text(date, in: berlin) == iso)
  }

  @Test func `counts days, not hours, over a change of clocks`() throws {
    let berlin = try zone("Europe/Berlin")
    let later = now.addingTimeInterval(86_400)
    #expect(
      try ISO8601.text(#require(DateText.date("tomorrow", now: later, in: berlin)), in: berlin)
        == "2026-03-31T00:00:00+02:00")
    #expect(
      try ISO8601.text(#require(DateText.date("yesterday", now: later, in: berlin)), in: berlin)
        == "2026-03-29T00:00:00+01:00")
  }

  @Test(arguments: ["", "soon", "30.11.2026", "11/30/2026", "2026-02-30", "next tuesday", "to morrow"])
  func `reads nothing else`(text: String) {
    #expect(DateText.date(text, now: now, in: .gmt) == nil)
  }

  @Test func `reads the forms that it says it accepts`() {
    for form in [
      "2026-11-30", "2026-11-30 09:30", "2026-11-30T09:30:00+01:00", "Mon, 30 Nov 2026 09:30:00 +0100", "now",
    ] {
      #expect(DateText.acceptedForms.contains(form))
      #expect(DateText.date(form, now: now, in: .gmt) != nil)
    }
  }
}
