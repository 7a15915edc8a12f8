import Foundation
import ShortcutKit
import Testing

struct DatePatternReadingTests {
  @Test(arguments: [
    ("yyyy-MM-dd", "2024-01-31"), ("yyyy-MM-dd", "2024-02-29"), ("yyyyMMdd", "20240131"), ("yyyy", "1984"),
    ("yy", "84"),
    ("yyyy-MM-dd'T'HHmmss", "2024-01-31t093000"), ("HH.mm.ss.SSS", "23.59.59.999"), ("MM-dd", "02-29"),
    ("yyyy_MM", "2020_04"),
    ("d MMM yyyy", "1 Feb 2024"), ("d MMM yyyy", "1 FEB 2024"), ("EEE d MMM yyyy", "Thu 1 Feb 2024"), ("h a", "3 PM"),
    ("EEE d MMM", "Mon 30 Nov"), ("EEE d MMM", "Wed 29 Feb"), ("EEEE", "Sunday"), ("YYYY-'W'ww", "2026-W12"),
    ("yyyy-DDD", "2024-366"), ("yyyy 'Q'Q", "2026 Q2"), ("2020-04-01", "2020-04-01"), ("d.M.y", "1.2.2024"),
  ])
  func `knows its own dates`(pattern: String, text: String) throws {
    #expect(try DatePattern(pattern).matches(text, in: .gmt))
  }

  @Test(arguments: [
    ("yyyy-MM-dd", "2024-02-30"), ("yyyy-MM-dd", "2023-02-29"), ("yyyy-MM-dd", "2024-13-01"),
    ("yyyy-MM-dd", "2024-1-31"),
    ("yyyy-MM-dd", "2024-01-31x"), ("yyyy-MM-dd", "x2024-01-31"), ("yyyy-MM-dd", "2024-01-3"),
    ("yyyy-MM-dd", "20240131"),
    ("yyyy-MM-dd", ""), ("yyyy-MM-dd", "1984"), ("yyyyMMdd", "12345678"), ("yyyyMMdd", "240131"), ("yyyy", "0000"),
    ("yyyy", "19840"), ("HHmm", "2460"), ("HHmm", "2400"), ("yyyy-MM-dd", "２０２４-01-31"), ("MM-dd", "02-30"),
    ("d MMM yyyy", "31 Feb 2024"), ("d MMM yyyy", "01 Feb 2024"), ("d MMM yyyy", "1 Feb 2024 x"), ("h a", "13 PM"),
    ("EEE d MMM yyyy", "Fri 1 Feb 2024"), ("EEE d MMM", "Mon 31 Nov"), ("yyyy-DDD", "2023-366"),
    ("2020-04-01", "2020-04-02"),
    ("d.M.y", "31.2.2024"), ("yyyy 'Q'Q", "2026 Q5"),
  ])
  func `takes no other text for a date`(pattern: String, text: String) throws {
    #expect(try !DatePattern(pattern).matches(text, in: .gmt))
  }

  @Test(arguments: ["yyyy-MM-dd HH.mm.ss", "yyMMdd", "d MMMM yyyy", "EEE h.mm a", "YYYY-'W'ww-e", "y D"])
  func `knows whatever it wrote`(text: String) throws {
    let pattern = try DatePattern(text)
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let date = Date(timeIntervalSince1970: Double(Int.random(in: 0..<4_000_000_000, using: &generator)))
      let written = try pattern.text(date, in: zone("Europe/Berlin"))
      #expect(try pattern.matches(written, in: zone("Europe/Berlin")), "\(written)")
    }
  }

  @Test func `reads in the locale that it was written in`() throws {
    let pattern = try DatePattern("d. MMMM yyyy")
    #expect(pattern.matches("1. März 2024", in: .gmt, locale: Locale(identifier: "de_DE")))
    #expect(!pattern.matches("1. März 2024", in: .gmt))
  }
}
