import ShortcutKit

/// The way to a value through dictionaries and lists: `beverages.1.favorite`.
///
/// A key that is just like the whole path comes first. In a list, 1 is the first item and -1 the last. A backslash
/// takes a dot into a key: `v1\.2.name`; another backslash is written twice.
struct DictionaryPath {
  private static let longest = 200

  private let text: String
  private let keys: [String]

  /// Reads a path. More than 200 keys are an error.
  init(_ text: String, parameter: String) throws(ActionFailure) {
    var keys = [""]
    var isEscaped = false
    for character in text {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      if character == ".", !isEscaped {
        keys.append("")
      } else {
        // Before any other character, a backslash is one.
        if isEscaped, character != ".", character != "\\" { keys[keys.count - 1] += "\\" }
        keys[keys.count - 1].append(character)
      }
      isEscaped = false
    }
    if isEscaped { keys[keys.count - 1] += "\\" }
    guard keys.count <= Self.longest else {
      throw ActionFailure("the key has more than \(Self.longest) dots in it", parameter: parameter)
    }
    self.text = text
    self.keys = keys
  }

  /// The value at the end of the path; nil where there is none.
  func value(in dictionary: Record) -> Value? {
    if let value = dictionary[text] { return value }
    var value = Value.dictionary(dictionary)
    for key in keys {
      guard let next = value.child(key) else { return nil }
      value = next
    }
    return value
  }

  /// The dictionary with another value at the end of the path; dictionaries that are missing on the way are made.
  func setting(_ value: Value, in dictionary: Record) throws(ActionFailure) -> Record {
    var dictionary = dictionary
    if dictionary[text] != nil {
      dictionary[text] = value
      return dictionary
    }
    dictionary[keys[0]] = try setting(value, in: dictionary[keys[0]] ?? .nothing, from: 1)
    return dictionary
  }

  private func setting(_ value: Value, in container: Value, from level: Int) throws(ActionFailure) -> Value {
    guard level < keys.count else { return value }
    let key = keys[level]
    switch container {
    case .nothing, .dictionary:
      var record: Record = [:]
      if case .dictionary(let existing) = container { record = existing }
      record[key] = try setting(value, in: record[key] ?? .nothing, from: level + 1)
      return .dictionary(record)
    case .list(var items):
      guard let place = Int(key).flatMap(items.place(ofItem:)) else {
        throw ActionFailure("\(way(to: level)) is a list of \(Wording.count(items.count, "item")) and has no ‘\(key)’")
      }
      items[place] = try setting(value, in: items[place], from: level + 1)
      return .list(items)
    default: throw ActionFailure("\(way(to: level)) is \(container.inWords) and has no keys")
    }
  }

  private func way(to level: Int) -> String { Wording.quoted(keys[..<level].joined(separator: ".")) }
}

extension Value {
  /// The value of a key, or the item of a list at a place.
  fileprivate func child(_ key: String) -> Value? {
    switch self {
    case .dictionary(let record): record[key]
    case .object(let object): object.record[key]
    case .list(let items): Int(key).flatMap(items.place(ofItem:)).map { items[$0] }
    default: nil
    }
  }
}
