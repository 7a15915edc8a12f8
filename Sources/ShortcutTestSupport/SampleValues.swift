import FileTransactions
import Foundation
package import ShortcutKit

/// Values of every kind, with the files that they name, for tables of what becomes of them.
package struct SampleValues {
  private let folder: TemporaryFolder
  private let host: RunHost
  private let all: [(name: String, value: Value)]

  /// Makes the values, and the files.
  package init() throws {
    folder = try TemporaryFolder()
    let files = FolderFileSystem(folder.path)
    host = valueHost(files: files)
    try files.makeFolder("drafts")
    for (path, bytes) in [("notes.txt", Array("12\n".utf8)), ("logo.png", [0x89, 0x50, 0x4E, 0x47, 0, 0xFF])] {
      let sink = try files.create(Path(path), .replace)
      try sink.write(bytes)
      try sink.close()
    }
    let date = Date(timeIntervalSince1970: 1_796_031_000)
    for name in ["drafts", "notes.txt", "logo.png"] {
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.path.appending(Path(name)).description)
    }
    let ann = ObjectValue(
      ObjectValue.ObjectType("Person", properties: ["job"]), identifier: "7", display: "Ann", subtitle: "cook",
      properties: ["job": "cook"])
    all =
      Self.texts + Self.plain + [
        ("date", .date(date)), ("object", .object(ann)),
        ("file", .file(FileValue("notes.txt"))), ("file, binary", .file(FileValue("logo.png"))),
        ("file, missing", .file(FileValue("gone.txt"))), ("folder", .file(FileValue("drafts"))),
        ("file in memory", .file(FileValue(.bytes(Array("{\"a\": 1}".utf8)), name: "a.json"))),
      ]
  }

  /// What becomes of each value: a heading, and a line a value with the result or why there is none.
  package func table(to target: String, _ convert: (Value, RunHost) throws -> Value) -> String {
    let lines = all.map { name, value in
      name.padding(toLength: 18, withPad: " ", startingAt: 0) + shown { try convert(value, host) }
    }
    let table = "→ \(target)\n\n" + lines.joined(separator: "\n") + "\n"
    return table.replacing(folder.path.description, with: "/home/ann")
  }

  private func shown(_ result: () throws -> Value) -> String {
    do { return try shown(try result()) } catch { return "✗ \(error)" }
  }

  private func shown(_ value: Value) throws -> String {
    switch value {
    case .nothing: return "nothing"
    case .list(let items): return "[" + (try items.map(shown).joined(separator: ", ")) + "]"
    default: return "\(value.kind) " + (try JSON.text(value, in: host))
    }
  }

  private static let plain: [(String, Value)] = [
    ("number 3", 3), ("number 1", 1), ("number -0.5", .number(Number("-0.5") ?? 0)), ("true", true),
    ("False, as written", .boolean(false, spelling: .capitalized)),
    ("url", .url(URLValue("https://example.org/x?y=1"))), ("file url", .url(URLValue("file:///nowhere/a%20b.txt"))),
    ("dictionary", ["a": 1, "b": "x"]), ("dictionary, empty", .dictionary([:])), ("list, empty", []),
    ("list of one", ["12"]), ("list of two", ["a", 2]), ("list of lists", [["a"], ["b", "c"]]),
  ]

  private static let texts: [(String, Value)] = [
    ("nothing", .nothing), ("text, empty", ""), ("text, blank", " "), ("text", "hello"), ("text, a number", " 12 "),
    ("text, grouped", "1,234.5"), ("text, a date", "2026-11-30 09:30"), ("text, yes", "Yes"),
    ("text, a time", "3 days"), ("text, JSON", "{\"a\": 1}"), ("text, JSON list", "[1, 2]"), ("text, YAML", "a: 1"),
    ("text, a form", "a=1&b=x+y"), ("text, a url", "example.org/x"), ("text, a path", "notes.txt"),
    ("text of lines", "a\nb\n"),
  ]
}
