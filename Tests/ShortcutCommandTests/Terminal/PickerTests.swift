import ShortcutKit
import ShortcutTestSupport
import Testing

@testable import ShortcutCommand

extension `At the terminal` {
  struct `Choosing in a list` {
    let people = [
      ChoiceRow(title: "Joe Bloggs", subtitle: "Artist", image: "paintpalette"),
      ChoiceRow(title: "Peter Roberts", subtitle: "Taxi Driver", image: "car.fill"),
      ChoiceRow(title: "Sarah Löve", subtitle: "Author", image: "📖"),
    ]

    private func choose(
      _ desk: Desk, _ rows: [ChoiceRow], multiple: Bool = false, initially: Set<Int> = []
    ) throws -> Task<[Int], any Error> {
      let task = desk.ask { try $0.choose("Who?", among: rows, multiple: multiple, initially: initially) }
      try desk.look()
      return task
    }

    @Test func `rows have a symbol, a title and a subtitle, and what is chosen stays as one line`() async throws {
      let desk = try Desk()
      let before = desk.terminal.modes
      let choice = try choose(desk, people)
      #expect(
        desk.screen.text == """
          Who?
          >   3
          > 🎨 Joe Bloggs  Artist
            🚗 Peter Roberts  Taxi Driver
            📖 Sarah Löve  Author
          enter takes · esc cancels
          """)
      #expect(desk.screen.announcesPastes)
      #expect(desk.terminal.modes != before)
      try desk.type("\u{1B}[B")
      #expect(try desk.type("\r") == "Who? Peter Roberts")
      #expect(try await choice.value == [1])
      #expect(desk.terminal.modes == before)
      #expect(!desk.screen.announcesPastes)
      #expect(desk.screen.unknown == [])
      #expect(desk.screen.column == 0)
    }

