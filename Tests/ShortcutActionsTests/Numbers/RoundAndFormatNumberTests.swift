import Testing

@Suite("round") struct RoundTests {
  private func rounded(_ number: String, _ parameters: String) async throws -> String {
    try await output(of: "- number: \(number)\n- round: \(parameters)\n")
  }

  @Test(arguments: [
    ("2.5", "", "3"), ("-2.5", "", "-3"), ("2.4", "", "2"), ("2.345", "2", "2.35"), ("2.345", "{ places: 2 }", "2.35"),
    ("1234", "-2", "1200"), ("1.005", "2", "1.01"), ("0.5", "", "1"),
    ("1e30", "{ places: 9000000000000000000 }", "1000000000000000000000000000000"),
  ])
  func `goes to the nearest, and a half away from zero`(number: String, parameters: String, expected: String)
    async throws
  {
    #expect(try await rounded(number, parameters) == expected)
  }

  @Test(arguments: [
    ("{ mode: Always Round Up }", "-2", "3"), ("{ mode: Always Round Down }", "-3", "2"), ("{ mode: up }", "-2", "3"),
    ("{ mode: down }", "-3", "2"), ("{ mode: Normal }", "-2", "2"),
  ])
  func `goes always up or always down`(parameters: String, ofMinus: String, ofPlus: String) async throws {
    #expect(try await rounded("-2.3", parameters) == ofMinus)
    #expect(try await rounded("2.3", parameters) == ofPlus)
  }

  @Test(arguments: [
    ("Ones Place", "123456789"), ("Tens Place", "123456790"), ("Hundreds Place", "123456800"),
    ("Thousands", "123457000"),
    ("Ten Thousands", "123460000"), ("Hundred Thousands", "123500000"), ("Millions", "123000000"),
    ("Tenths", "123456788.9"), ("Hundredths", "123456788.88"), ("Thousandths", "123456788.877"),
    ("Ten Thousandths", "123456788.8765"), ("Hundred Thousandths", "123456788.87654"),
    ("Millionths", "123456788.876543"), ("Ten Millionths", "123456788.8765432"),
    ("Hundred Millionths", "123456788.87654321"), ("Billionths", "123456788.876543211"),
  ])
  func `knows Apple's places by their names`(place: String, expected: String) async throws {
    #expect(try await rounded("123456788.8765432109", "{ to: \(place) }") == expected)
  }

  @Test(arguments: [
    ("{ to: Right of Decimal, places: 1 }", "1234.6"), ("{ to: Left of Decimal, places: 2 }", "1200"),
    ("{ to: 10 ^, places: 3 }", "1000"), ("{ to: power-of-ten, places: -1 }", "1234.6"),
    ("{ to: left-of-decimal }", "1235"),
  ])
  func `counts places from the decimal point`(parameters: String, expected: String) async throws {
    #expect(try await rounded("1234.56", parameters) == expected)
  }

  @Test func `rounds each number of a list, also in an expression`() async throws {
    #expect(try await output(of: "- list: [1.5, '2.4']\n- round\n") == "2\n2")
    #expect(
      try await output(of: "- text: ${2.345 | round(2)} ${(-1.5) | round(\"Tens Place\", mode=\"up\")}\n") == "2.35 0")
  }

  @Test func `knows no other places`() async throws {
    #expect(try await problems(in: "- round: { number: 1, to: hundredhs }\n").contains("did you mean ‘hundredths’?"))
    #expect(try await failure(of: "- text: x\n- round\n").contains("expected a number, found the text ‘x’"))
  }
}

@Suite("format-number") struct FormatNumberTests {
  private func formatted(_ number: String, _ more: String = "", locale: String = "en_US") async throws -> String {
    try await output(of: "- format-number: { number: \(number)\(more) }\n", ["--locale", locale])
  }

  @Test(arguments: [
    ("1234.5", "1,234.50"), ("2.345", "2.35"), ("0.125", "0.13"), ("-0.004", "0.00"), ("-0.005", "-0.01"),
    ("0", "0.00"),
    ("999999.995", "1,000,000.00"),
    ("9999999999999999999999999999999999", "9,999,999,999,999,999,999,999,999,999,999,999.00"),
    ("0.1", "0.10"), ("1e-40", "0.00"), ("1e40", "10,000,000,000,000,000,000,000,000,000,000,000,000,000.00"),
  ])
  func `rounds a half away from zero, exactly, and writes two digits`(number: String, expected: String) async throws {
    #expect(try await formatted(number) == expected)
  }

  @Test(arguments: [
    ("0", "1,235"), ("1", "1,234.6"), ("3", "1,234.560"), ("30", "1,234.560000000000000000000000000000"),
  ])
  func `writes so many digits`(places: String, expected: String) async throws {
    #expect(try await formatted("1234.56", ", decimal-places: \(places)") == expected)
  }

  /// The separators, groups and digits of CLDR, for Unicode's own examples of number formats.
  @Test(arguments: [
    ("de_DE", "-1.234.567,89"), ("fr_FR", "-1\u{202F}234\u{202F}567,89"), ("en_IN", "-12,34,567.89"),
    ("de_CH", "-1’234’567.89"),
    ("sv_SE", "\u{2212}1\u{A0}234\u{A0}567,89"), ("ne_NP", "-१२,३४,५६७.८९"), ("en_US_POSIX", "-1234567.89"),
  ])
  func `follows the locale`(locale: String, expected: String) async throws {
    #expect(try await formatted("-1234567.891", locale: locale) == expected)
  }

  @Test func `groups four digits only where the locale does`() async throws {
    #expect(try await formatted("1234", locale: "es_ES") == "1234,00")
    #expect(try await formatted("12345", locale: "es_ES") == "12.345,00")
  }

  @Test func `formats each number of a list, also in an expression`() async throws {
    #expect(try await output(of: "- list: [1, '2.5']\n- format-number\n") == "1.00\n2.50")
    #expect(try await output(of: "- text: ${(2 / 3) | format-number(3)} ${true | format-number}\n") == "0.667 1.00")
  }

  @Test func `says what it cannot write`() async throws {
    #expect(try await failure(of: "- format-number: 1e200\n").contains("too large to be written out"))
    let errors = try await failure(of: "- format-number: { number: 1, decimal-places: -1 }\n")
    #expect(errors.contains("0 to 100 decimal places"))
    #expect(errors.contains(":1:47: error"))
  }
}
