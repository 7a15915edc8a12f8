import Foundation
import ShortcutKit

/// A locale by its identifier, as `de_DE` or `pt-BR`.
struct ChosenLocale: ValueConvertible {
  static var valueType: ValueType { .text }

  let locale: Locale
  var asValue: Value { .text(locale.identifier) }

  /// Takes identifiers whose language is one of ISO 639; `C` and `POSIX` are US English.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    let text = try String(coercing: value, in: host)
    // What the variables of POSIX say behind the name, as `.UTF-8`, is nothing that formatting depends on.
    let name = String(text.prefix { $0 != "." && $0 != "@" })
    let locale = Locale(identifier: ["C", "POSIX"].contains(name) ? "en_US_POSIX" : name)
    guard locale.language.languageCode?.isISOLanguage ?? false else {
      let detail = "there is no locale \(Wording.quoted(text)); write it as de_DE"
      throw CoercionFailure(value, expected: .text, .because(detail))
    }
    self.locale = locale
  }
}
