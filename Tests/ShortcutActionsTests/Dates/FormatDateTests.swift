import Testing

@Suite("date") struct DateActionTests {
  @Test(arguments: ["", "current", "Current Date", "now", "'${now}'"])
  func `is the run's present where nothing else is said`(date: String) async throws {
    #expect(try await output(of: "- text: 1999-01-01\n- date: \(date)\n") == "2026-11-30T09:30:00Z")
  }

  @Test(arguments: [
    ("2024-02-29", "2024-02-29T00:00:00Z"), ("2026-11-30 09:30", "2026-11-30T09:30:00Z"),
    ("tomorrow", "2026-12-01T00:00:00Z"), ("'Sat, 29 Jan 2022 12:00:00 +0900'", "2022-01-29T03:00:00Z"),
    ("${0}", "1970-01-01T00:00:00Z"), ("2026-11-30T09:30:00.250+01:00", "2026-11-30T08:30:00.250Z"),
  ])
  func `is read from what is a date`(date: String, expected: String) async throws {
    #expect(try await output(of: "- date: \(date)\n") == expected)
  }

  /// `2024-02-30` crashes task runners, and a bare date must not be one before a date is wanted.
  @Test(arguments: ["2024-02-30", "2023-02-29", "soon", "2026-13-01"])
  func `is no day that is not there`(date: String) async throws {
    let errors = try await failure(of: "- date: \(date)\n")
    #expect(errors.contains("expected a date, found the text ‘\(date)’"))
    #expect(errors.contains(":1:9: error"))
  }
}

@Suite("format-date") struct FormatDateTests {
  private func formatted(_ date: String, _ parameters: String, _ arguments: [String] = []) async throws -> String {
    try await output(of: "- text: '\(date)'\n- format-date: \(parameters)\n", ["--locale", "en_US"] + arguments)
  }

  /// The examples of Workflow's documentation, “Understanding Date and Time Formatting”.
  @Test(arguments: [
    ("{ format: Short, time: None }", "6/1/17"), ("{ format: Medium, time: None }", "Jun 1, 2017"),
    ("{ format: Long, time: None }", "June 1, 2017"), ("{ format: none, time: Short }", "2:41 PM"),
    ("{ format: none, time: Medium }", "2:41:36 PM"), ("{ format: none, time: Long }", "2:41:36 PM PDT"),
    ("{ format: none, time: none }", ""), ("", "6/1/17, 2:41 PM"),
    ("{ format: full, time: none }", "Thursday, June 1, 2017"),
  ])
  func `has the styles of the locale`(parameters: String, expected: String) async throws {
    let zone = ["--time-zone", "America/Los_Angeles"]
    #expect(try await formatted("2017-06-01 14:41:36", parameters, zone) == expected)
  }

  @Test(arguments: [
    ("de_DE", "long", "1. Juni 2017 um 14:41"), ("fr_FR", "medium", "1 juin 2017 à 14:41"),
    ("en_GB", "short", "01/06/2017, 14:41"),
    ("ja", "long", "2017年6月1日 14:41"), ("pt-BR", "short", "01/06/2017, 14:41"), ("C", "short", "6/1/17, 2:41 PM"),
  ])
  func `takes the words and the order of a locale`(locale: String, format: String, expected: String) async throws {
    #expect(try await formatted("2017-06-01 14:41:36", "{ format: \(format), locale: \(locale) }") == expected)
  }

  @Test(arguments: [
    ("2022-01-29T12:00:00+09:00", "rfc-2822", "Sat, 29 Jan 2022 12:00:00 +0900"),
    ("2022-01-29T12:00:00+09:00", "{ format: RFC 2822, time: none }", "Sat, 29 Jan 2022 12:00:00 +0900"),
    ("2022-01-29T12:00:00+09:00", "iso-8601", "2022-01-29"),
    ("2022-01-29T12:00:00+09:00", "{ format: ISO 8601, include-time: true }", "2022-01-29T12:00:00+09:00"),
  ])
  func `has the formats that programs read`(date: String, format: String, expected: String) async throws {
    #expect(try await formatted(date, format, ["--time-zone", "Asia/Tokyo"]) == expected)
  }

  /// The examples of TR 35 Part 4, “Date Format Patterns”, which Apple's user guide shows as well.
  @Test(arguments: [
    ("yyyy.MM.dd G 'at' HH:mm:ss zzz", "1996.07.10 AD at 15:08:56 PDT"), ("EEE, MMM d, ''yy", "Wed, Jul 10, '96"),
    ("h:mm a", "3:08 PM"), ("hh 'o''clock' a, zzzz", "03 o'clock PM, Pacific Daylight Time"),
    ("K:mm a, z", "3:08 PM, PDT"),
    ("yyyyy.MMMM.dd GGG hh:mm a", "01996.July.10 AD 03:08 PM"),
  ])
  func `takes a pattern`(pattern: String, expected: String) async throws {
    let shortcut = "- format-date:\n    date: 1996-07-10 15:08:56\n    format: \"\(pattern)\"\n"
    #expect(try await output(of: shortcut, ["--locale", "en_US", "--time-zone", "America/Los_Angeles"]) == expected)
  }

  @Test(arguments: [
    ("YYYY-MM-dd", "2024-12-31"), ("yyyy-MM-DD", "2023-12-365"), ("yyyy-mm-dd", "2023-00-31"),
    ("yyyy-MM-dd", "2023-12-31"),
  ])
  func `keeps to TR 35 where the letters are easily mixed up`(pattern: String, expected: String) async throws {
    #expect(try await formatted("2023-12-31", pattern) == expected)
  }

