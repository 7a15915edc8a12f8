import FileTransactions
import ShortcutKit

/// A file that people are stored in: YAML, JSON or vCards.
struct PeopleFile {
  let path: Path
  let host: RunHost

  /// What the file says of each person.
  func entries() throws -> [PersonEntry] {
    let bytes = try FileValue(path).bytes(in: host)
    switch path.name.pathExtension(.last).text?.lowercased() {
    case "json": return try entries(ofJSON: bytes)
    case "vcf", "vcard": return try VCardReader(path: path, bytes).cards().map { try $0.entry() }
    case "yaml", "yml": return try entries(ofYAML: bytes)
    default:
      let isVCard = String(decoding: bytes.prefix(100), as: UTF8.self).uppercased().contains("BEGIN:VCARD")
      return isVCard ? try VCardReader(path: path, bytes).cards().map { try $0.entry() } : try entries(ofYAML: bytes)
    }
  }

  private func entries(ofYAML bytes: [UInt8]) throws -> [PersonEntry] {
    let diagnostics = DiagnosticCollector()
    let root: YAMLNode?
    do {
      root = YAMLReader.read(try SourceFile(path: path.description, bytes: bytes), diagnostics)
    } catch {
      throw PeopleFileError(error)
    }
    if let error = diagnostics.sorted.first(where: { $0.severity == .error }) { throw PeopleFileError(error) }
    guard let root else { return [] }
    guard case .sequence(let nodes) = root.content else { throw PeopleFileError.noList(at: root.place) }
    return try nodes.map { node in
      guard case .dictionary(let fields) = YAMLValue.value(node) else { throw PeopleFileError.noPerson(at: node.place) }
      return PersonEntry(place: node.place, fields: fields)
    }
  }

  private func entries(ofJSON bytes: [UInt8]) throws -> [PersonEntry] {
    let value: Value
    do { value = try JSON.parse(bytes) } catch {
      throw PeopleFileError("\(path):\(error.line):\(error.column)", error.message)
    }
    guard case .list(let items) = value else { throw PeopleFileError.noList(at: path.description) }
    return try items.enumerated().map { number, item in
      let place = "\(path), person \(number + 1)"
      guard case .dictionary(let fields) = item else { throw PeopleFileError.noPerson(at: place) }
      return PersonEntry(place: place, fields: fields)
    }
  }
}

/// What a people file says of one person.
struct PersonEntry {
  /// Where it stands, for messages.
  let place: String
  /// What is said, under the names that the file uses.
  let fields: Record
}

/// What is wrong with a people file, and where.
struct PeopleFileError: Error, CustomStringConvertible {
  let description: String

  init(_ place: String, _ message: String) { description = "\(place): \(message)" }

  init(_ diagnostic: Diagnostic) {
    let place = diagnostic.span.map { "\($0.file.path):\($0.start.line):\($0.start.column)" }
    self.init(place ?? "the people file", diagnostic.message.text)
  }

  static func noList(at place: String) -> PeopleFileError {
    PeopleFileError(place, "expected a list of people, each with name, job and icon")
  }

  static func noPerson(at place: String) -> PeopleFileError {
    PeopleFileError(place, "expected a person with name, job and icon")
  }
}

extension YAMLNode {
  /// File, line and column.
  fileprivate var place: String { "\(span.file.path):\(span.start.line):\(span.start.column)" }
}
