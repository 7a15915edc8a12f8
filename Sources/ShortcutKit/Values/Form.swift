/// `application/x-www-form-urlencoded` text (URL standard §5.1): `a=1&b=two%20words`.
enum Form {
  /// The pairs, decoded once; nil where the text is no form.
  static func parse(_ text: String) -> Record? {
    let trimmed = text.trimmingWhitespace
    guard trimmed.contains("="), !trimmed.contains(where: \.isWhitespace) else { return nil }
    var record = Record()
    for pair in trimmed.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = decoded(parts[0]), let value = decoded(parts.count > 1 ? parts[1] : "") else { return nil }
      record[key] = .text(value)
    }
    return record
  }

  private static func decoded(_ text: Substring) -> String? {
    PercentEncoding.decoded(text, plusIsSpace: true).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
