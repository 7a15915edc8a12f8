import ShortcutKit

/// Things as a list in a sentence, in quotes; of many, the first ones.
func listed(_ things: some Collection<some CustomStringConvertible>) -> String {
  let shown = things.prefix(10).map { "‘\($0)’" }
  let rest = things.count - shown.count
  return rest > 0 ? shown.joined(separator: ", ") + " and \(rest) more" : Wording.list(shown, "and")
}

extension ActionFailure {
  /// Everything that is wrong with what was to be done, so that nothing of it was.
  init(_ problems: [String], help: String? = nil, code: String) {
    let rest = problems.count - 10
    let shown = problems.prefix(10).joined(separator: "; ")
    self.init(rest > 0 ? "\(shown); and \(rest) more of the kind" : shown, help: help, code: code)
  }
}
