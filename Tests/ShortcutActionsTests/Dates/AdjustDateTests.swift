import Testing

@Suite("adjust-date") struct AdjustDateTests {
  private func adjusted(_ date: String, _ parameters: String, zone: String = "UTC") async throws -> String {
    try await output(of: "- date: \(date)\n- adjust-date: \(parameters)\n", ["--time-zone", zone])
  }

  @Test(arguments: [
    ("2023-01-31", "1 month", "2023-02-28"), ("2024-01-31", "1 month", "2024-02-29"),
    ("2024-02-29", "1 year", "2025-02-28"),
    ("2024-02-29", "4 years", "2028-02-29"), ("2024-03-31", "-1 months", "2024-02-29"),
    ("2026-11-30", "3 days", "2026-12-03"),
    ("2026-11-30", "-2 months", "2026-09-30"), ("2026-11-30", "2 weeks", "2026-12-14"),
    ("2023-12-31", "1 day", "2024-01-01"),
    ("2024-02-28", "1 day", "2024-02-29"), ("1900-02-28", "1 day", "1900-03-01"),
  ])
  func `goes by the calendar`(date: String, span: String, expected: String) async throws {
    #expect(try await adjusted(date, span) == expected + "T00:00:00Z")
  }

  @Test(arguments: [
    ("90 sec", "2026-11-30T00:01:30Z"), ("30 min", "2026-11-30T00:30:00Z"), ("1.5 hr", "2026-11-30T01:30:00Z"),
    ("0.5 days", "2026-11-30T12:00:00Z"), ("{ by: 1 day, operation: subtract }", "2026-11-29T00:00:00Z"),
    ("{ by: -1 day, operation: Subtract }", "2026-12-01T00:00:00Z"), ("{ by: 60 }", "2026-11-30T00:01:00Z"),
  ])
  func `knows Apple's units, fractions of those that have one length, and the other direction`(
    parameters: String, expected: String
  ) async throws {
    #expect(try await adjusted("2026-11-30", parameters) == expected)
  }

  /// In Berlin clocks go forward on 29 March 2026 at 2:00, and back on 25 October at 3:00.
  @Test(arguments: [
    ("2026-03-28 12:00", "1 day", "2026-03-29T12:00:00+02:00"),
    ("2026-03-28 12:00", "24 hours", "2026-03-29T13:00:00+02:00"),
    ("2026-03-28 02:30", "1 day", "2026-03-29T03:30:00+02:00"),
    ("2026-10-24 12:00", "1 day", "2026-10-25T12:00:00+01:00"),
    ("2026-10-25 00:30", "2 hours", "2026-10-25T02:30:00+02:00"),
    ("2026-10-25 00:30", "3 hours", "2026-10-25T02:30:00+01:00"),
    ("2026-03-28 12:00", "1 week", "2026-04-04T12:00:00+02:00"),
  ])
  func `keeps the time of day where clocks change`(date: String, span: String, expected: String) async throws {
    #expect(try await adjusted(date, span, zone: "Europe/Berlin") == expected)
  }

  @Test(arguments: [
    ("Get Start of Minute", "2026-11-25T15:45:00+05:30"), ("Get Start of Hour", "2026-11-25T15:00:00+05:30"),
    ("Get Start of Day", "2026-11-25T00:00:00+05:30"), ("get-start-of-week", "2026-11-22T00:00:00+05:30"),
    ("start-of-month", "2026-11-01T00:00:00+05:30"), ("get-start-of-year", "2026-01-01T00:00:00+05:30"),
  ])
  func `gets the start of a unit, by the clocks of the zone`(operation: String, expected: String) async throws {
    #expect(try await adjusted("2026-11-25 15:45:12", "{ operation: \(operation) }", zone: "Asia/Kolkata") == expected)
  }

  @Test func `starts weeks on the locale's first day`() async throws {
    let shortcut = "- date: 2026-11-29\n- adjust-date: { operation: get-start-of-week }\n- format-date: yyyy-MM-dd\n"
    #expect(try await output(of: shortcut, ["--locale", "en_US"]) == "2026-11-29")
    #expect(try await output(of: shortcut, ["--locale", "de_DE"]) == "2026-11-23")
  }

  @Test func `starts a day without a midnight when it does start`() async throws {
    // In Havana clocks went forward on 10 March 2024 at midnight.
    #expect(
      try await adjusted("2024-03-10 12:00", "{ operation: get-start-of-day }", zone: "America/Havana")
        == "2024-03-10T01:00:00-04:00")
  }

  @Test func `stands in an expression, and moves each date of a list`() async throws {
    #expect(try await output(of: "- text: ${now | adjust-date(\"1 day\") | format-date(\"d.M.\")}\n") == "1.12.")
    #expect(
      try await output(of: "- list: [2024-01-30, 2024-01-31]\n- adjust-date: 1 month\n- format-date: d.M.\n")
        == "29.2.\n29.2.")
  }

  @Test(arguments: [
    ("1.5 months", "only whole months"), ("9000 years", "years 0 to 9999"), ("-5000000 weeks", "years 0 to 9999"),
    ("", "needs a length of time"),
  ])
  func `says what is no date any more`(span: String, message: String) async throws {
    #expect(try await failure(of: "- date: 2024-01-31\n- adjust-date: \(span)\n").contains(message))
  }

  @Test func `says before the run what is no length of time`() async throws {
    #expect(try await problems(in: "- date\n- adjust-date: 3 dyas\n").contains("‘3 dyas’ is no duration"))
    #expect(try await problems(in: "- date\n- adjust-date: { operation: ad }\n").contains("did you mean ‘add’?"))
  }
}
