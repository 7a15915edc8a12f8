import FileTransactions
import ShortcutKit
import ShortcutTestSupport
import Testing

@testable import ShortcutCommand

extension `At the terminal` {
  struct `Asking on a dumb terminal` {
    let terminal: PseudoTerminal
    let console: TerminalConsole
    let people = [
      ChoiceRow(title: "Joe Bloggs", subtitle: "Artist"), ChoiceRow(title: "Peter Roberts", subtitle: "Taxi Driver"),
      ChoiceRow(title: "Sarah Love", subtitle: "Author"),
    ]

    init() throws {
      terminal = try PseudoTerminal()
      console = Self.console(terminal.path)
    }

    private static func console(_ path: Path, neverAsks: Bool = false) -> TerminalConsole {
      let look = TerminalLook(Desk.Variables(all: ["TERM": "dumb"]))
      return TerminalConsole(look, files: POSIXFileSystem(), path: path, neverAsks: neverAsks)
    }

    @Test func `a line is the answer, an empty one the default`() throws {
      try terminal.type("Ünsal Örs\n\n\n")
      #expect(console.canAsk)
      #expect(try console.ask(LineQuestion("Your name?")) == "Ünsal Örs")
      #expect(try console.ask(LineQuestion("Your name?", default: "Joe")) == "Joe")
      #expect(try console.ask(LineQuestion("Your name?")) == "")
      // What is typed ahead shows up anywhere between the questions.
      #expect(try terminal.shows("Your name? "))
      #expect(try terminal.shows("Your name? [Joe] "))
    }

    @Test(arguments: [("2\n", 1), (" 3 \n", 2), ("Sarah Love\n", 2), ("joe bloggs\n", 0)])
    func `a row is chosen by its number or its title`(typed: String, place: Int) throws {
      try terminal.type(typed)
      #expect(try console.choose("Who?", among: people, multiple: false, initially: []) == [place])
      #expect(
        try terminal.shows("Who?\n 1. Joe Bloggs — Artist\n 2. Peter Roberts — Taxi Driver\n 3. Sarah Love — Author\n"))
    }

    @Test(arguments: ["0\n", "4\n", "Nobody\n", "1 2\n", "\n", "-1\n"])
    func `an answer that chooses nothing is asked for again, with the reason`(wrong: String) throws {
      try terminal.type(wrong + "1\n")
      #expect(try console.choose("Who?", among: people, multiple: false, initially: []) == [0])
      #expect(try terminal.shows("type one number from 1 to 3, or a title\n"))
    }

    @Test(arguments: [("3, 1\n", [0, 2]), ("2 3\n", [1, 2]), ("2,2\n", [1]), ("Sarah Love\n", [2]), ("\n", [0, 1])])
    func `several rows are chosen in the order of the list`(typed: String, places: [Int]) throws {
      try terminal.type(typed)
      #expect(try console.choose("Who?", among: people, multiple: true, initially: [0, 1]) == places)
      #expect(try terminal.shows("*1. Joe"))
    }

    @Test func `yes and no are understood, and nothing else`() throws {
      try terminal.type("y\nNO\nmaybe\nyes\n")
      #expect(try console.confirm("Go on?"))
      #expect(try !console.confirm("Go on?"))
      #expect(try console.confirm("Go on?"))
      #expect(try terminal.shows("please answer y or n"))
    }

    @Test func `the end of the input cancels`() throws {
      try terminal.type("\u{4}")
      let error = #expect(throws: ConsoleError.self) { try console.ask(LineQuestion("Your name?", default: "Joe")) }
      guard case .cancelled = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }

    @Test func `waiting for an answer ends when the work is told to stop`() {
      let scope = InterruptionScope(within: nil, deadline: .now + .milliseconds(20))
      scope.runBlocking {
        _ = #expect(throws: Interruption.timedOut) { try console.ask(LineQuestion("Your name?")) }
      }
    }

    @Test func `without a terminal there is nobody`() {
      for console in [Self.console("/dev/tty", neverAsks: true), Self.console("/dev/null"), Self.console("/no")] {
        #expect(!console.canAsk)
        #expect(throws: ConsoleError.self) { try console.confirm("Go on?") }
      }
    }
  }
}
