import Foundation
import ShortcutKit

extension String {
  /// The text in capitals. Turkish, Azeri and Lithuanian have rules of their own (Unicode SpecialCasing).
  func uppercased(in conventions: Conventions) -> String {
    conventions.hasOwnCaseRules ? uppercased(with: conventions.locale) : uppercased()
  }

  /// The text in small letters.
  func lowercased(in conventions: Conventions) -> String {
    conventions.hasOwnCaseRules ? lowercased(with: conventions.locale) : lowercased()
  }
}

extension Conventions {
  fileprivate var hasOwnCaseRules: Bool { ["tr", "az", "lt"].contains(language) }
}
