import Foundation
import ShortcutKit

/// What `ask-for-input` asks for.
enum InputKind: String, Choice {
  case text, number, date, url, file

  static let synonyms: [String: InputKind] = ["date-and-time": .date]

  /// An answer as a value of this kind.
  func value(of answer: String, in host: RunHost) throws(CoercionFailure) -> Value {
    let text = Value.text(answer)
    return switch self {
    case .text: text
    case .number: .number(try Number(coercing: text, in: host))
    case .date: .date(try Date(coercing: text, in: host))
    case .url: .url(try URLValue(coercing: text, in: host))
    case .file: .file(try FileValue(coercing: text, in: host))
    }
  }
}
