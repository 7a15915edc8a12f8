import FileTransactions
import Foundation

extension Value {
  /// The names of the properties that a kind of value has.
  ///
  /// A single value has a first and a last item as well, which is itself; a list that speaks of them is long enough.
  static func propertyNames(of kind: Kind) -> [String] {
    let own = ownPropertyNames(of: kind)
    return own + ["count", "type"].filter { !own.contains($0) }
  }

  private static func ownPropertyNames(of kind: Kind) -> [String] {
    switch kind {
    case .text: ["length", "lines", "words"]
    case .list: ["first", "last"]
    case .dictionary: ["keys", "values"]
    case .date: ["year", "month", "day", "hour", "minute", "second", "weekday", "week"]
    case .url: ["scheme", "host", "port", "path", "query", "fragment"]
    case .file:
      [
        "name", "base-name", "extension", "path", "folder", "size", "type", "created", "modified", "content", "width",
        "height", "taken",
      ]
    case .object: ["id", "display", "subtitle", "image"]
    case .nothing, .boolean, .number: []
    }
  }

  /// Whether a single value answers to a name because it is a list of one.
  static func isItem(_ key: String) -> Bool { key == "first" || key == "last" }

  /// `value.name`. Of a list it is its own, else the list of its items'; of a dictionary its own keys win, and one that
  /// is absent is nothing.
  package func property(_ name: String, in host: RunHost) throws(EvaluationError) -> Value {
    if case .dictionary(let record) = self, let value = record[name] { return value }
    let key = normalizedName(name)
    if let value = try ownProperty(key, in: host) { return value }
    switch key {
    case "count": return .number(Number(count))
    case "type": return .text(typeName)
    default: break
    }
    switch self {
    case .dictionary, .nothing: return .nothing
    case .list(let items):
      var values: [Value] = []
      for item in items { values.append(try item.property(name, in: host)) }
      return .list(values)
    default:
      if Self.isItem(key) { return self }
      throw unknownProperty(name)
    }
  }

  private func unknownProperty(_ name: String) -> EvaluationError {
    var names = Self.propertyNames(of: kind)
    if case .object(let object) = self { names = object.type.properties + names }
    let nearest = Spelling.nearest(to: name, among: names)
    let known = Wording.list(names.map { Wording.quoted($0) }, "and")
    return EvaluationError(
      "\(Wording.withArticle(typeName)) has no property ‘\(name)’",
      help: nearest.map { "did you mean ‘\($0)’?" } ?? "it has \(known)")
  }

  /// A list's items, a dictionary's keys, of `nothing` 0, else 1.
  public var count: Int {
    switch self {
    case .nothing: 0
    case .list(let items): items.count
    case .dictionary(let record): record.count
    default: 1
    }
  }

  private func ownProperty(_ key: String, in host: RunHost) throws(EvaluationError) -> Value? {
    switch self {
    case .text(let text): text.property(key)
    case .list(let items):
      switch key {
      case "first": items.first ?? .nothing
      case "last": items.last ?? .nothing
      default: nil
      }
    case .dictionary(let record):
      switch key {
      case "keys": .list(record.keys.map(Value.text))
      case "values": .list(record.values)
      default: nil
      }
    case .date(let date): date.property(key, in: host)
    case .url(let url): url.property(key)
    case .file(let file): try file.property(key, in: host)
    case .object(let object): object.property(key)
    case .nothing, .boolean, .number: nil
    }
  }
}

extension String {
  fileprivate func property(_ key: String) -> Value? {
    switch key {
    case "length": return .number(Number(count))
    case "lines": return .list(linesOfText.map { .text(String($0)) })
    case "words": return .list(wordsOfText.map { .text(String($0)) })
    default: return nil
    }
  }

  /// The words, by the word boundaries of Unicode (UAX 29); what holds no letter and no digit is none.
  package var wordsOfText: [Substring] {
    // ICU's word iterator, which Foundation on Linux offers by this way alone.
    guard let boundary = try? NSRegularExpression(pattern: "\\b", options: .useUnicodeWordBoundaries) else { return [] }
    var words: [Substring] = []
    var start = startIndex
    for match in boundary.matches(in: self, range: NSRange(startIndex..., in: self)) {
      guard let end = Range(match.range, in: self)?.lowerBound, end > start else { continue }
      if self[start..<end].contains(where: { $0.isLetter || $0.isNumber }) { words.append(self[start..<end]) }
      start = end
    }
    return words
  }
}

extension Date {
  fileprivate func property(_ key: String, in host: RunHost) -> Value? {
    let parts: [String: Calendar.Component] = [
      "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute, "second": .second,
      "weekday": .weekday, "week": .weekOfYear,
    ]
    guard let component = parts[key] else { return nil }
    var calendar = host.conventions.calendar
    if component == .weekOfYear || component == .weekday {
      // ISO 8601 §4.3.2: weeks start on Monday, and Monday is day 1.
      calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = host.conventions.timeZone
    }
    let value = calendar.component(component, from: self)
    return .number(Number(component == .weekday ? (value + 5) % 7 + 1 : value))
  }
}

extension URLValue {
  fileprivate func property(_ key: String) -> Value? {
    guard let parts = URLComponents(string: text) else { return nil }
    let value: String?
    switch key {
    case "scheme": value = parts.scheme
    case "host": value = parts.host
    case "port": return parts.port.map { .number(Number($0)) } ?? .nothing
    case "path": value = parts.path
    case "query": value = parts.query
    case "fragment": value = parts.fragment
    default: return nil
    }
    return value.map(Value.text) ?? .nothing
  }
}

extension ObjectValue {
  fileprivate func property(_ key: String) -> Value? {
    if let found = properties.first(where: { normalizedName($0.key) == key }) { return found.value }
    switch key {
    case "id": return .text(identifier)
    case "display": return .text(display)
    case "subtitle": return .text(subtitle)
    case "image": return .text(image)
    default: break
    }
    return type.properties.contains { normalizedName($0) == key } ? .nothing : nil
  }
}
