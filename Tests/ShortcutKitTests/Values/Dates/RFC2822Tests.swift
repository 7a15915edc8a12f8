import Foundation
import ShortcutKit
import Testing

struct RFC2822Tests {
  // RFC 2822, appendix A.
  @Test(arguments: [
    ("Fri, 21 Nov 1997 09:55:06 -0600", 880_127_706.0), ("Tue, 1 Jul 2003 10:52:37 +0200", 1_057_049_557),
    ("Thu, 13 Feb 1969 23:32:54 -0330", -27_723_426),
    (
      "Thu,\r\n      13\r\n        Feb\r\n          1969\r\n      23:32\r\n               -0330 (Newfoundland Time)",
      -27_723_480
    ),
    ("21 Nov 97 09:55:06 GMT", 880_106_106), ("Fri, 21 Nov 1997 09(comment):   55  :  06 -0600", 880_127_706),
  ])
  func `reads the examples of RFC 2822`(text: String, seconds: Double) {
    #expect(RFC2822.date(text)?.timeIntervalSince1970 == seconds)
  }

  // RFC 2822 §3.3 and §4.3.
  @Test(arguments: [
    ("30 Nov 2026 09:30 +0100", "2026-11-30T08:30:00Z"), ("mon, 30 NOV 2026 08:30 ut", "2026-11-30T08:30:00Z"),
    ("30 Nov 2026 03:30 EST", "2026-11-30T08:30:00Z"), ("30 Nov 2026 00:30 PST", "2026-11-30T08:30:00Z"),
    ("30 Nov 2026 08:30 Z", "2026-11-30T08:30:00Z"), ("30 Nov 2026 08:30 a", "2026-11-30T08:30:00Z"),
    ("1 Jan 49 00:00 GMT", "2049-01-01T00:00:00Z"), ("1 Jan 50 00:00 GMT", "1950-01-01T00:00:00Z"),
    ("1 Jan 103 00:00 GMT", "2003-01-01T00:00:00Z"), ("31 Dec 1998 23:59:60 +0000", "1999-01-01T00:00:00Z"),
    ("1 Jan 2026 (a (nested \\) comment)) 00:00 GMT (end", "2026-01-01T00:00:00Z"),
  ])
  func `reads what may be left out and what is obsolete`(text: String, iso: String) throws {
    #expect(try ISO8601.text(#require(RFC2822.date(text)), in: .gmt) == iso)
  }

  @Test(arguments: [
    "", "Tue, 30 Nov 2026 09:30 +0100", "Mon 30 Nov 2026 09:30 +0100", "31 Nov 2026 09:30 +0100", "30 Nov 2026",
    "30 Nov 2026 09:30", "30 Nov 2026 24:00 GMT", "30 Nov 2026 9:30 GMT", "30 Nov 2026 09:60 GMT",
    "30 Nov 2026 09:30 CEST",
    "30 Nov 2026 09:30 J", "30 November 2026 09:30 GMT", "30 Nov 20260 09:30 GMT", "30Nov 2026 09:30 GMT",
    "30 Nov 2026 09:30 +01:00", "30 Nov 2026 09:30 GMT x", "Foo, 30 Nov 2026 09:30 GMT", "30 Nov 2026 12:00:60 GMT",
  ])
  func `reads nothing else`(text: String) {
    #expect(RFC2822.date(text) == nil)
  }

  @Test func `writes the day of the week and the offset`() throws {
    let date = Date(timeIntervalSince1970: 1_057_049_557)
    #expect(try RFC2822.text(date, in: zone("Europe/Berlin")) == "Tue, 1 Jul 2003 10:52:37 +0200")
    #expect(RFC2822.text(date, in: .gmt) == "Tue, 1 Jul 2003 08:52:37 +0000")
    #expect(try RFC2822.text(date, in: zone("America/St_Johns")) == "Tue, 1 Jul 2003 06:22:37 -0230")
  }

  @Test func `reads what it wrote`() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let date = Date(timeIntervalSince1970: Double(Int.random(in: -2_000_000_000...20_000_000_000, using: &generator)))
      #expect(try RFC2822.date(RFC2822.text(date, in: zone("America/New_York"))) == date)
    }
  }
}
