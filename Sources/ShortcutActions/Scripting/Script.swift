import ShortcutKit

/// A program for a shell.
struct Script: ValueConvertible {
  let text: String

  static var valueType: ValueType { .script }
  var asValue: Value { .text(text) }

  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    text = try String(coercing: value, in: host)
    if text.contains("\0") { throw CoercionFailure(value, expected: .script, .because("a script cannot hold a NUL")) }
  }
}
