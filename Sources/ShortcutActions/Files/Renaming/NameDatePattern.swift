import Foundation
import ShortcutKit

/// A pattern for a date in a file name.
struct NameDatePattern: ValueConvertible {
  let pattern: DatePattern

  static var valueType: ValueType { .text }
  var asValue: Value { .text(pattern.text) }

  /// A pattern of Unicode TR 35 without a slash, which cannot be in a name.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    let text = try String(coercing: value, in: host)
    if let found = text.first(where: { $0 == "/" || $0 == "\0" }) {
      let kind = found == "/" ? "slash" : "NUL"
      throw CoercionFailure(
        value, expected: .text, .because("the pattern \(Wording.quoted(text)) has a \(kind), which no name can hold"))
    }
    do { pattern = try DatePattern(text) } catch {
      throw CoercionFailure(value, expected: .text, .because("the pattern \(Wording.quoted(text)): \(error)"))
    }
  }

  /// Today in the patterns that people use, each with what it gives.
  @Sendable static func suggestions(in context: ActionContext) throws -> [ParameterOption] {
    try ["yyyy-MM-dd", "yyyy-MM", "yyyy"].map { text in
      let today = try DatePattern(text).text(context.host.clock.now(), in: context.timeZone)
      return ParameterOption(.text(text), row: ChoiceRow(title: text, subtitle: today))
    }
  }
}
