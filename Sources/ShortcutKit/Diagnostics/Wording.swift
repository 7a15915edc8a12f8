/// The grammar of messages.
package enum Wording {
  /// A number with its noun: “1 file”, “3 files”, “2 people”.
  package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// A list with a word before its last item: “a, b or c”.
  package static func list(_ items: some Collection<String>, _ conjunction: String) -> String {
    let items = Array(items)
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// A noun with its indefinite article: “a file”, “an object”.
  package static func withArticle(_ noun: String) -> String {
    let vowels: Set<Character> = ["a", "e", "i", "o", "A", "E", "I", "O"]
    return (noun.first.map(vowels.contains) ?? false ? "an " : "a ") + noun
  }

  /// The user's text in quotes, on one line, cut after 80 characters.
  package static func quoted(_ text: some StringProtocol) -> String {
    let start = text.prefix(80)
    return "‘" + start.visible + (start.endIndex < text.endIndex ? "…" : "") + "’"
  }
}
