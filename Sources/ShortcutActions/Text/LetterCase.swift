import Foundation
import ShortcutKit

extension String {
  /// The text in capitals. Turkish, Azeri and Lithuanian have rules of their own (Unicode SpecialCasing).
  func uppercased(in conventions: Conventions) -> String {
    conventions.hasOwnCaseRules ? uppercased(with: conventions.locale) : uppercased()
  }

  /// The text in small letters.
  func lowercased(in conventions: Conventions) -> String {
    if conventions.hasOwnCaseRules { return lowercased(with: conventions.locale) }
    // A sigma at the end of a word is another letter (Unicode SpecialCasing, Final_Sigma), which only ICU knows.
    return unicodeScalars.contains("Σ") ? lowercased(with: Locale(identifier: "en_US_POSIX")) : lowercased()
  }

  /// The text with a capital at the start of every word, and small letters in it (Unicode §3.13, toTitlecase).
  func capitalized(in conventions: Conventions) -> String { capitalized(with: conventions.locale) }

  /// The first letter as a capital, if it is one, and the rest as it is.
  func startingWithCapital(in conventions: Conventions) -> String {
    guard let first = unicodeScalars.first else { return self }
    let rest = String(unicodeScalars.dropFirst())
    if conventions.hasOwnCaseRules { return String(first).uppercased(in: conventions) + rest }
    return first.properties.titlecaseMapping + rest
  }
}

extension Conventions {
  fileprivate var hasOwnCaseRules: Bool { ["tr", "az", "lt"].contains(language) }
}
