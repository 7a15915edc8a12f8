import FileTransactions
import ShortcutKit

/// A person, as an action takes one.
struct Person: Sendable {
  /// The person as a value.
  let object: ObjectValue

  static let type = ObjectValue.ObjectType(
    "Person",
    properties: [
      "name", "job", "icon", "image", "email", "emails", "phone", "phones", "organization", "birthday", "note",
    ])

  /// What the person does; empty where that is not known.
  var job: String { text("job") }

  /// The name of a symbol, an emoji or a path.
  var icon: String { text("icon") }

  /// The emoji that stands for the person; nil where a picture does.
  var emoji: String? { SymbolEmoji.emoji(of: icon) }

  /// The picture of the person; nil where there is none.
  var picture: FileValue? {
    if case .file(let file)? = object.properties["image"] { file } else { nil }
  }

  private func text(_ property: String) -> String {
    if case .text(let text)? = object.properties[property] { text } else { "" }
  }
}

extension Person: ValueConvertible {
  /// A person.
  static var valueType: ValueType { .object(type.name) }
  /// The person.
  var asValue: Value { .object(object) }

  /// A person; a text or number that is the identifier or the name of one of those stored; a dictionary of properties.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    switch value {
    case .object(let object) where object.type.name == Self.type.name: self.init(object: object)
    case .text(let text): self = try Self.stored(text, value, host)
    case .number(let number): self = try Self.stored(number.text, value, host)
    case .dictionary(let record):
      if let identifier = record["id"] {
        self = try Self.stored(try String(coercing: identifier, in: host), value, host)
      } else {
        self.init(object: try Self.described(by: record, value, host))
      }
    case .list(let items) where items.count == 1: self = try Self(coercing: items[0], in: host)
    default: throw CoercionFailure(value, expected: Self.valueType)
    }
  }

  private static func stored(_ text: String, _ value: Value, _ host: RunHost) throws(CoercionFailure) -> Person {
    let people = try reading(value) { () throws in try PeopleStore(host: host).people().map(\.object) }
    let found = people.matching(text)
    if found.count == 1 { return Person(object: found[0]) }
    guard found.isEmpty else {
      throw CoercionFailure(.text(text), expected: valueType, .ambiguous(found.map(Value.object)))
    }
    let names = people.map(\.display)
    let nearest = Spelling.nearest(to: text, among: names).map { "did you mean ‘\($0)’?" }
    let all = "there are " + Wording.list(names.prefix(20).map { Wording.quoted($0) }, "and")
    throw CoercionFailure(
      value, expected: valueType,
      .unmatched("nobody is called \(Wording.quoted(text)); \(nearest ?? (names.isEmpty ? "nobody is stored" : all))"))
  }

  private static func described(
    by record: Record, _ value: Value, _ host: RunHost
  ) throws(CoercionFailure) -> ObjectValue {
    try reading(value) { () throws in
      let entry = PersonEntry(place: "the dictionary", fields: record)
      let name = try record["name"].map { try String(coercing: $0, in: host) }
      return try StoredPerson(entry, identifier: name ?? "", folder: ".", host).object
    }
  }

  private static func reading<Result>(
    _ value: Value, _ read: () throws -> Result
  ) throws(CoercionFailure) -> Result {
    do { return try read() } catch {
      throw CoercionFailure(value, expected: valueType, .because("\(error)"))
    }
  }
}

extension [ObjectValue] {
  /// Those that a text means: by identifier, else by the whole name, else by words of the name; case does not count.
  fileprivate func matching(_ text: String) -> [ObjectValue] {
    let text = text.trimmingWhitespace
    if let person = first(where: { $0.identifier == text }) { return [person] }
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    if words.isEmpty { return [] }
    let names = map { $0.display.lowercased().split(whereSeparator: \.isWhitespace) }
    let whole = indices.filter { names[$0] == words }
    let places = whole.isEmpty ? indices.filter { names[$0].contains(allOf: words) } : whole
    return places.map { self[$0] }
  }
}

extension [Substring] {
  fileprivate func contains(allOf words: [Substring]) -> Bool { words.allSatisfy(contains) }
}
