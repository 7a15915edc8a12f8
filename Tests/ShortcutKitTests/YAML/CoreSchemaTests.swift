import ShortcutKit
import Testing

// YAML 1.2.2 §10.3.2, with example 10.9.
struct `The core schema` {
  @Test(arguments: ["", "~", "null", "Null", "NULL"])
  func `knows null`(text: String) {
    #expect(CoreSchema.resolve(text) == .null)
  }

  @Test(arguments: [
    ("true", true, BooleanSpelling.lowercase), ("True", true, .capitalized), ("TRUE", true, .uppercase),
    ("false", false, .lowercase), ("False", false, .capitalized), ("FALSE", false, .uppercase),
  ])
  func `knows booleans`(text: String, value: Bool, spelling: BooleanSpelling) {
    #expect(CoreSchema.resolve(text) == .boolean(value, spelling: spelling))
  }

  @Test(arguments: [
    ("0", "0"), ("0o7", "7"), ("0x3A", "58"), ("-19", "-19"), ("+12", "12"), ("007", "7"), ("0123", "123"),
    ("0xff", "255"), ("0o17", "15"), ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", "340282366920938463463374607431768211455"),
  ])
  func `knows whole numbers`(text: String, digits: String) {
    #expect(CoreSchema.resolve(text) == .integer(digits))
  }

  @Test(arguments: [
    ("0.", "0"), ("-0.0", "-0.0"), (".5", "0.5"), ("+12e03", "12e03"), ("-2E+05", "-2e05"), ("3.10", "3.10"),
    ("1e-3", "1e-3"), ("00.5", "0.5"), ("1.e2", "1e2"),
  ])
  func `knows decimal numbers`(text: String, digits: String) {
    #expect(CoreSchema.resolve(text) == .decimal(digits))
  }

  @Test(arguments: [
    "no", "yes", "on", "off", "NO", "y", "tRUE", "nUll", "nil", "none",  // ansible#84174: Norway is NO
    "1_000", "12:30", "2001-01-01", "2024-02-30", "1.2.3", "1,5", "0b11", "0o8", "0xG", "0x", "0o", "-0x1F",
    ".", "-", "+", "e3", ".e3", "1e", "1e+", "--1", "1 000", " 1", "1 ", "١٢", "0x+1", "0o-7",
    ".inf", "-.Inf", "+.INF", ".NAN", ".nan", "infinity",  // no decimal numbers
    "0x100000000000000000000000000000000",
  ])
  func `leaves the rest as text`(text: String) {
    #expect(CoreSchema.resolve(text) == .text)
  }
}