    @Test func `typing narrows the list, without case or accents, the best row first`() async throws {
      let desk = try Desk()
      let choice = try choose(desk, people)
      #expect(
        try desk.type("lov") == """
          Who?
          > lov  1 of 3
          > 📖 Sarah Löve  Author
          enter takes · esc cancels
          """)
      #expect(desk.screen.column == 5)
      #expect(try desk.type("x").contains("> lovx  0 of 3\n  nothing matches"))
      #expect(try desk.type("\r").contains("nothing matches"))
      #expect(desk.screen.bells == 1)
      #expect(try desk.type("\u{7F}\u{7F}\u{7F}\u{7F}").contains("> 🎨 Joe"))
      #expect(try desk.type("driver\r") == "Who? Peter Roberts")
      #expect(try await choice.value == [1])
    }

    @Test func `several rows are marked, and taken in the order of the list`() async throws {
      let desk = try Desk()
      let choice = try choose(desk, people, multiple: true, initially: [0])
      try desk.type("\u{1B}[F ")
      #expect(desk.screen.text.contains(">   3, 2 marked\n  [x] 🎨 Joe Bloggs  Artist\n  [ ] 🚗 Peter"))
      #expect(desk.screen.text.contains("> [x] 📖 Sarah"))
      #expect(try desk.type("\r") == "Who? Joe Bloggs, Sarah Löve")
      #expect(try await choice.value == [0, 2])
    }

    @Test(arguments: ["\u{1B}", "\u{3}", "\u{4}"])
    func `escape, control-C and control-D cancel and leave nothing behind`(key: String) async throws {
      let desk = try Desk()
      let before = desk.terminal.modes
      let choice = try choose(desk, people)
      #expect(try desk.type(key) == "")
      await #expect(throws: ConsoleError.cancelled) { try await choice.value }
      #expect(desk.terminal.modes == before)
    }

    @Test func `a run that is told to stop gives the terminal back`() async throws {
      let desk = try Desk()
      let before = desk.terminal.modes
      let choice = try choose(desk, people)
      desk.interrupt()
      #expect(try desk.look() == "")
      await #expect(throws: (any Error).self) { try await choice.value }
      #expect(desk.terminal.modes == before)
      #expect(!desk.screen.announcesPastes)
    }

    // jhawthorn/fzy#167, bombshell-dev/clack#87, piotrmurach/tty-prompt#79: rows that wrapped were drawn over and over.
    @Test(arguments: [
      "The quick brown fox jumps over the lazy dog again and again", "全角文字は二つの桁を占めるので、行の長さを超える",
      String(repeating: "👨‍👩‍👧‍👦", count: 21),
      String(repeating: "e\u{301}", count: 40),
      "a\nb\nc and more that does not fit into one row of it", "שלום עולם، مرحبا بالعالم، טקסט ארוך מאוד שאינו נכנס",
    ])
    func `a title that is too long ends with an ellipsis and never wraps`(title: String) async throws {
      let desk = try Desk()
      let choice = try choose(desk, [ChoiceRow](titles: [title, "short"]))
      for _ in 0..<3 { try desk.type("\u{1B}[B\u{1B}[A") }
      let lines = desk.screen.text.split(separator: "\n")
      #expect(lines.count == 5)
      #expect(lines.count > 2 && lines[2].hasSuffix("…") && lines[2].displayWidth <= 39)
      #expect(desk.screen.wrappedLines == 0)
      try desk.type("\r")
      #expect(try await choice.value == [0])
      #expect(desk.screen.text.split(separator: "\n").count == 1)
    }

    @Test func `what a terminal would act on is shown instead`() async throws {
      let desk = try Desk()
      let choice = try choose(desk, [ChoiceRow](titles: ["a\nb\u{1B}[2Jc\td", "x\u{202E}y"]))
      #expect(desk.screen.text.contains("> a\\nb\\u{1B}[2Jc\\td\n  x\\u{202E}y\n"))
      #expect(desk.screen.unknown == [])
      try desk.type("\r")
      #expect(try await choice.value == [0])
    }

    @Test func `a window that becomes narrower and wider shows the list once`() async throws {
      let desk = try Desk(rows: 12, columns: 60)
      let choice = try choose(desk, people)
      #expect(
        try desk.resize(rows: 12, columns: 20) == """
          Who?
          >   3
          > 🎨 Joe Bloggs  A…
            🚗 Peter Roberts…
            📖 Sarah Löve  A…
          enter takes · esc …
          """)
      #expect(try desk.resize(rows: 12, columns: 60).hasSuffix("Author\nenter takes · esc cancels"))
      #expect(desk.screen.text.split(separator: "\n").count { $0 == "Who?" } == 1)
      try desk.type("\r")
      #expect(try await choice.value == [0])
    }

    @Test func `a paste goes into the filter, whatever it holds`() async throws {
      let desk = try Desk()
      let choice = try choose(desk, people)
      #expect(try desk.type("\u{1B}[200~peter\nrob\u{3}\r\u{1B}[201~").contains("> peter rob  1 of 3"))
      try desk.type("\r")
      #expect(try await choice.value == [1])
    }

    @Test func `keys that were typed ahead count, and no more are taken than are needed`() async throws {
      let desk = try Desk()
      try desk.terminal.type("sarah\rJoe\n")
      let rows = people
      let answers = desk.ask { console in
        let place = try console.choose("Who?", among: rows, multiple: false, initially: [])
        return "\(place) \(try console.ask(LineQuestion("Name?")))"
      }
      #expect(try await answers.value == "[2] Joe")
    }

    @Test func `without rows there is only to cancel`() async throws {
      let desk = try Desk()
      let choice = try choose(desk, [])
      #expect(desk.screen.text.contains("there is nothing to choose from"))
      try desk.type("\r\u{1B}[B\u{1B}[F")
      try desk.type("\u{1B}")
      await #expect(throws: ConsoleError.cancelled) { try await choice.value }
    }

    @Test func `a list of 100,000 rows scrolls to its end and back`() async throws {
      let desk = try Desk()
      let rows = (1...100_000).map { ChoiceRow(title: "row \($0)") }
      let choice = try choose(desk, rows)
      #expect(desk.screen.text.contains(">   100000\n> row 1\n  row 2\n"))
      #expect(try desk.type("\u{1B}[F").contains("  row 99999\n> row 100000\n"))
      try desk.type("\u{1B}[5~\u{1B}[6~\u{1B}[A")
      #expect(try desk.type("99998").contains("> row 99998\n"))
      try desk.type("\r")
      #expect(try await choice.value == [99_997])
    }

    @Test(arguments: [["TERM": "dumb"], [:]])
    func `a terminal that cannot draw gets a numbered list`(environment: [String: String]) async throws {
      let desk = try Desk(environment: environment)
      let choice = try choose(desk, people)
      #expect(desk.screen.text.hasPrefix("Who?\n 1. Joe Bloggs — Artist\n"))
      try desk.type("2\n")
      #expect(try await choice.value == [1])
    }

    @Test(arguments: [(4, 80), (24, 10)])
    func `a window that is too small gets a numbered list`(rows: Int, columns: Int) async throws {
      let desk = try Desk(rows: rows, columns: columns)
      let choice = try choose(desk, [ChoiceRow](titles: ["a", "b"]))
      #expect(desk.screen.text.contains(" 2. b\nNumber:"))
      try desk.type("b\n")
      #expect(try await choice.value == [1])
    }

    @Test func `two questions at once are asked one after the other`() async throws {
      let desk = try Desk()
      let rows = people
      let choices = (0..<2).map { number in
        desk.ask { try $0.choose("Question \(number)", among: rows, multiple: false, initially: []) }
      }
      try desk.look()
      if try !desk.type("\r").hasSuffix("cancels") { try desk.look() }
      try desk.type("\u{1B}[B\r")
      let answers = try await [choices[0].value, choices[1].value]
      #expect(Set(answers) == [[0], [1]])
    }
  }
}
