import FileTransactions
import ShortcutKit

/// A card of a vCard file.
struct VCard {
  let path: Path
  /// The line that it starts in.
  let line: Int
  let properties: [VCardProperty]

  /// Whether it stands for a group of people, by RFC 6350 §6.1.4 or as macOS writes it in version 3.0.
  var isGroup: Bool {
    properties.contains { property in
      (property.name == "KIND" || property.name == "X-ADDRESSBOOKSERVER-KIND")
        && String(decoding: property.value, as: UTF8.self).trimmingWhitespace.lowercased() == "group"
    }
  }

  /// What the card says of the person.
  func entry() throws(PeopleFileError) -> PersonEntry {
    do throws(VCardError) {
      var fields: Record = [:]
      let name = try name()
      fields["name"] = name.map(Value.text)
      fields["id"] = try text("UID")
      fields["job"] = try text("TITLE", "ROLE")
      if let photo = first("PHOTO") { fields["image"] = try photo.photo(named: name ?? "photo") }
      fields["email"] = .list(try texts("EMAIL", scheme: "mailto:"))
      fields["phone"] = .list(try texts("TEL", scheme: "tel:"))
      fields["organization"] = try organization().map(Value.text)
      fields["birthday"] = try first("BDAY").map { property throws(VCardError) in .text(try property.day()) }
      fields["note"] = try text("NOTE")
      return PersonEntry(place: "\(path):\(line)", fields: fields)
    } catch {
      throw PeopleFileError("\(path):\(error.line)", error.message)
    }
  }

  /// The name as the card writes it, else put together from its parts, else that of the organization.
  private func name() throws(VCardError) -> String? {
    if let name = try first("FN")?.text(), !name.isEmpty { return name }
    // RFC 6350 §6.2.2: family names, given names, additional names, prefixes, suffixes.
    var parts = try first("N")?.components(areLists: true) ?? []
    parts += Array(repeating: "", count: max(0, 5 - parts.count))
    let name = [parts[3], parts[1], parts[2], parts[0], parts[4]].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? try organization() : name
  }

  private func organization() throws(VCardError) -> String? {
    let units = try first("ORG")?.components().filter { !$0.isEmpty } ?? []
    return units.isEmpty ? nil : units.joined(separator: ", ")
  }

  /// The properties of a name, those that are preferred first.
  private func all(_ name: String) -> [VCardProperty] {
    properties.filter { $0.name == name }.enumerated()
      .sorted { ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset) }.map(\.element)
  }

  private func first(_ name: String) -> VCardProperty? { all(name).first }

  /// The text of the first of some properties that says something.
  private func text(_ names: String...) throws(VCardError) -> Value? {
    for name in names {
      if let text = try first(name)?.text(), !text.isEmpty { return .text(text) }
    }
    return nil
  }

  /// The texts of all properties of a name; vCard 4.0 can write them as urls.
  private func texts(_ name: String, scheme: String) throws(VCardError) -> [Value] {
    var values: [Value] = []
    for property in all(name) {
      let text = try property.text()
      let isURL = text.lowercased().hasPrefix(scheme)
      if !text.isEmpty { values.append(.text(isURL ? String(text.dropFirst(scheme.count)) : text)) }
    }
    return values
  }
}
