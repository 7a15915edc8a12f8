extension StringProtocol {
  /// The text in the quotes that YAML needs, for advice.
  var quotedForYAML: String {
    contains { $0 == "\"" || $0 == "\\" }
      ? "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'" : "\"" + self + "\""
  }
}
