import FileTransactions
import Foundation
import ShortcutKit
import ShortcutTestSupport
import Testing

/// Keeps what becomes of every kind of value, as every type that the engine knows (language reference, “Conversion”).
@Suite("The table of conversions") struct CoercionTests {
  @Test func `is what the snapshot says`() throws {
    let samples = try CoercionSamples()
    let table = Self.targets.map { target in
      let lines = samples.all.map { name, value in
        name.padding(toLength: 18, withPad: " ", startingAt: 0) + target.result(value, samples.host)
      }
      return "→ \(target.name)\n\n" + lines.joined(separator: "\n") + "\n"
    }
    let text = table.joined(separator: "\n").replacing(samples.folder.path.description, with: "/home/ann")
    let snapshot = Snapshot("Tests/ShortcutKitTests/Snapshots/coercions.txt", renewedBy: "CoercionTests")
    #expect(try snapshot.difference(from: text) == nil)
  }

  private static let targets = [
    CoercionTarget(String.self), CoercionTarget(Number.self), CoercionTarget(Int.self), CoercionTarget(Bool.self),
    CoercionTarget(Date.self), CoercionTarget(TimeSpan.self), CoercionTarget(URLValue.self),
    CoercionTarget(FileValue.self), CoercionTarget(Record.self), CoercionTarget(Order.self),
    CoercionTarget([Value].self), CoercionTarget([String].self), CoercionTarget([Number].self),
    CoercionTarget([FileValue].self), CoercionTarget([Record].self), CoercionTarget(Number?.self),
    CoercionTarget(Value.self), CoercionTarget(ItemExpression.self),
  ]

  private enum Order: String, Choice {
    case hello, goodbye = "good-bye"
  }
}

/// A type that values are converted to.
private struct CoercionTarget: Sendable {
  let name: String
  /// What a value becomes, or why it does not.
  let result: @Sendable (Value, RunHost) -> String

  init<Target: ValueConvertible>(_ type: Target.Type) {
    let isOptional = if case .optional = Target.valueType { true } else { false }
    name = "\(Target.valueType)" + (isOptional ? ", which may be left out" : "")
    result = { value, host in
      do { return Self.shown(try Target(coercing: value, in: host).asValue, host) } catch { return "✗ \(error)" }
    }
  }

  private static func shown(_ value: Value, _ host: RunHost) -> String {
    switch value {
    case .nothing: return "nothing"
    case .list(let items): return "[" + items.map { shown($0, host) }.joined(separator: ", ") + "]"
    default: break
    }
    do { return "\(value.kind) " + (try JSON.text(value, in: host)) } catch { return "\(value.kind), but \(error)" }
  }
}

/// Values of every kind, with the files that they name.
private struct CoercionSamples {
  let folder: TemporaryFolder
  let host: RunHost
  let all: [(String, Value)]

  init() throws {
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
