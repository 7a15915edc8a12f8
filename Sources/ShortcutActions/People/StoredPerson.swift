import FileTransactions
import ShortcutKit

/// A person of the people file.
struct StoredPerson {
  let object: ObjectValue
  /// What the file says of the icon.
  let icon: String
  /// Whether there is such a symbol, emoji or picture.
  let hasImage: Bool
}

extension StoredPerson {
  /// The people of a file, in its order. Those without an identifier get a number that no other has.
  static func all(_ entries: [PersonEntry], _ folder: Path, _ host: RunHost) throws -> [StoredPerson] {
    var owners: [String: PersonEntry] = [:]
    let identifiers = try entries.map { try $0.text("id", host) ?? $0.text("identifier", host) }
    for (entry, identifier) in zip(entries, identifiers) {
      guard let identifier else { continue }
      if let owner = owners.updateValue(entry, forKey: identifier) {
        throw PeopleFileError(entry.place, "the identifier \(Wording.quoted(identifier)) is taken at \(owner.place)")
      }
    }
    var number = 0
    return try zip(entries, identifiers).map { entry, identifier in
      if let identifier { return try StoredPerson(entry, identifier: identifier, folder: folder, host) }
      repeat { number += 1 } while owners["\(number)"] != nil
      return try StoredPerson(entry, identifier: "\(number)", folder: folder, host)
    }
  }

  /// Makes a person of what a file says; paths are relative to the folder.
  init(_ entry: PersonEntry, identifier: String, folder: Path, _ host: RunHost) throws {
    guard let name = try entry.text("name", host) else { throw PeopleFileError(entry.place, "a person needs a name") }
    let job = try entry.text("job", host)
    icon = try entry.text("icon", host) ?? "person"
    let symbol = PersonIcon(icon, besides: folder, host)
    hasImage = symbol != nil
    var properties: Record = ["name": .text(name), "job": job.map(Value.text) ?? .nothing, "icon": .text(icon)]
    properties["image"] = entry.picture(besides: folder, host) ?? symbol?.value
    for (one, all) in [("email", "emails"), ("phone", "phones")] {
      guard let items = (entry[one] ?? entry[all])?.items, let first = items.first else { continue }
      properties[one] = first
      properties[all] = .list(items)
    }
    for (key, value) in entry.fields where !entry.isKnown(key) { properties[key] = value }
    object = ObjectValue(
      Person.type, identifier: identifier, display: name, subtitle: job ?? "", image: symbol?.row ?? "",
      properties: properties)
  }
}

extension PersonEntry {
  private static let known: Set<String> = [
    "id", "identifier", "name", "job", "icon", "image", "email", "emails", "phone", "phones",
  ]

  /// Whether a key is one that is looked for by its name.
  fileprivate func isKnown(_ key: String) -> Bool { Self.known.contains(normalizedName(key)) }

  /// What is said under a name; nil where nothing is.
  fileprivate subscript(name: String) -> Value? {
    let value = fields[name] ?? fields.first { normalizedName($0.key) == name }?.value
    if case .nothing? = value { return nil }
    return value
  }

  /// A field that is a text; nil where there is nothing to read.
  fileprivate func text(_ name: String, _ host: RunHost) throws -> String? {
    guard let value = self[name] else { return nil }
    switch value {
    case .text, .number, .boolean:
      let text = try String(coercing: value, in: host).trimmingWhitespace
      return text.isEmpty ? nil : text
    default: throw PeopleFileError(place, "‘\(name)’ is a text, not a \(value.kind)")
    }
  }

  /// The picture that is given beside the icon: one that a contact holds, or a path.
  fileprivate func picture(besides folder: Path, _ host: RunHost) -> Value? {
    guard case .text(let text)? = self["image"] else { return self["image"] }
    return PersonIcon(text, besides: folder, host)?.value ?? .text(text)
  }
}
