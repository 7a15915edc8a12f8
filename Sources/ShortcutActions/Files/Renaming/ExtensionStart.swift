import FileTransactions
import ShortcutKit

/// Where the extension of a name begins.
enum ExtensionStart: String, Choice {
  case auto, last, first, none

  var policy: FileName.ExtensionPolicy {
    switch self {
    case .auto: .auto
    case .last: .last
    case .first: .first
    case .none: .none
    }
  }
}
