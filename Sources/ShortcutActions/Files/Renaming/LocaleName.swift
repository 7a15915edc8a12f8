import Foundation
import ShortcutKit

/// The identifier of a locale, as `de_DE`.
struct LocaleName: ValueConvertible {
  let locale: Locale

  static var valueType: ValueType { .text }
  var asValue: Value { .text(locale.identifier) }

  /// A text whose language is one of ISO 639.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    let text = try String(coercing: value, in: host)
    locale = Locale(identifier: text)
    guard let language = locale.language.languageCode, language.isISOLanguage else {
      throw CoercionFailure(
        value, expected: .text, .because("there is no locale \(Wording.quoted(text)); write it as de_DE"))
    }
  }
}
