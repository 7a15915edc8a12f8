import FileTransactions
import Foundation
import ShortcutKit

/// A regular expression in the syntax of ICU (ICU User Guide, “Regular Expressions”).
struct RegularExpression {
  /// One place where it matches.
  struct Match {
    /// The whole match.
    let range: Range<String.Index>
    /// The groups, from the first; nil for one that took no part.
    let groups: [Range<String.Index>?]
    /// The groups that have names, in their order.
    let named: [(name: String, range: Range<String.Index>?)]
  }

  let groupCount: Int
  let groupNames: [String]
  private let pattern: String
  private let expression: NSRegularExpression

  /// Reads a pattern, which is the value of a parameter of this name.
  init(_ pattern: String, ignoresCase: Bool, parameter: String) throws(ActionFailure) {
    do {
      expression = try NSRegularExpression(pattern: pattern, options: ignoresCase ? .caseInsensitive : [])
    } catch {
      throw ActionFailure(
        "\(Wording.quoted(pattern)) is no regular expression",
        help: "a \\ before ( ) [ ] { } . * + ? | ^ $ makes it stand for itself", code: "pattern", parameter: parameter)
    }
    self.pattern = pattern
    groupCount = expression.numberOfCaptureGroups
    groupNames = groupCount == 0 ? [] : Self.groupNames(in: pattern)
  }

  /// Goes through the places where it matches, from the first to the last.
  ///
  /// Some patterns take longer than anybody waits; such a search ends when the run is told to stop.
  func forEachMatch(in text: String, _ take: @escaping (Match) -> Void) throws {
    var isTooMuch = false
    let whole = NSRange(text.startIndex..., in: text)
    let options: NSRegularExpression.MatchingOptions = [.reportProgress, .reportCompletion]
    // Foundation offers no other way to end a search than a pointer, which is its own while it calls.
    unsafe expression.enumerateMatches(in: text, options: options, range: whole) { result, flags, stop in
      if flags.contains(.internalError) { isTooMuch = true }
      if let result, let match = match(result, in: text) { take(match) }
      if result == nil, Interruption.pending != nil { unsafe stop.pointee = true }
    }
    try Interruption.check()
    guard !isTooMuch else {
      throw ActionFailure("\(Wording.quoted(pattern)) tries too many ways to match this text", code: "pattern")
    }
  }

  private func match(_ result: NSTextCheckingResult, in text: String) -> Match? {
    guard let range = Range(result.range, in: text) else { return nil }
    let groups = (1..<result.numberOfRanges).map { Range(result.range(at: $0), in: text) }
    return Match(
      range: range, groups: groups,
      named: groupNames.map { ($0, Range(result.range(withName: $0), in: text)) })
  }

  /// The names in `(?<name>…)`, which Foundation does not tell.
  private static func groupNames(in pattern: String) -> [String] {
    var names: [String] = []
    var rest = pattern[...]
    while let next = rest.firstIndex(where: { $0 == "(" || $0 == "\\" }) {
      let isEscape = rest[next] == "\\"
      rest = rest[next...].dropFirst()
      if isEscape {
        rest = rest.dropFirst()
      } else if rest.hasPrefix("?<") {
        let name = rest.dropFirst(2).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if rest[name.endIndex...].hasPrefix(">"), !name.isEmpty { names.append(String(name)) }
      }
    }
    return names
  }
}
