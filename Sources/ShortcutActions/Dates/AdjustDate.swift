import Foundation
import ShortcutKit

/// `adjust-date`
struct AdjustDate: PureAction {
  /// What is done to a date.
  enum Operation: String, Choice {
    case add, subtract
    case startOfMinute = "get-start-of-minute"
    case startOfHour = "get-start-of-hour"
    case startOfDay = "get-start-of-day"
    case startOfWeek = "get-start-of-week"
    case startOfMonth = "get-start-of-month"
    case startOfYear = "get-start-of-year"

    static let synonyms: [String: Operation] = [
      "start-of-minute": .startOfMinute, "start-of-hour": .startOfHour, "start-of-day": .startOfDay,
      "start-of-week": .startOfWeek, "start-of-month": .startOfMonth, "start-of-year": .startOfYear,
    ]
  }

  let name = "adjust-date"
  let category = ActionCategory.dates
  let description =
    "Moves a date by the calendar, or to the start of its day, week, month or the like."
  let summary = "${operation} ${by} to ${date}"
  let appleIdentifier = "adjustdate"
  let output = Output(.date, "Adjusted Date")
  let date = Parameter<Date>("date", "The date.", role: .input, prompt: "Which date would you like to adjust?")
  let by = Parameter<TimeSpan?>(
    "by",
    "How far, as 3 days or -2 months. Days and longer keep the time of day, and a month after the 31st of January is "
      + "the last day of February.",
    role: .key)
  let operation = Parameter<Operation>(
    "operation", "What to do; weeks start on the day on which they do in the locale.", default: .add)

  var examples: [ActionExample] {
    [
      ActionExample(
        "A month later", "- date: 2024-01-31\n- adjust-date: 1 month\n- format-date: iso-8601", output: "2024-02-29"),
      ActionExample(
        "Back in time", "- text: ${now | adjust-date(\"-2 days\") | format-date(\"d MMMM\")}", output: "28 November"),
      ActionExample(
        "The start of the month", "- date\n- adjust-date: { operation: get-start-of-month }",
        output: "2026-11-01T00:00:00Z"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let (date, calendar) = (arguments.date, context.host.conventions.calendar)
    if let unit = arguments.operation.startedUnit {
      guard let start = calendar.dateInterval(of: unit, for: date)?.start, ISO8601.range.contains(start) else {
        throw TimeSpanError.outOfRange
      }
      return .date(start)
    }
    guard let span = arguments.by else {
      throw ActionFailure(
        "adjust-date needs a length of time", help: "write it as adjust-date: 3 days", code: "missing")
    }
    do {
      return .date(try (arguments.operation == .subtract ? span.negated : span).added(to: date, calendar: calendar))
    } catch {
      throw ActionFailure("\(error)", code: "date", parameter: by.name)
    }
  }
}

extension AdjustDate.Operation {
  /// The unit whose start is wanted.
  fileprivate var startedUnit: Calendar.Component? {
    switch self {
    case .add, .subtract: nil
    case .startOfMinute: .minute
    case .startOfHour: .hour
    case .startOfDay: .day
    case .startOfWeek: .weekOfYear
    case .startOfMonth: .month
    case .startOfYear: .year
    }
  }
}
