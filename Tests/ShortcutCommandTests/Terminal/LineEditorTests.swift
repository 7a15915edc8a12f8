import ShortcutKit
import ShortcutTestSupport
import Testing

@testable import ShortcutCommand

extension `At the terminal` {
  struct `Typing a line` {
    private func ask(_ desk: Desk, _ question: LineQuestion) throws -> Task<String, any Error> {
      let task = desk.ask { try $0.ask(question) }
      try desk.look()
      return task
    }

    @Test func `the line is edited with the usual keys`() async throws {
      let desk = try Desk()
      let before = desk.terminal.modes
      let answer = try ask(desk, LineQuestion("Your name?"))
      #expect(desk.screen.text == "Your name?")
      #expect(desk.screen.column == 11)
      try desk.type("Ada Lovelac\u{1B}[H")
      #expect(desk.screen.column == 11)
      try desk.type("\u{1B}[C\u{1B}[C\u{7F}D\u{1B}[Fe\u{1B}b\u{1B}[DX")
      #expect(desk.screen.text == "Your name? ADaX Lovelace")
      #expect(desk.screen.column == 15)
      #expect(try desk.type("\r") == "Your name? ADaX Lovelace")
      #expect(try await answer.value == "ADaX Lovelace")
      #expect(desk.terminal.modes == before)
      #expect(desk.screen.unknown == [])
    }

    // What libedit does with these: the cursor goes astray, families are torn apart.
    @Test func `the cursor steps over what people take for a letter`() async throws {
      let desk = try Desk()
      let answer = try ask(desk, LineQuestion("?"))
      try desk.type("e\u{301}👨‍👩‍👧你z")
      #expect(desk.screen.column == 8)
      try desk.type("\u{1B}[D\u{1B}[D")
      #expect(desk.screen.column == 5)
      try desk.type("\u{7F}")
      #expect(desk.screen.column == 3)
      #expect(desk.screen.text == "? e\u{301}你z")
      try desk.type("\u{1B}[D\u{1B}[D")
      #expect(desk.screen.column == 2)
      try desk.type("\r")
      #expect(try await answer.value == "e\u{301}你z")
    }

    @Test func `an empty line is the default`() async throws {
      let desk = try Desk()
      let answer = try ask(desk, LineQuestion("How many?", default: "3"))
      #expect(desk.screen.text == "How many? [3]")
      try desk.type("\r")
      #expect(try await answer.value == "3")
    }

    @Test func `an answer that does not fit is asked for again, with the reason, on the terminal`() async throws {
      struct Wrong: Error, CustomStringConvertible { let description = "that is no number" }
      let desk = try Desk()
      let answer = try ask(desk, LineQuestion("How many?") { if Int($0) == nil { throw Wrong() } })
      #expect(try desk.type("two\r") == "How many? two\nthat is no number\nHow many?")
      try desk.type("2\r")
      #expect(try await answer.value == "2")
    }

    @Test func `a paste of several lines is one answer`() async throws {
      let desk = try Desk()
      let answer = try ask(desk, LineQuestion("?"))
      #expect(try desk.type("\u{1B}[200~one\ntwo\r\n\u{1B}[201~") == "? one two")
      try desk.type("\r")
      #expect(try await answer.value == "one two")
    }

    @Test(arguments: [["TERM": "xterm"], ["TERM": "dumb"]])
    func `a secret is not seen`(environment: [String: String]) async throws {
      let desk = try Desk(environment: environment)
      let before = desk.terminal.modes
      let answer = try ask(desk, LineQuestion("Password?", default: "swordfish", kind: .secret))
      try desk.type("hunter2\n")
      #expect(try await answer.value == "hunter2")
      #expect(desk.screen.text == "Password?")
      #expect(desk.terminal.modes == before)
    }

    @Test func `yes and no are understood, and nothing else`() async throws {
      let desk = try Desk()
      let answer = desk.ask { try $0.confirm("Go on?") }
      try desk.look()
      #expect(
        try desk.type("maybe\r") == "Go on? (y/n) maybe\nplease answer y or n\nGo on? (y/n)")
      try desk.type("Yes\r")
      #expect(try await answer.value)
    }

    @Test func `paths are completed, and folders gone into`() async throws {
      let folder = try TestWorld()
      for name in ["Documents/letter.txt", "Documents/list.txt", "Downloads/x", ".hidden"] {
        try folder.write("", to: name)
      }
      let desk = try Desk(folder: folder.folder)
      let answer = try ask(desk, LineQuestion("Which file?", kind: .file))
      #expect(try desk.type("D\t") == "Which file? Do")
      #expect(try desk.type("\t") == "Which file? Do\nDocuments/  Downloads/")
      #expect(desk.screen.column == 14)
      #expect(try desk.type("c\t") == "Which file? Documents/")
      #expect(try desk.type("le\t") == "Which file? Documents/letter.txt")
      #expect(try desk.type("\r") == "Which file? Documents/letter.txt")
      #expect(try await answer.value == "Documents/letter.txt")
    }

    @Test func `a line longer than the window shows the part that is typed, and all of it in the end`() async throws {
      let desk = try Desk(rows: 10, columns: 30)
      let text = "The quick brown fox jumps over the lazy dog"
      let answer = try ask(desk, LineQuestion("Say:"))
      try desk.type(text)
      #expect(desk.screen.text.hasPrefix("Say: …") && desk.screen.text.hasSuffix("lazy dog"))
      #expect(desk.screen.wrappedLines == 0)
      #expect(try desk.type("\u{1B}[H").hasPrefix("Say: The quick"))
      #expect(desk.screen.column == 5)
      try desk.type("\r")
      #expect(desk.screen.text.replacing("\n", with: "") == "Say: " + text)
      #expect(try await answer.value == text)
    }

    @Test func `a window that becomes narrower shows the line once`() async throws {
      let desk = try Desk(rows: 10, columns: 60)
      let answer = try ask(desk, LineQuestion("Where do you want to go today?"))
      try desk.type("to the sea")
      #expect(try desk.resize(rows: 10, columns: 24) == "Where do you want to go\ntoday? to the sea")
      try desk.type("\r")
      #expect(try await answer.value == "to the sea")
    }

    @Test(arguments: ["\u{1B}", "\u{3}", "abc\u{3}", "\u{4}"])
    func `escape, control-C and control-D cancel`(keys: String) async throws {
      let desk = try Desk()
      let before = desk.terminal.modes
      let answer = try ask(desk, LineQuestion("Your name?", default: "Joe"))
      try desk.type(keys)
      await #expect(throws: ConsoleError.cancelled) { try await answer.value }
      #expect(desk.terminal.modes == before)
      #expect(desk.screen.row == 1 && desk.screen.column == 0)
    }
  }
}
