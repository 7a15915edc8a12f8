import Foundation
import ShortcutKit

/// `format-date`
struct FormatDate: PureAction {
  let name = "format-date"
  let category = ActionCategory.dates
  let description = "Writes a date in a style, in a format that programs read, or under a pattern."
  let summary = "Format ${date} as ${format}"
  let appleIdentifier = "format.date"
  let output = Output(.text, "Formatted Date")
  let date = Parameter<Date>("date", "The date.", role: .input, prompt: "Which date would you like to format?")
  let format = Parameter<DateFormat>(
    "format",
    "A style: short, medium, long, full or none, as the locale has them; relative (Today, where it is near), how-long-ago, "
      + "rfc-2822 or iso-8601; any other text is a pattern of TR 35, as yyyy-MM-dd or EEEE.",
    role: .key, default: .style(.short))
  let time = Parameter<DateStyle>(
    "time", "How the time is written behind a date in a style, or behind a relative one.", default: .short)
  let includeTime = Parameter<Bool>(
    "include-time", "Whether the time is written, too.", default: false,
    onlyWhile: ParentCondition("format", is: "iso-8601"))
  let locale = Parameter<ChosenLocale?>(
    "locale", "Whose words and order are used, as de_DE; those of the run where it is not given.")
  let timeZone = Parameter<ChosenTimeZone?>(
    "time-zone", "The zone whose clocks show the time, as Europe/Berlin; that of the run where it is not given.")

  var examples: [ActionExample] {
    [
      ActionExample(
        "In a style", "- date: 2026-11-30 09:30\n- format-date: long", output: "November 30, 2026 at 9:30 AM"),
      ActionExample(
        "Under a pattern", "- format-date: { date: 2026-11-30, format: 'EEEE, d. MMMM', locale: de_DE }",
        output: "Montag, 30. November"),
      ActionExample(
        "In an expression", "- text: backup-${now | format-date(\"yyyy-MM-dd\")}.tar",
        output: "backup-2026-11-30.tar"),
      ActionExample(
        "In another zone",
        "- format-date: { date: '2026-11-30T09:30:00Z', format: iso-8601, include-time: yes, time-zone: Asia/Tokyo }",
        output: "2026-11-30T18:30:00+09:00"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value {
    let (date, time) = (arguments.date, arguments.time)
    let zone = arguments.timeZone?.zone ?? context.timeZone
    let locale = arguments.locale?.locale ?? context.locale
    switch arguments.format {
    case .style(let style): return .text(DateStyle.text(date, date: style, time: time, in: zone, locale: locale))
    case .relative:
      return .text(relativeDate(context, zone, locale).day(date, time: time))
    case .howLongAgo: return .text(relativeDate(context, zone, locale).distance(of: date))
    case .rfc2822: return .text(RFC2822.text(date, in: zone))
    case .iso8601:
      let text = ISO8601.text(date, in: zone)
      return .text(arguments.includeTime ? text : String(text.prefix { $0 != "T" }))
    case .pattern(let pattern):
      // A pattern of numbers alone is for programs and file names, and the same in every locale.
      let isFixed = pattern.isNumeric && arguments.locale == nil
      return .text(pattern.text(date, in: zone, locale: isFixed ? nil : locale))
    }
  }

  private func relativeDate(_ context: ActionContext, _ zone: TimeZone, _ locale: Locale) -> RelativeDate {
    var calendar = context.host.conventions.calendar
    calendar.timeZone = zone
    return RelativeDate(now: context.host.clock.now(), calendar: calendar, locale: locale)
  }
}
