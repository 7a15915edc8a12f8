import FileTransactions
import Foundation
import ShortcutKit

/// The case that letters of a name are changed to.
enum NewCase: String, Choice {
  case lowercase, uppercase

  /// Changes a text; by the rules of a locale only where one is given.
  func applied(to text: String, _ locale: Locale?) -> String {
    switch self {
    case .lowercase: locale.map { text.lowercased(with: $0) } ?? text.lowercased()
    case .uppercase: locale.map { text.uppercased(with: $0) } ?? text.uppercased()
    }
  }
}

/// What of a name a change of case is for.
enum CasedPart: String, Choice {
  case name, pathExtension = "extension", both
}

extension FileName {
  /// The name with its text changed. Bytes that are no UTF-8 stay as they are.
  func changingText(_ change: (String) -> String) -> FileName {
    if let text { return FileName(change(text)) }
    var output: [UInt8] = []
    var valid: [UInt8] = []
    var rest = bytes[...]
    while let first = rest.first {
      let width = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      let character = rest.prefix(width)
      if String(validating: character, as: UTF8.self) != nil {
        valid.append(contentsOf: character)
        rest = rest.dropFirst(width)
      } else {
        output.append(contentsOf: change(String(decoding: valid, as: UTF8.self)).utf8)
        output.append(first)
        valid = []
        rest = rest.dropFirst()
      }
    }
    return FileName(bytes: output + change(String(decoding: valid, as: UTF8.self)).utf8)
  }
}
