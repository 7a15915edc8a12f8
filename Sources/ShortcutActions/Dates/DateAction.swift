import Foundation
import ShortcutKit

/// `date`
struct DateAction: PureAction {
  let name = "date"
  let category = ActionCategory.dates
  let description = "Outputs a date: the current one, or the one that is given."
  let summary = "${date}"
  let appleIdentifier = "date"
  let output = Output(.date, "Date")
  let date = Parameter<ChosenDate>(
    "date", "The date, as 2026-11-30 09:30, tomorrow or current.", role: .key, default: .current)

  var examples: [ActionExample] {
    [
      ActionExample("The current date", "- date\n- format-date: yyyy-MM-dd", output: "2026-11-30"),
      ActionExample("A date", "- date: 2024-02-29 12:00\n- format-date: EEEE", output: "Thursday"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value {
    switch arguments.date {
    case .current: .date(context.host.clock.now())
    case .specified(let date): .date(date)
    }
  }
}

/// The current date, or one that is given.
enum ChosenDate: ValueConvertible {
  case current
  case specified(Date)

  static var valueType: ValueType { .date }

  var asValue: Value {
    switch self {
    case .current: "current"
    case .specified(let date): .date(date)
    }
  }

  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    if case .text(let text) = value, ["current", "currentdate"].contains(normalizedName(text)) {
      self = .current
    } else {
      self = .specified(try Date(coercing: value, in: host))
    }
  }
}
