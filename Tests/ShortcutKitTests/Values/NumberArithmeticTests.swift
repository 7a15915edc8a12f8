import ShortcutKit
import Testing

struct NumberArithmeticTests {
  @Test func `fits in two words`() {
    #expect(MemoryLayout<Number>.size <= 16)
  }

  @Test func `adds tenths as a person does`() throws {
    #expect(try calculate("0.1", "+", "0.2").description == "0.3")
    #expect(try calculate("1.1", "*", "1.1").description == "1.21")
    #expect(try calculate("0.3", "-", "0.1").description == "0.2")
  }

  // General Decimal Arithmetic, 1.70, “divide”: the quotient has as many digits as the precision.
  @Test(arguments: [
    ("1", "3", "0.3333333333333333333333333333333333"), ("2", "3", "0.6666666666666666666666666666666667"),
    ("5", "2", "2.5"), ("1", "10", "0.1"), ("12", "12", "1"), ("2.400", "2.0", "1.2"), ("1000", "100", "10"),
    ("2.40E+6", "2", "1.20E+6"), ("1", "7", "0.1428571428571428571428571428571429"), ("-1", "8", "-0.125"),
    ("1", "9.999999999999999999999999999999999E+6144", "1.000000000000000000000000000000000E-6145"),
  ])
  func `divides`(dividend: String, divisor: String, quotient: String) throws {
    #expect(try calculate(dividend, "/", divisor) == number(quotient))
  }

  // IEEE 754-2008 §4.3.1, roundTiesToEven, at the 34th digit.
  @Test(arguments: [
    ("1000000000000000000000000000000000", "0.5", "1000000000000000000000000000000000"),
    ("1000000000000000000000000000000001", "0.5", "1000000000000000000000000000000002"),
    ("1000000000000000000000000000000000", "0.50000000000000000000000001", "1000000000000000000000000000000001"),
    ("1000000000000000000000000000000000", "-0.5", "999999999999999999999999999999999.5"),
    ("9999999999999999999999999999999999", "0.5", "10000000000000000000000000000000000"),
    ("9999999999999999999999999999999999", "0.4", "9999999999999999999999999999999999"),
    ("1000000000000000000000000000000000", "-1E-6000", "1000000000000000000000000000000000"),
    ("1", "1E-40", "1"), ("-1", "1E-40", "-1"), ("1E+40", "-1E+40", "0"),
    ("9223372036854775807", "1", "9223372036854775808"), ("-9223372036854775808", "-1", "-9223372036854775809"),
  ])
  func `rounds a sum half to even`(left: String, right: String, sum: String) throws {
    #expect(try calculate(left, "+", right) == number(sum))
    #expect(try calculate(right, "+", left) == number(sum))
    #expect(try calculate(left, "-", number(right).negated.description) == number(sum))
  }

  @Test(arguments: [
    ("4294967296", "4294967296", "18446744073709551616"), ("1.20", "3", "3.6"), ("7", "-3", "-21"),
    (
      "9999999999999999999999999999999999", "9999999999999999999999999999999999",
      "9.999999999999999999999999999999998E+67"
    ),
    ("-9223372036854775808", "-1", "9223372036854775808"), ("0", "1E+6000", "0"), ("0.001", "1000", "1"),
  ])
  func `multiplies`(left: String, right: String, product: String) throws {
    #expect(try calculate(left, "*", right) == number(product))
  }

  // IEEE 754-2008, table 3.6: emax 6144; the smallest subnormal number is 10^(-6143 - 33).
  @Test func `ends where decimal128 ends`() throws {
    let largest = "9.999999999999999999999999999999999E+6144"
    #expect(throws: NumberError.overflow) { try calculate(largest, "*", "10") }
    #expect(throws: NumberError.overflow) { try calculate(largest, "+", "1E+6111") }
    #expect(throws: NumberError.overflow) { try calculate("-" + largest, "-", largest) }
    #expect(try calculate(largest, "+", "1E+6110") == number(largest))
    #expect(try calculate("1E-6176", "/", "2") == 0)
    #expect(try calculate("3E-6176", "/", "2") == number("2E-6176"))
    #expect(try calculate("1.000000000000000000000000000000001E-6143", "/", "10") == number("1E-6144"))
    #expect(try calculate("1E-6000", "*", "1E-6000") == 0)
  }

  @Test(arguments: ["/", "mod"])
  func `does not divide by zero`(operation: String) throws {
    for dividend in ["1", "0", "0.5", "1E+40"] {
      #expect(throws: NumberError.divisionByZero) { try calculate(dividend, operation, "0") }
      #expect(throws: NumberError.divisionByZero) { try calculate(dividend, operation, "0.00") }
    }
  }

  // The sign is the divisor's, as in Knuth's definition of mod (The Art of Computer Programming, 1.2.4).
  @Test(arguments: [
    ("5", "3", "2"), ("-5", "3", "1"), ("5", "-3", "-1"), ("-5", "-3", "-2"), ("6", "3", "0"), ("-6", "3", "0"),
    ("5.5", "2", "1.5"), ("-0.5", "2", "1.5"), ("0.3", "0.1", "0"), ("1", "0.3", "0.1"), ("1E+6000", "7", "1"),
    ("12345678901234567890", "10", "0"), ("-9223372036854775808", "-1", "0"), ("7", "1E+6000", "7"),
    ("1.1", "1", "0.1"), ("17.2", "360", "17.2"), ("-90", "360", "270"),
  ])
  func `takes the remainder with the sign of the divisor`(left: String, right: String, rest: String) throws {
    #expect(try calculate(left, "mod", right) == number(rest))
  }

  @Test func `changes the sign`() throws {
    #expect(Number(5).negated == -5)
    #expect(Number(0).negated.description == "0")
    #expect(Number(.min).negated.description == "9223372036854775808")
    #expect(try number("9223372036854775808").negated.exactInt() == .min)
    #expect(try number("-0.5").magnitude == number("0.5"))
  }
}
