import ShortcutKit
import Testing

struct NumberConversionTests {
  @Test(
    arguments: [
      (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"), (1e21, "1000000000000000000000"), (-0.0, "0"),
      (.leastNonzeroMagnitude, "5E-324"),
      (1.7976931348623157e308, "1.7976931348623157E+308"), (1.0 / 3, "0.3333333333333333"), (-2.5, "-2.5"),
    ] as [(Double, String)])
  func `takes the shortest decimal of a binary number`(double: Double, decimal: String) throws {
    let number = try #require(Number(double))
    #expect(number.description == decimal)
    #expect(number.double == double)
  }

  @Test func `takes no infinity and no NaN`() {
    #expect(Number(Double.infinity) == nil)
    #expect(Number(-Double.infinity) == nil)
    #expect(Number(Double.nan) == nil)
  }

  @Test func `becomes the nearest binary number`() throws {
    #expect(try number("0.1000000000000000055511151231257827").double == 0.1)
    #expect(try number("9007199254740993").double == 9_007_199_254_740_992)
    #expect(try number("1E+400").double == .infinity)
    #expect(try number("1E-400").double == 0)
  }

  @Test(arguments: [
    ("3", 3), ("3.00", 3), ("1e3", 1000), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
    ("9223372036854775808", nil), ("0.5", nil), ("1E+40", nil),
  ])
  func `is an Int where it fits`(text: String, int: Int?) throws {
    #expect(try number(text).exactInt() == int)
  }

  @Test(arguments: [("3", true), ("3.0", true), ("1E+6144", true), ("0.5", false), ("1E-6176", false)])
  func `knows whether it is whole`(text: String, isInteger: Bool) throws {
    #expect(try number(text).isInteger == isInteger)
  }

  @Test func `orders by value`() throws {
    let ordered = [
      "-1E+6144", "-9223372036854775809", "-9223372036854775808", "-2", "-1.5", "-1E-6176", "0", "1E-6176", "0.1",
      "0.11", "1", "1.0000000000000000000000000000000001", "2", "10", "9223372036854775807", "9223372036854775808",
      "1E+20", "1.1E+20", "1E+6144",
    ]
    let numbers = try ordered.map { try number($0) }
    for (left, right) in zip(numbers, numbers.dropFirst()) where left != right {
      #expect(left < right)
      #expect(!(right < left))
    }
    #expect(numbers.shuffled().sorted() == numbers)
  }

  @Test func `is equal however it was calculated`() throws {
    #expect(try Set([number("2.50"), number("2.5"), number("25E-1"), calculate("5", "/", "2")]).count == 1)
    #expect(try Set([number("1E+2"), number("100.0"), 100, calculate("0.1", "*", "1000")]).count == 1)
    #expect(try number("1E+20") == number("100000000000000000000"))
    #expect(try number("0.5") != 0)
  }

  @Test(arguments: [NumberError.divisionByZero, .overflow, .undefinedPower, .undefinedSquareRoot])
  func `says in one line what is wrong`(error: NumberError) {
    #expect(!error.description.isEmpty)
    #expect(!error.description.contains("\n"))
  }
}
