import ShortcutKit
import Testing

struct NumberPowerTests {
  @Test(arguments: [
    ("2", "10", "1024"), ("2", "100", "1267650600228229401496703205376"), ("-3", "3", "-27"), ("-3", "4", "81"),
    ("1.5", "2", "2.25"), ("0.1", "3", "0.001"), ("10", "6144", "1E+6144"), ("7", "1", "7"), ("7", "0", "1"),
    ("0", "0", "1"), ("0", "5", "0"), ("1", "1E+30", "1"), ("-1", "1E+30", "1"), ("-1", "1000000001", "-1"),
    // General Decimal Arithmetic, 1.70, “power”.
    ("2", "-3", "0.125"), ("1.7", "8", "69.75757441"), ("-2", "-1", "-0.5"), ("10", "-6176", "1E-6176"),
    ("10", "-6177", "0"), ("10", "77", "1E+77"),
  ])
  func `raises to a whole exponent`(base: String, exponent: String, power: String) throws {
    #expect(try calculate(base, "^", exponent) == number(power))
  }

  // From Python's decimal with prec = 34, which rounds powers correctly.
  @Test(arguments: [
    ("1.05", "30", "4.321942375150662009157288198886473"), ("1.0025", "360", "2.456842211495727545375418984349966"),
    ("3", "-7", "0.0004572473708276177411979881115683585"), ("1.000001", "1000", "1.001000499666208425376409617803718"),
    ("2", "1000", "1.071508607186267320948425049060002E+301"),
  ])
  func `keeps spare digits while it multiplies`(base: String, exponent: String, power: String) throws {
    #expect(try calculate(base, "^", exponent) == number(power))
  }

  @Test(arguments: [("4", "0.5", "2"), ("2", "0.5", "1.414213562373095048801688724209698"), ("0", "0.5", "0")])
  func `takes a half as the square root`(base: String, exponent: String, power: String) throws {
    #expect(try calculate(base, "^", exponent) == number(power))
  }

  @Test(arguments: [
    ("8", "0.3333333333333333333333333333333333", 2), ("10", "2.5", 316.22776601683796),
    ("2", "-1.5", 0.35355339059327373), ("1E+400", "0.1", 1e40), ("1E-400", "-0.1", 1e40), ("1E+400", "-0.1", 1e-40),
  ])
  func `raises to a fraction in binary`(base: String, exponent: String, power: Double) throws {
    let result = try calculate(base, "^", exponent).double
    #expect(abs(result / power - 1) < 1e-12)
  }

  @Test func `goes on where binary numbers end`() throws {
    #expect(try calculate("1E+4000", "^", "1.25") == number("1E+5000"))
    #expect(try calculate("1E-4000", "^", "3.5") == 0)
    #expect(throws: NumberError.overflow) { try calculate("1E+4000", "^", "2.5") }
    #expect(throws: NumberError.overflow) { try calculate("2", "^", "1E+30") }
    #expect(try calculate("0.5", "^", "1E+30") == 0)
  }

  @Test func `has no power where there is none`() throws {
    #expect(throws: NumberError.undefinedPower) { try calculate("-8", "^", "0.5") }
    #expect(throws: NumberError.undefinedPower) { try calculate("-8", "^", "1.5") }
    #expect(throws: NumberError.divisionByZero) { try calculate("0", "^", "-1") }
    #expect(throws: NumberError.divisionByZero) { try calculate("0", "^", "-0.5") }
    #expect(throws: NumberError.overflow) { try calculate("10", "^", "6145") }
  }

  // OEIS A002193, A002194, A010467; General Decimal Arithmetic, “square-root”.
  @Test(arguments: [
    ("2", "1.414213562373095048801688724209698"), ("3", "1.732050807568877293527446341505872"),
    ("10", "3.162277660168379331998893544432719"), ("100", "10"), ("0.39", "0.6244997998398398205846893120939794"),
    ("1.0", "1"), ("1E+6144", "1E+3072"), ("1E-6176", "1E-3088"), ("0", "0"), ("15241578750190521", "123456789"),
  ])
  func `takes square roots to the last digit`(square: String, root: String) throws {
    #expect(try number(square).squareRoot() == number(root))
  }

  @Test func `has no square root of a negative number`() {
    #expect(throws: NumberError.undefinedSquareRoot) { try Number(-1).squareRoot() }
  }
}
