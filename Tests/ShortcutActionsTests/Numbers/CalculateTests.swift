import Testing

@Suite("number") struct NumberActionTests {
  @Test(arguments: [("5", "5"), (" 1.50 ", "1.5"), ("-0", "0"), ("1e3", "1000"), ("007", "7")])
  func `is read from what is a number`(value: String, expected: String) async throws {
    #expect(try await output(of: "- list: [\"\(value)\"]\n- number\n") == expected)
    #expect(try await output(of: "- number: \(value)\n") == expected)
  }

  @Test func `is one or nothing for a boolean`() async throws {
    #expect(try await output(of: "- number: ${true}\n") == "1")
  }

  @Test func `is one for each item of a list`() async throws {
    #expect(try await output(of: "- number: ['1', 2.0]\n") == "1\n2")
    #expect(try await output(of: "- list: []\n- number\n- count\n") == "0")
  }

  @Test func `is nothing else`() async throws {
    #expect(try await problems(in: "- number: five\n").contains("expected a number, found the text ‘five’"))
    #expect(try await failure(of: "- text: '1,2,3'\n- number\n").contains("found the text ‘1,2,3’"))
    #expect(try await question(of: "- nothing\n- number\n").contains("Which number?"))
  }
}

@Suite("calculate with an expression") struct CalculateExpressionTests {
  @Test(arguments: [
    ("2 + 3 * 4", "14"), ("0.1 + 0.2", "0.3"), ("${2 ^ 10}", "1024"), ("-7 mod 3", "2"), ("(2 + 3) * 4", "20"),
    ("10 / 4", "2.5"), ("'\"5\"'", "5"),
  ])
  func `gives its value`(expression: String, expected: String) async throws {
    #expect(try await output(of: "- calculate: \(expression)\n") == expected)
  }

  @Test func `knows what flows in as item, for each item of a list`() async throws {
    #expect(try await output(of: "- number: 21\n- calculate: 2 * item\n") == "42")
    #expect(try await output(of: "- list: [1, 2, 3]\n- calculate: item * index\n") == "1\n4\n9")
    #expect(try await output(of: "- list: [4]\n- calculate: item + 1\n- text: ${previous.type}\n") == "number")
    #expect(try await output(of: "- list: []\n- calculate: item\n- count\n") == "0")
    #expect(try await output(of: "- calculate: { number: 5, expression: item - 1 }\n") == "4")
    #expect(try await output(of: "- calculate: item * 2\n", input: "21\n") == "42")
  }

  @Test func `has one value where it does not look at the item`() async throws {
    #expect(try await output(of: "- list: [3, 4]\n- calculate: ${previous.count * 2}\n") == "4")
    #expect(try await output(of: "- text: hello\n- calculate: 1 + 1\n") == "2")
    #expect(try await output(of: "- number: 5\n- calculate: ${previous + 1}\n") == "6")
  }

  @Test func `stands in an expression`() async throws {
    #expect(
      try await output(of: "- text: ${5 | calculate(item + 1)} ${5 | calculate(operation=\"×\", operand=2)}\n")
        == "6 10")
  }

  @Test func `says what is wrong, and where`() async throws {
    let division = try await failure(of: "- number: 1\n- calculate: ${previous / 0}\n")
    #expect(division.contains(":2:16: error: a number cannot be divided by zero"))
    #expect(try await failure(of: "- calculate: now\n").contains("the expression gives no number but a date"))
    #expect(try await failure(of: "- calculate: nothing\n").contains("no number but nothing"))
    #expect(try await failure(of: "- calculate\n").contains("needs an expression or an operation"))
    #expect(
      try await failure(of: "- calculate: { number: 1, expression: item, operation: abs }\n").contains("not both"))
    #expect(try await problems(in: "- calculate: 2 +\n").contains(":1:"))
  }
}

@Suite("calculate with an operation") struct CalculateOperationTests {
  private func result(_ number: String, _ operation: String, _ operand: String? = nil) async throws -> String {
    let operand = operand.map { ", operand: \($0)" } ?? ""
    return try await output(of: "- number: \(number)\n- calculate: { operation: \"\(operation)\"\(operand) }\n")
  }

  @Test(arguments: [
    ("5", "+", "7", "12"), ("5", "-", "7", "-2"), ("5", "×", "7", "35"), ("7", "÷", "2", "3.5"), ("5", "*", "2", "10"),
    ("5", "/", "2", "2.5"), ("7", "Modulus", "3", "1"), ("-1", "mod", "3", "2"),
    ("2", "x^y", "100", "1267650600228229401496703205376"),
    ("0.1", "add", "0.2", "0.3"), ("9", "power", "0.5", "3"),
  ])
  func `takes Apple's names and signs, with two numbers`(
    number: String, operation: String, operand: String, expected: String
  ) async throws {
    #expect(try await result(number, operation, operand) == expected)
  }

  /// Constants from the On-Line Encyclopedia of Integer Sequences: √2 A002193, e A001113, ln 2 A002162, sin 1 A049469.
  @Test(arguments: [
    ("5", "x^2", "25"), ("-5", "x^3", "-125"), ("20", "x!", "2432902008176640000"), ("0", "factorial", "1"),
    ("-1.5", "abs(x)", "1.5"), ("2", "√x", "1.414213562373095048801688724209698"), ("27", "∛x", "3"),
    ("-8", "∛x", "-2"),
    ("0.001", "cube-root", "0.1"), ("1", "e^x", "2.71828182845905"), ("3", "10^x", "1000"), ("-2", "10^x", "0.01"),
    ("2", "ln(x)", "0.693147180559945"), ("1000", "log(x)", "3"), ("1", "sin(x)", "0.841470984807897"),
    ("0", "cos(x)", "1"),
    ("0", "tan", "0"), ("0.52359877559829887", "sin", "0.5"), ("1", "ln", "0"),
  ])
  func `takes Apple's scientific operations, with angles in radians`(
    number: String, operation: String, expected: String
  ) async throws {
    #expect(try await result(number, operation) == expected)
  }

  @Test(arguments: [
    ("-1", "√x", "no square root"), ("0", "ln(x)", "above 0"), ("-5", "log(x)", "above 0"),
    ("1.5", "x!", "whole numbers from 0"),
    ("-3", "x!", "whole numbers from 0"), ("5000", "x!", "too large"), ("1e30", "x!", "too large"),
    ("1e9", "e^x", "too large"),
    ("5", "add", "needs an operand"),
  ])
  func `says what has no result`(number: String, operation: String, message: String) async throws {
    let shortcut = "- number: \(number)\n- calculate: { operation: \"\(operation)\" }\n"
    #expect(try await failure(of: shortcut).contains(message))
  }

  @Test func `calculates with each item, and with texts that are numbers`() async throws {
    #expect(try await output(of: "- list: [1, '2']\n- calculate: { operation: +, operand: 1 }\n") == "2\n3")
    let errors = try await failure(of: "- list: [1, x]\n- calculate: { operation: +, operand: 1 }\n")
    #expect(errors.contains("expected a number, found the text ‘x’"))
    #expect(
      try await failure(of: "- nothing\n- calculate: { operation: abs }\n").contains("expected a number, found nothing")
    )
    #expect(
      try await failure(of: "- calculate: { number: 4, operation: √x, operand: 2 }\n").contains("takes no operand"))
  }
}
