import FileTransactions
import ShortcutKit

/// The people that the user has stored.
///
/// They are in the file that was named for the run, else in the user's `people.yaml`, `people.json` or `people.vcf`; a user
/// without any has the three of the tutorials.
struct PeopleStore {
  let host: RunHost

  private static let fileNames: [FileName] = ["people.yaml", "people.yml", "people.json", "people.vcf"]

  private static let examples: [Record] = [
    ["id": 1, "name": "Joe Bloggs", "job": "Artist", "icon": "paintpalette"],
    ["id": 2, "name": "Peter Roberts", "job": "Taxi Driver", "icon": "car"],
    ["id": 3, "name": "Sarah Love", "job": "Author", "icon": "text.book.closed"],
  ]

  /// All of them, in the order of the file. Errors name the file, and the line where that is known.
  func people() throws -> [StoredPerson] {
    guard let path = host.peopleFile ?? usersFile else {
      return try StoredPerson.all(Self.examples.map { PersonEntry(place: "the examples", fields: $0) }, ".", host)
    }
    return try StoredPerson.all(try PeopleFile(path: path, host: host).entries(), path.folder, host)
  }

  private var usersFile: Path? {
    guard let folder = host.userFolder else { return nil }
    return Self.fileNames.map(folder.appending).first { host.files.statusIfPresent(of: $0) != nil }
  }
}
