import ShortcutKit

/// `round`
struct Round: PureAction {
  /// Which way it goes.
  enum Mode: String, Choice {
    case normal, up, down

    static let synonyms: [String: Mode] = ["Always Round Up": .up, "Always Round Down": .down]
  }

  let name = "round"
  let category = ActionCategory.numbers
  let description = "Rounds a number to a place before or behind its decimal point."
  let summary = "Round ${number} to ${to}"
  let appleIdentifier = "round"
  let output = Output(.number, "Rounded Number")
  let number = Parameter<Number>(
    "number", "The number.", role: .input, prompt: "Which number would you like to round?")
  let to = Parameter<RoundingGoal>(
    "to",
    "How many digits to keep behind the point, or the name of the last place that is kept, as tens-place, ones-place or "
      + "hundredths; right-of-decimal and left-of-decimal go by places.",
    role: .key, default: .rightOfDecimal)
  let places = Parameter<Int>(
    "places", "How many places to the right or left of the decimal point, or the power of ten.", default: 0)
  let mode = Parameter<Mode>(
    "mode", "To the nearest number (a half goes away from zero), always up or always down.", default: .normal)

  var examples: [ActionExample] {
    [
      ActionExample("To a whole number", "- number: 2.5\n- round", output: "3"),
      ActionExample("To two digits behind the point", "- number: 2.345\n- round: 2", output: "2.35"),
      ActionExample(
        "To thousands, always down", "- round: { number: 123999, to: thousands, mode: down }", output: "123000"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let mode: Number.RoundingMode =
      switch arguments.mode {
      case .normal: .halfUp
      case .up: .up
      case .down: .down
      }
    return .number(try arguments.number.rounded(toPlaces: arguments.to.digits(places: arguments.places), mode))
  }
}
