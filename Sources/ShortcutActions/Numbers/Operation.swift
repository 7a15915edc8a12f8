import ShortcutKit

/// What can be calculated with one number or two.
enum Operation: String, Choice {
  case add, subtract, multiply, divide, modulus, power, square, cube, factorial, abs
  case squareRoot = "square-root"
  case cubeRoot = "cube-root"
  case exponential
  case powerOfTen = "power-of-ten"
  case naturalLogarithm = "ln"
  case logarithm = "log"
  case sine = "sin"
  case cosine = "cos"
  case tangent = "tan"

  /// Apple's names, and the signs of a keyboard.
  static let synonyms: [String: Operation] = [
    "+": .add, "-": .subtract, "−": .subtract, "×": .multiply, "*": .multiply, "÷": .divide, "/": .divide,
    "%": .modulus, "mod": .modulus, "x^y": .power, "^": .power, "x^2": .square, "x^3": .cube, "x!": .factorial,
    "abs(x)": .abs, "√x": .squareRoot, "∛x": .cubeRoot, "e^x": .exponential, "10^x": .powerOfTen,
    "ln(x)": .naturalLogarithm, "log(x)": .logarithm, "sin(x)": .sine, "cos(x)": .cosine, "tan(x)": .tangent,
  ]

  /// Whether there is a second number.
  var takesOperand: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .modulus, .power: true
    default: false
    }
  }

  /// The result, exact where 34 digits hold it; roots other than the square one, logarithms, angles and powers of e are
  /// right to 15 digits.
  func result(of number: Number, _ operand: Number) throws -> Number {
    switch self {
    case .add: try number.adding(operand)
    case .subtract: try number.subtracting(operand)
    case .multiply: try number.multiplied(by: operand)
    case .divide: try number.divided(by: operand)
    case .modulus: try number.remainder(dividingBy: operand)
    case .power: try number.power(operand)
    case .square: try number.power(2)
    case .cube: try number.power(3)
    case .factorial: try number.factorial()
    case .abs: number.magnitude
    case .squareRoot: try number.squareRoot()
    case .powerOfTen: try Number(10).power(number)
    case .cubeRoot, .exponential, .naturalLogarithm, .logarithm, .sine, .cosine, .tangent:
      try number.binaryResult(of: self)
    }
  }
}
