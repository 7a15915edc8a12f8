extension Value {
  /// Whether two values are equal as `==` in a shortcut has it: texts canonically, numbers by value, and a text that is
  /// a number equals that number. Objects also equal their title, urls and dates a text that means the same, and an
  /// empty list is nothing.
  func isEqual(to other: Value, in host: RunHost) -> Bool {
    switch (self, other) {
    case (.number(let number), .text(let text)), (.text(let text), .number(let number)):
      Number(text.trimmingWhitespace) == number
    case (.boolean(let flag, let spelling), .text(let text)), (.text(let text), .boolean(let flag, let spelling)):
      text == spelling.text(of: flag) || text == BooleanSpelling.lowercase.text(of: flag)
    case (.object(let object), .text(let text)), (.text(let text), .object(let object)): object.display == text
    case (.url(let url), .text(let text)), (.text(let text), .url(let url)): url.text == text
    case (.date(let date), .text(let text)), (.text(let text), .date(let date)):
      host.date(text) == date
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isEqual(to: $1, in: host) }
    case (.dictionary(let left), .dictionary(let right)):
      left.count == right.count
        && left.allSatisfy { key, value in right[key].map { value.isEqual(to: $0, in: host) } ?? false }
    case (.list(let items), .nothing), (.nothing, .list(let items)): items.isEmpty
    default: self == other
    }
  }
}
