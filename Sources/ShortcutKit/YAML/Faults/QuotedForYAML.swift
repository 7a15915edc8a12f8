extension StringProtocol {
  /// The text in the quotes that YAML needs, for advice; quotes that it has around it already are replaced.
  var quotedForYAML: String {
    if count > 1, let quote = first, quote == "\"" || quote == "'", last == quote {
      return dropFirst().dropLast().inQuotes
    }
    return inQuotes
  }

  private var inQuotes: String {
    guard contains(where: { $0 == "\"" || $0 == "\\" }) else { return "\"\(self)\"" }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
