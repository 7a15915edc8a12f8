import Foundation
import ShortcutKit

/// `format-number`
struct FormatNumber: PureAction {
  private static let mostPlaces = 100

  let name = "format-number"
  let category = ActionCategory.numbers
  let description = "Writes a number with so many digits behind the point, in the way of the locale."
  let summary = "Format ${number} with ${decimal-places} decimal places"
  let appleIdentifier = "format.number"
  let output = Output(.text, "Formatted Number")
  let number = Parameter<Number>(
    "number", "The number.", role: .inputAndKey, prompt: "Which number would you like to format?")
  let decimalPlaces = Parameter<Int>(
    "decimal-places", "How many digits to write behind the point, to which the number is rounded as by round.",
    default: 2)

  var examples: [ActionExample] {
    [
      ActionExample("An amount", "- format-number: 1234.5", output: "1234.50"),
      ActionExample("Without digits behind the point", "- text: ${(2 / 3) | format-number(0)}", output: "1"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let places = arguments.decimalPlaces
    guard (0...Self.mostPlaces).contains(places) else {
      throw ActionFailure(
        "a number has 0 to \(Self.mostPlaces) decimal places here; found \(places)", parameter: decimalPlaces.name)
    }
    // Rounded here: Foundation's formatters round halves in ways of their own. A `Decimal` holds all 34 digits.
    let rounded = try arguments.number.rounded(toPlaces: places)
    guard let decimal = Decimal(string: rounded.description) else {
      throw ActionFailure("\(rounded) is too large to be written out", code: "too-large")
    }
    let style = Decimal.FormatStyle(locale: context.locale).precision(.fractionLength(places))
    return .text(style.format(decimal))
  }
}
