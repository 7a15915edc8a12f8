import ShortcutKit
import Testing

struct NumberTextTests {
  @Test(arguments: [
    ("3", "3"), ("3.0", "3"), ("1.10", "1.1"), ("0.1", "0.1"), ("-0", "0"), ("-0.0", "0"), ("+5", "5"), (".5", "0.5"),
    ("5.", "5"), ("007", "7"), ("1e3", "1000"), ("1.5E-3", "0.0015"), ("1E+2", "100"), ("-12.50", "-12.5"),
    ("9223372036854775807", "9223372036854775807"), ("9223372036854775808", "9223372036854775808"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("1E+39", "1000000000000000000000000000000000000000"), ("1.5E+40", "1.5E+40"), ("-1E+40", "-1E+40"),
    ("1E-30", "0.000000000000000000000000000001"), ("9.9E-31", "9.9E-31"), ("-1E-6176", "-1E-6176"),
    ("0e999999999999999999999", "0"), ("1e-999999999999999999999", "0"),
  ])
  func `reads and describes`(text: String, description: String) throws {
    let number = try number(text)
    #expect(number.description == description)
    #expect(try ShortcutKitTests.number(description) == number)
  }

  @Test(arguments: [
    "", " ", "-", "+", ".", "-.", "e5", ".e5", "1e", "1e+", "1 ", " 1", "1_000", "1,000", "1.2.3", "--1", "0x1F",
    "1e5.5",
    "١٢", "NaN", "Infinity", "1e6145", "-9.9999999999999999999999999999999999E+6144", "1e99999999999999999999", "½",
  ])
  func `takes nothing else for a number`(text: String) {
    #expect(Number(text) == nil)
  }

  // General Decimal Arithmetic, “to-number”, with 34 digits, half even.
  @Test(arguments: [
    ("10000000000000000000000000000000005", "1.000000000000000000000000000000000E+34"),
    ("10000000000000000000000000000000015", "1.000000000000000000000000000000002E+34"),
    ("100000000000000000000000000000000050000000000001", "1.000000000000000000000000000000001E+47"),
    ("0.00000000000000000000000000000000000099999999999999999999999999999999995", "1E-36"),
  ])
  func `rounds more than 34 digits`(text: String, rounded: String) throws {
    #expect(try number(text) == number(rounded))
  }

  @Test(arguments: [("007", "7"), ("1.10", "1.1"), ("0x1F", "31"), ("1e3", "1000"), ("-0", "0"), ("+5", "5")])
  func `keeps the form it was written in`(written: String, value: String) throws {
    let number = try #require(Number.written(written, as: value))
    #expect(number.text == written)
    #expect(number.writtenForm == written)
    #expect(number.description == value)
    #expect(try number == ShortcutKitTests.number(value))
    #expect(try number.hashValue == ShortcutKitTests.number(value).hashValue)
    #expect(try number.adding(0).text == value)
    #expect(number.negated.negated.text == value)
  }

  @Test func `has no written form where it is the usual one`() {
    #expect(Number.written("12", as: "12")?.writtenForm == nil)
    #expect(Number.written("12", as: "twelve") == nil)
    #expect(Number(12).text == "12")
  }
}
