import FileTransactions
import ShortcutKit
import ShortcutTestSupport
import Testing

@testable import ShortcutCommand

struct `What is shown on a terminal` {
  private let tea: Value = [
    ["name": "Tea", "price": 3, "from": "Assam"], ["name": "漢字茶", "price": 12],
    ["name": "❤️", "note": ["new", "hot"]],
  ]

  @Test func `is a table for a list of dictionaries, aligned by what letters take`() throws {
    let stage = Stage()
    try stage.show(Exhibit("", .value(tea)))
    #expect(
      stage.text == """
        name    price  from   note
        ──────  ─────  ─────  ────────
        Tea         3  Assam
        漢字茶     12
        ❤️                    new, hot

        """)
  }

  @Test(arguments: [1, 2, 5, 10, 17, 24, 33, 80])
  func `never wraps as a table, however narrow the terminal is`(width: Int) throws {
    let stage = Stage(width: width)
    try stage.show(Exhibit("", .value(tea)))
    #expect(stage.shown.wrappedLines == 0 || width == 1)
    #expect(width < 10 || stage.text.contains("Tea"))
  }

  @Test func `is cut where the table has no room, the long columns first`() throws {
    let stage = Stage(width: 30)
    try stage.show(Exhibit("", .value([["a": "short", "b": "this text is very long", "c": "and so is this one"]])))
    #expect(stage.text.hasSuffix("\nshort  this text …  and so is…\n"))
    let narrow = Stage(width: 12)
    try narrow.show(Exhibit("", .value([["first": "one two", "second": "three four", "third": "five"]])))
    #expect(narrow.text == "first    …\n───────  ─\none two  …\n")
  }

  @Test(arguments: [[1, 2] as Value, [], [["a": 1], "b"] as Value, ["a": 1] as Value, [[:]] as Value])
  func `is the text where it is no list of dictionaries`(value: Value) throws {
    let stage = Stage()
    try stage.show(Exhibit("the text", .value(value)))
    #expect(stage.text == "the text\n")
  }

  @Test func `is a card for what is known of a thing`() throws {
    let stage = Stage(width: 33)
    let rows = [("Job", "Author"), ("Note", "Met in Rome\nand went on from there to Naples")]
    try stage.show(Exhibit("", .details(DetailCard(title: "Sarah Love", symbol: "📕", rows: rows))))
    #expect(
      stage.text == """
        ╭──────────────────────────────╮
        │ 📕 Sarah Love                │
        ├──────────────────────────────┤
        │ Job   Author                 │
        │ Note  Met in Rome            │
        │       and went on from there │
        │       to Naples              │
        ╰──────────────────────────────╯

        """)
  }

  // ECMA-48 §5: C0, DEL and C1 do something; so do the marks that turn the writing (UAX #9).
  private static let dangerous = (Array(0..<0x20) + Array(0x7F...0x9F) + [0x2028, 0x2029, 0x202E, 0x2066])
    .compactMap { Unicode.Scalar($0) }.filter { $0 != "\n" && $0 != "\t" }

  @Test(arguments: dangerous)
  func `holds nothing that a terminal would act on`(scalar: Unicode.Scalar) throws {
    let text = "a\(Character(scalar))]0;title\u{7}b"
    let file = FileValue(.bytes(Array("seen \(text)".utf8)), name: FileName("x\(Character(scalar)).txt"))
    let forms: [Exhibit.Form] = [
      .text, .value(.text(text)), .value([.dictionary(Record([(text, .text(text))]))]), .content(.text(text)),
      .content(.file(file)), .value(.file(file)),
      .details(DetailCard(title: text, symbol: "", rows: [(label: "Note", text: text)])),
    ]
    for form in forms {
      let stage = Stage()
      try stage.show(Exhibit(text, form))
      #expect(!stage.text.unicodeScalars.contains { $0 == scalar || $0 == "\u{7}" }, "\(form)")
      #expect(!stage.text.isEmpty)
    }
  }

  @Test func `keeps lines, tabs and the letters of every script`() throws {
    let stage = Stage()
    try stage.show(Exhibit("a\tb\r\nمي\u{200C}خواهم 👩‍💻 e\u{301} Donau\u{AD}dampf\n\nend"))
    #expect(stage.text == "a\tb\nمي\u{200C}خواهم 👩‍💻 e\u{301} Donau\u{AD}dampf\n\nend\n")
  }

  @Test func `is the text of a file that has some, and else a line`() throws {
    let note = FileValue(.bytes(Array("one\ntwo\n".utf8)), name: "note.txt")
    let stage = Stage()
    try stage.show(Exhibit("the line", .content(.file(note))))
    #expect(stage.text == "one\ntwo\n")
    for (name, bytes) in [("a.zip", [80, 75]), ("a.txt", [0, 1, 2]), ("empty.txt", [])] as [(FileName, [UInt8])] {
      let other = Stage()
      try other.show(Exhibit("the line", .content(.file(FileValue(.bytes(bytes), name: name)))))
      #expect(other.text == "the line\n")
    }
  }
}

struct `The output of a run on a terminal` {
  private let shortcut = "- list: [{ name: Tea, price: 3 }, { name: Juice, price: 12 }]\n"

  @Test func `is a table, and for a pipe as ever`() async throws {
    var world = try TestWorld()
    let piped = try await world.run(shortcut)
    #expect(piped.text == "{\"name\":\"Tea\",\"price\":3}\n{\"name\":\"Juice\",\"price\":12}\n")
    world.screen = OutputScreen(width: 40, usesColor: false)
    #expect(try await world.run(shortcut).text == "name   price\n─────  ─────\nTea        3\nJuice     12\n")
    #expect(try await world.run(shortcut, ["--json"]).text.hasPrefix("[{\"name\":\"Tea\""))
    #expect(try await world.run("- text: \"a\\eb\\nc\"\n").text == "a\\u{1B}b\nc\n")
  }

  @Test func `names files safely, and has its empty lines`() async throws {
    var world = try TestWorld()
    try world.write("x", to: "a\u{1B}[31mb.txt")
    #expect(try await world.run("- get-files: \"*.txt\"\n").text == "a\u{1B}[31mb.txt\n")
    world.screen = OutputScreen(width: 40, usesColor: true)
    #expect(try await world.run("- get-files: \"*.txt\"\n").text == "a\\u{1B}[31mb.txt\n")
    #expect(try await world.run("- text: \"a\\n\\n\"\n").text == "a\n\n")
    #expect(try await world.run("- text: \"\"\n").text == "\n")
    #expect(try await world.run("- nothing\n").text == "")
  }

  @Test func `draws one picture above its path`() async throws {
    var world = try TestWorld()
    try world.write(try FileValue.png().bytes(in: valueHost()), to: "dot.png")
    var screen = OutputScreen(width: 40, usesColor: false)
    screen.pictures = .kitty
    world.screen = screen
    let result = try await world.run("- get-files: dot.png\n")
    #expect(result.text.hasPrefix("\u{1B}_Ga=T,") && result.text.hasSuffix("\u{1B}\\\ndot.png\n"))
    try world.write(try FileValue.png().bytes(in: valueHost()), to: "dot2.png")
    #expect(try await world.run("- get-files: \"*.png\"\n").text == "dot.png\ndot2.png\n")
  }
}
