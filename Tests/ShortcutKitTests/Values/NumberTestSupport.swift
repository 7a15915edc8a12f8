import ShortcutKit
import Testing

/// The number that a text stands for.
func number(_ text: some StringProtocol) throws -> Number {
  try #require(Number(text), "‘\(text)’ is no number")
}

/// One of the calculations that have a sign of their own.
func calculate(_ left: String, _ operation: String, _ right: String) throws -> Number {
  let (left, right) = (try number(left), try number(right))
  switch operation {
  case "+": return try left.adding(right)
  case "-": return try left.subtracting(right)
  case "*": return try left.multiplied(by: right)
  case "/": return try left.divided(by: right)
  case "mod": return try left.remainder(dividingBy: right)
  case "^": return try left.power(right)
  case "root": return try left.magnitude.squareRoot()
  default:
    let modes: [String: Number.RoundingMode] = ["halfEven": .halfEven, "halfUp": .halfUp, "up": .up, "down": .down]
    let mode = try #require(modes[operation])
    return try left.rounded(toPlaces: try #require(right.exactInt()), mode)
  }
}