  @Test(arguments: ["ar_SA", "fa_IR", "th_TH", "ne_NP"])
  func `writes a pattern of numbers the same in every locale, unless one is given with it`(locale: String) async throws
  {
    let arguments = ["--locale", locale]
    #expect(try await output(of: "- date\n- format-date: yyyy-MM-dd\n", arguments) == "2026-11-30")
    let shortcut = "- date\n- format-date: { format: yyyy-MM-dd, locale: \(locale) }\n"
    #expect(try await output(of: shortcut) != "2026-11-30")
  }

  @Test func `writes a pattern with words in those of the locale`() async throws {
    #expect(try await output(of: "- date\n- format-date: EEEE\n", ["--locale", "de_DE"]) == "Montag")
    #expect(try await output(of: "- date\n- format-date: { format: EEEE, locale: fr }\n") == "lundi")
    #expect(try await output(of: "- date\n- format-date: EEEE\n") == "Monday")
  }

  @Test(arguments: [
    ("Asia/Tokyo", "18:30 +0900"), ("+05:30", "15:00 +0530"), ("-08", "01:30 -0800"), ("UTC", "09:30 +0000"),
    ("europe/berlin", "10:30 +0100"), ("America/Argentina/Buenos_Aires", "06:30 -0300"),
  ])
  func `shows the clocks of a zone`(zone: String, expected: String) async throws {
    #expect(try await output(of: "- date\n- format-date: { format: HH:mm Z, time-zone: '\(zone)' }\n") == expected)
  }

  @Test func `stands in an expression, and formats each date of a list`() async throws {
    #expect(try await output(of: "- text: ${now | format-date(\"yyyy-MM-dd\")}.txt\n") == "2026-11-30.txt")
    #expect(try await output(of: "- list: [2024-02-29, today]\n- format-date: d.M.\n") == "29.2.\n30.11.")
  }

  @Test(arguments: [
    ("{ format: mediun }", "the nearest is ‘medium’"), ("{ format: yyyy-bbbbbbb }", "‘b’"),
    ("{ format: \"'x\" }", "single quote"),
    ("{ time-zone: Europe/Berln }", "the nearest is ‘Europe/Berlin’"),
    ("{ time-zone: nowhere }", "no time zone ‘nowhere’"),
    ("{ locale: german }", "no locale ‘german’"), ("{ time: shrt }", "did you mean ‘short’?"),
  ])
  func `says before the run what cannot be`(parameters: String, message: String) async throws {
    #expect(try await problems(in: "- date\n- format-date: \(parameters)\n").contains(message))
  }

  @Test func `says what is no date`() async throws {
    #expect(
      try await failure(of: "- text: soon\n- format-date: long\n").contains("expected a date, found the text ‘soon’"))
    #expect(try await question(of: "- nothing\n- format-date: long\n").contains("Which date would you like to format?"))
  }
}

@Suite("format-date in relation to now") struct RelativeDateTests {
  private func formatted(_ date: String, _ format: String, _ locale: String = "en_US") async throws -> String {
    try await output(of: "- date: \(date)\n- format-date: \(format)\n", ["--locale", locale])
  }

  /// Workflow's documentation has “43 minutes ago” and “5 days from now”, in the largest unit alone.
  @Test(arguments: [
    ("2026-11-30T08:47:00Z", "43 minutes ago"), ("2026-12-05T09:30:00Z", "5 days from now"),
    ("2026-11-30T09:29:59Z", "1 second ago"),
    ("2026-11-30T11:29:59Z", "1 hour from now"), ("2026-11-21T09:30:00Z", "1 week ago"),
    ("2026-10-30T09:30:00Z", "1 month ago"),
    ("2026-10-30T09:30:01Z", "4 weeks ago"), ("2024-11-29T09:30:00Z", "2 years ago"), ("2026-11-30T09:30:00Z", "now"),
  ])
  func `says how long ago a date is`(date: String, expected: String) async throws {
    #expect(try await formatted(date, "how-long-ago") == expected)
  }

  /// CLDR, “relative” fields of dates.
  @Test(arguments: [
    ("de_DE", "vor 43 Minuten"), ("fr_FR", "il y a 43 minutes"), ("ja_JP", "43 分前"), ("es", "hace 43 minutos"),
  ])
  func `says so in the words of other locales`(locale: String, expected: String) async throws {
    #expect(try await formatted("2026-11-30T08:47:00Z", "how-long-ago", locale) == expected)
  }

  @Test(arguments: [
    ("2026-11-30T23:59:59Z", "Today"), ("2026-11-29T00:00:00Z", "Yesterday"), ("2026-12-01T23:00:00Z", "Tomorrow"),
    ("2026-12-02T00:00:00Z", "Dec 2, 2026"), ("2026-11-28T23:59:59Z", "Nov 28, 2026"),
  ])
  func `names the days next to today`(date: String, expected: String) async throws {
    #expect(try await formatted(date, "{ format: relative, time: none }") == expected)
  }

  @Test func `puts the time behind them`() async throws {
    #expect(try await formatted("2026-11-29T14:41:00Z", "relative") == "Yesterday at 2:41 PM")
    #expect(try await formatted("2026-11-29T14:41:00Z", "relative", "de_DE") == "Gestern, 14:41")
  }

  @Test func `counts the days of the zone`() async throws {
    let shortcut =
      "- date: 2026-11-30T15:30:00Z\n- format-date: { format: relative, time: none, time-zone: Asia/Tokyo }\n"
    #expect(try await output(of: shortcut) == "Tomorrow")
  }
}
