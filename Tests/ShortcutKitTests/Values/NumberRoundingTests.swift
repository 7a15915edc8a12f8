import ShortcutKit
import Testing

struct NumberRoundingTests {
  // The classic table of half cases; 2.345 and 0.125 are where binary numbers go wrong.
  @Test(arguments: [
    ("5.5", 0, "6", "6", "6", "5"), ("2.5", 0, "2", "3", "3", "2"), ("1.6", 0, "2", "2", "2", "1"),
    ("1.1", 0, "1", "1", "2", "1"), ("1", 0, "1", "1", "1", "1"), ("-1.1", 0, "-1", "-1", "-1", "-2"),
    ("-2.5", 0, "-2", "-3", "-2", "-3"), ("-5.5", 0, "-6", "-6", "-5", "-6"),
    ("2.345", 2, "2.34", "2.35", "2.35", "2.34"),
    ("0.125", 2, "0.12", "0.13", "0.13", "0.12"), ("-0.005", 2, "0", "-0.01", "0", "-0.01"),
    ("1250", -2, "1200", "1300", "1300", "1200"), ("1251", -2, "1300", "1300", "1300", "1200"),
    ("49", -2, "0", "0", "100", "0"), ("-50", -2, "0", "-100", "0", "-100"), ("0", -2, "0", "0", "0", "0"),
    ("0.1", -5, "0", "0", "100000", "0"), ("1.10", 5, "1.1", "1.1", "1.1", "1.1"),
    (
      "9223372036854775807", -1, "9223372036854775810", "9223372036854775810", "9223372036854775810",
      "9223372036854775800"
    ),
  ])
  func `rounds to places`(
    text: String, places: Int, halfEven: String, halfUp: String, up: String, down: String
  ) throws {
    let number = try number(text)
    #expect(try number.rounded(toPlaces: places, .halfEven).description == halfEven)
    #expect(try number.rounded(toPlaces: places, .halfUp).description == halfUp)
    #expect(try number.rounded(toPlaces: places, .up).description == up)
    #expect(try number.rounded(toPlaces: places, .down).description == down)
  }

  @Test func `takes any number of places`() throws {
    #expect(try number("1E-6176").rounded(toPlaces: .max) == number("1E-6176"))
    #expect(try number("1E-6176").rounded(toPlaces: 0, .up) == 1)
    #expect(try number("1E+6144").rounded(toPlaces: .min) == 0)
    #expect(throws: NumberError.overflow) { try Number(1).rounded(toPlaces: .min, .up) }
  }

  @Test func `rounds normally unless it is told how`() throws {
    #expect(try number("0.5").rounded(toPlaces: 0) == 1)
  }
}
