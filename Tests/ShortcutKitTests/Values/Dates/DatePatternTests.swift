import Foundation
import ShortcutKit
import Testing

struct DatePatternTests {
  // UTS 35, Part 4, “Date Format Pattern Examples”; the moment is 1996-07-10T15:08:56 or 12:08 in Los Angeles.
  @Test(arguments: [
    ("yyyy.MM.dd G 'at' HH:mm:ss zzz", 837_036_536.0, "1996.07.10 AD at 15:08:56 PDT"),
    ("EEE, MMM d, ''yy", 837_036_536, "Wed, Jul 10, '96"), ("h:mm a", 837_025_736, "12:08 PM"),
    ("hh 'o''clock' a, zzzz", 837_025_736, "12 o'clock PM, Pacific Daylight Time"),
    ("K:mm a, z", 837_025_736, "0:08 PM, PDT"),
    ("yyyyy.MMMM.dd GGG hh:mm aaa", 837_025_736, "01996.July.10 AD 12:08 PM"),
  ])
  func `writes the examples of TR 35`(pattern: String, seconds: Double, text: String) throws {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(try DatePattern(pattern).text(date, in: zone("America/Los_Angeles")) == text)
  }

  // 2023-12-31 is in the first week of 2024 (ISO aside, weeks start on Sunday here) and the 365th day.
  @Test(arguments: [
    ("yyyy-MM-dd", "2023-12-31"), ("YYYY-MM-dd", "2024-12-31"), ("yyyy-DDD", "2023-365"), ("yy", "23"),
    ("M/d/y", "12/31/2023"),
    ("yyyyMMdd'T'HHmmss", "20231231T070509"), ("H.m.s", "7.5.9"), ("HH:mm:ss.SSS", "07:05:09.250"), ("S", "2"),
    ("SSSSSSSS", "25000000"), ("yyyyyy", "002023"), ("'yyyy'", "yyyy"), ("2020-04-01", "2020-04-01"), ("", ""),
    ("''''", "''"), ("dd. MMMM", "31. December"), ("日付 yyyy年", "日付 2023年"),
  ])
  func `writes fields and literals`(pattern: String, text: String) throws {
    let date = try #require(ISO8601.date("2023-12-31T07:05:09.250Z", in: .gmt))
    #expect(try DatePattern(pattern).text(date, in: .gmt) == text)
  }

  @Test func `writes numbers as a formatter does`() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = try zone("America/New_York")
    var generator = SeededGenerator(seed: 3)
    for pattern in ["yyyy-MM-dd HH:mm:ss.SSS", "yy.M.d H_m_s", "y'y'MMdd"] {
      formatter.dateFormat = pattern
      let ours = try DatePattern(pattern)
      for _ in 0..<200 {
        // From the year 1000 on, so also before the Gregorian calendar.
        let milliseconds = Int.random(in: -30_610_224_000_000..<253_402_300_800_000, using: &generator)
        let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
        #expect(ours.text(date, in: formatter.timeZone) == formatter.string(from: date))
      }
    }
  }

  @Test func `keeps to its own calendar and digits unless a locale is given`() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let pattern = try DatePattern("EEEE d MMMM y")
    #expect(pattern.text(date, in: .gmt) == "Tuesday 14 November 2023")
    #expect(pattern.text(date, in: .gmt, locale: Locale(identifier: "de_DE")) == "Dienstag 14 November 2023")
    #expect(try DatePattern("yyyy-MM-dd").text(date, in: .gmt, locale: Locale(identifier: "ar_SA")) == "١٤٤٥-٠٤-٣٠")
    #expect(try DatePattern("yyyy").text(date, in: .gmt, locale: Locale(identifier: "en_US_POSIX")) == "2023")
  }

  @Test(arguments: [
    ("yyyy-nn", 5, "‘n’ in ‘nn’ is no date field; text stands in single quotes, as in ‘'nn'’"),
    ("yyyy at HH", 6, "‘t’ in ‘at’ is no date field; text stands in single quotes, as in ‘'at'’"),
    ("é yyyy j", 8, "‘j’ is no date field; text stands in single quotes, as in ‘'j'’"),
    ("yyyy-'W", 5, "a single quote without its closing one"), ("'a''", 0, "a single quote without its closing one"),
    ("yyyy-MM-dddd", 8, "‘dddd’ is no date field; ‘d’ (day of the month) stands 1 or 2 times"),
    ("FF", 0, "‘FF’ is no date field; ‘F’ (day of the week in the month) stands once"),
    ("OO", 0, "‘OO’ is no date field; ‘O’ (zone) stands 1 or 4 times"),
    ("MMMMMM", 0, "‘MMMMMM’ is no date field; ‘M’ (month) stands 1 to 5 times"),
  ])
  func `says where a pattern is wrong`(pattern: String, offset: Int, message: String) {
    let error = #expect(throws: DatePatternError.self) { try DatePattern(pattern) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  @Test func `may be used by many at once`() async throws {
    let patterns = try ["d MMM yyyy", "EEEE", "h a", "MMMM y"].map { try DatePattern($0) }
    let expected = ["14 Nov 2023", "Tuesday", "10 PM", "November 2023"]
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    await withTaskGroup(of: Bool.self) { group in
      for round in 0..<400 {
        group.addTask { patterns[round % 4].text(date, in: .gmt) == expected[round % 4] }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
