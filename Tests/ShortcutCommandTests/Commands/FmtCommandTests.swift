import Foundation
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("shortcut fmt") struct FmtCommandTests {
  /// What is written, and how it is to be laid out.
  private static let layouts = [
    ("- Uppercase: a\n", "- uppercase: a\n"),
    ("actions:\n- Change Case:\n      TEXT: a\n", "actions:\n  - change-case:\n      text: a\n"),
    ("- rename_files:\n    dateFormat: yyyy\n", "- rename-files:\n    date-format: yyyy\n"),
    ("-   text:    a   # why\n", "- text: a   # why\n"),
    (
      "- if : true\n  then :\n      - Uppercase: a\n  Else:\n      Lowercase: b\n",
      "- if: true\n  then:\n    - uppercase: a\n  else:\n    lowercase: b\n"
    ),
    ("- text: a\n\n\n\n- text: b\n\n\n", "- text: a\n\n- text: b\n"),
    ("\n\n# first\n\n- text: a\n", "# first\n\n- text: a\n"),
    ("- list: [ a,b ,  \"c: ,d\" ]\n", "- list: [a, b, \"c: ,d\"]\n"),
    ("- dictionary: {a:   1, b : }\n", "- dictionary: { a: 1, b: }\n"),
    ("- dictionary: {b: ,a: 1}\n", "- dictionary: { b: , a: 1 }\n"),
    ("- dictionary:\n    { }\n- list: [ ]\n", "- dictionary: {}\n- list: []\n"),
    ("? actions\n: - uppercase: a\n", "actions:\n  - uppercase: a\n"),
    ("\u{FEFF}- text: a\r\n- text: b\r\n", "- text: a\n- text: b\n"),
    ("- text: &a   hi\n- text:  *a\n", "- text: &a hi\n- text: *a\n"),
    ("---\n- text: a\n", "---\n- text: a\n"),
    ("- text: a", "- text: a\n"),
    ("", ""),
    ("# nothing else\n", "# nothing else\n"),
  ]

  @Test(arguments: layouts) func `lays out`(written: String, expected: String) async throws {
    let world = try TestWorld()
    let result = await world.shortcut(["fmt", "-"], input: written)
    #expect(result.text == expected)
    #expect(result.errors == "")
    let again = await world.shortcut(["fmt", "-"], input: expected)
    #expect(again.text == expected)
  }

  /// Where formatters of YAML have lost things: comments after the last item, behind a key, between a key and its list,
  /// in flow collections, and deeper than what follows; number signs that start no comment.
  @Test(arguments: [
    "- text: a\n# at the end\n",
    "actions:\n  - if: true\n    then:\n      - text: a\n      # in then\n    # in the step\n  # in the list\n# in the file\n",
    "actions:  # behind the key\n  - text: a\n",
    "actions:\n  # before the first\n  - text: a\n",
    "- list:\n    - a\n    # between\n\n    # and again\n    - b\n",
    "- list: [a,  # one\n  b]  # two\n",
    "- text: \"a # b\"  # c\n",
    "- text: a#b\n",
    "- text: |  # header\n    # no comment\n    a\n",
    "- dictionary: &d  # anchor\n    a: 1\n",
    "- text: &d  # anchor\n    a\n",
    "- text: |\n    a\n# less\n- text: |\n    b\n  # in\n",
    "- text: |+\n    a\n\n# behind\n- text: b\n",
    "- list: [\n  a,  # one\n  # two\n  ]\n",
    "# to the byte \t\n- text: a  # here, too \n",
    "%YAML 1.1\n# directive\n---\n- text: a\n",
  ])
  func `keeps every comment`(text: String) async throws {
    let world = try TestWorld()
    #expect(await world.shortcut(["fmt", "-"], input: text).text == text)
  }

  @Test(arguments: [
    "- text: 'it''s'\n", "- text: \"\\u00e9\"\n", "- text: |+\n    a\n\n- text: b\n", "- text: |-\n    a\n\n    b\n",
    "- text: >2-\n      a\n", "- text: \"a\n\n    b\"\n", "- text: a\n    b\n",
    "- list:\n    - - a\n      - b\n    -\n",
    "- text: 名前 😀\n", "- text: 1_000\n- text: ~\n- text:\n",
    "- dictionary:\n    Date Format: kept\n    Uppercase: kept\n",
    "variables:\n  My Name: Ada\nactions:\n  - text: ${My Name}\n",
    "- date: 2026-12-04\n",
    "- Unknown Action: a\n",
  ])
  func `leaves values as they are written`(text: String) async throws {
    let world = try TestWorld()
    #expect(await world.shortcut(["fmt", "-"], input: text).text == text)
  }

  @Test func `moves lines of text with their block`() async throws {
    let world = try TestWorld()
    let written = "actions:\n      - text: |\n           a\n             b\n\n      - list: [a,\n                b]\n"
    let expected = "actions:\n  - text: |\n      a\n        b\n\n  - list: [a,\n            b]\n"
    #expect(await world.shortcut(["fmt", "-"], input: written).text == expected)
  }

  @Test func `writes what changes, and names it`() async throws {
    let world = try TestWorld()
    try world.write("-   text: a\n", to: "a.yaml")
    try world.write("- text: b\n", to: "b.yaml")
    let old = try world.modified("b.yaml")
    let result = await world.shortcut(["fmt", "a.yaml", "b.yaml"])
    #expect(result.text == "a.yaml\n")
    #expect(result.errors == "")
    #expect(result.status == .done)
    #expect(world.read("a.yaml") == "- text: a\n")
    #expect(try world.modified("b.yaml") == old)
    #expect(await world.shortcut(["fmt", "a.yaml", "b.yaml"]).text == "")
  }

  @Test func `only says what would change, with --check`() async throws {
    let world = try TestWorld()
    try world.write("-   text: a\n", to: "a.yaml")
    try world.write("- text: b\n", to: "b.yaml")
    let result = await world.shortcut(["fmt", "--check", "a.yaml", "b.yaml"])
    #expect(result.text == "a.yaml\n")
    #expect(result.status == .failed)
    #expect(world.read("a.yaml") == "-   text: a\n")
    #expect(await world.shortcut(["fmt", "--check", "b.yaml"]).status == .done)
    #expect(await world.shortcut(["fmt", "--check", "-"], input: "-   text: a\n").status == .failed)
    #expect(await world.shortcut(["fmt", "--check", "-"], input: "- text: a\n").status == .done)
  }

  @Test func `keeps links and permissions`() async throws {
    let world = try TestWorld()
    try world.write("-   text: a\n", to: "real/a.yaml")
    let real = "\(world.folder.path)/" + "real/a.yaml"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    let link = "\(world.folder.path)/" + "a.yaml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/a.yaml")
    #expect(await world.shortcut(["fmt", "a.yaml"]).status == .done)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.yaml")
    #expect(world.read("real/a.yaml") == "- text: a\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `finds shortcuts by name`() async throws {
    let world = try TestWorld()
    try world.write("-   text: a\n", to: "workflows/greet.yaml")
    #expect(await world.shortcut(["fmt", "greet"]).text == "workflows/greet.yaml\n")
  }

  @Test(arguments: [
    ("- text: [a\n", "a.yaml:1:9: error: "),
    ("- text: a\n  text: b\n", "a.yaml:2:3: error: "),
    ("- text: a\n---\n- text: b\n", "a.yaml:2:1: error: "),
    ("? |\n  actions\n: - text: a\n", "a.yaml:1:1: error: this cannot be laid out anew"),
  ])
  func `leaves a file alone that it cannot lay out`(text: String, message: String) async throws {
    let world = try TestWorld()
    try world.write(text, to: "a.yaml")
    try world.write("-   text: b\n", to: "b.yaml")
    let result = await world.shortcut(["fmt", "a.yaml", "b.yaml"])
    #expect(result.errors.hasPrefix(message))
    #expect(result.status == .invalid)
    #expect(result.text == "b.yaml\n")
    #expect(world.read("a.yaml") == text)
  }

  @Test func `says what is missing`() async throws {
    let world = try TestWorld()
    #expect(await world.shortcut(["fmt"]).status == .usage)
    let result = await world.shortcut(["fmt", "none.yaml"])
    #expect(result.status == .usage)
    #expect(result.errors.hasPrefix("shortcut: there is no shortcut ‘none.yaml’\n"))
  }

  @Test func `has laid out the workflows of the package`() async throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: PackageFolder.url.appending(path: "workflows"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "yaml" }
    let world = try TestWorld()
    let result = await world.shortcut(["fmt", "--check"] + files.map(\.path))
    #expect(result.text == "")
    #expect(result.errors == "")
  }

  /// Laid out or not, a shortcut does the same.
  @Test func `changes nothing that the cases of the language do`() async throws {
    let folder = PackageFolder.url.appending(path: "Tests/LanguageTests/Cases/ok")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "yaml" }
    #expect(files.count > 50)
    for file in files {
      let world = try TestWorld()
      let text = try String(contentsOf: file, encoding: .utf8)
      let result = await world.shortcut(["fmt", "-"], input: text)
      #expect(result.status == .done, "\(file.lastPathComponent): \(result.errors)")
      #expect(await world.shortcut(["fmt", "-"], input: result.text).text == result.text, "\(file.lastPathComponent)")
    }
  }
}

extension TestWorld {
  fileprivate func modified(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")[.modificationDate] as? Date
  }
}
