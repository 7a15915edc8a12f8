import ShortcutKit
import Testing

struct NumberReferenceTests {
  @Test(arguments: referenceCalculations.split(separator: "\n").map(String.init))
  func `calculates as Python's decimal does with 34 digits`(line: String) throws {
    let parts = line.split(separator: " ").map(String.init)
    try #require(parts.count == 4)
    if parts[3] == "error" {
      #expect(throws: NumberError.self) { try calculate(parts[1], parts[0], parts[2]) }
    } else {
      let result = try calculate(parts[1], parts[0], parts[2])
      let expected = try number(parts[3])
      #expect(result == expected)
      #expect(result.hashValue == expected.hashValue)
    }
  }

  @Test func `has all the calculations`() {
    #expect(referenceCalculations.split(separator: "\n").count == 220)
  }
}
