import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("shortcut actions --search") struct ActionsSearchTests {
  private func found(_ words: String...) async throws -> [Substring] {
    let result = try await TestWorld().shortcut(["actions", "--search"] + words)
    return result.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
  }

  @Test func `finds an action by its name, and it comes first`() async throws {
    #expect(try await found("uppercase").first == "uppercase")
    #expect(try await found("Rename Files").first == "rename-files")
  }

  @Test func `finds an action by another name`() async throws {
    #expect(try await found("make-uppercase").first == "uppercase")
    #expect(try await found("for-each").first == "repeat-with-each")
  }

  /// What these are called elsewhere: `sleep` in POSIX, “Remove Duplicates” in spreadsheets.
  @Test func `finds an action by what other programs call it`() async throws {
    #expect(try await found("remove duplicates") == ["unique"])
    #expect(try await found("sleep").first == "wait")
    #expect(try await found("run command").first == "run-shell-script")
  }

  @Test func `says so where only some of the words are found`() async throws {
    let result = try await TestWorld().shortcut(["actions", "--search", "zebra uppercase"])
    #expect(result.text.hasPrefix("uppercase  "))
    #expect(result.errors == "shortcut: no action has all of ‘zebra uppercase’; these have some of it\n")
    #expect(result.status == .done)
  }

  @Test func `finds an action by what it does and by its parameters`() async throws {
    #expect(try await found("capital").contains("uppercase"))
    #expect(try await found("date-format") == ["rename-files"])
  }

  @Test func `finds only what has all the words`() async throws {
    let found = try await found("date", "names")
    #expect(found.first == "rename-files")
    #expect(!found.contains("format-date"))
  }

  @Test func `puts a name before a description`() async throws {
    let found = try await found("list")
    let named = found.prefix { $0.contains("list") }
    #expect(named.first == "list")
    #expect(found.count > named.count)
    #expect(!found.dropFirst(named.count).contains { $0.contains("list") })
  }

  @Test func `says so where there is none`() async throws {
    let result = try await TestWorld().shortcut(["actions", "--search", "zebra crossing"])
    #expect(result.text.isEmpty)
    #expect(result.errors == "shortcut: no action has ‘zebra crossing’\n  shortcut actions lists them all\n")
    #expect(result.status == .failed)
    #expect(try await TestWorld().shortcut(["actions", "--search", " "]).status == .usage)
  }
}

@Suite("shortcut actions") struct ActionsCommandTests {
  @Test func `lists every action with a sentence, under its chapter`() async throws {
    let result = try await TestWorld().shortcut(["actions"])
    #expect(result.status == .done)
    #expect(result.errors.isEmpty)
    let lines = result.text.split(separator: "\n")
    #expect(lines.first == "Text")
    let names = lines.filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2).prefix { $0 != " " } }
    for name in ["uppercase", "rename-files", "if", "repeat-with-each", "run-shell-script"] {
      #expect(names.filter { $0 == name }.count == 1)
    }
    for line in lines where line.hasPrefix("  ") { #expect(line.hasSuffix(".")) }
  }

  @Test(arguments: ["rename-files", "renameFiles", "Rename Files", "RENAME_FILES"])
  func `explains one: parameters and examples`(name: String) async throws {
    let result = try await TestWorld().shortcut(["actions", name])
    #expect(result.text.hasPrefix("rename-files\n"))
    #expect(result.text.contains("date-format"))
    #expect(result.text.contains("- rename-files"))
    #expect(result.errors.isEmpty)
    #expect(result.status == .done)
  }

  @Test func `finds one by another name`() async throws {
    #expect(try await TestWorld().shortcut(["actions", "make-uppercase"]).text.hasPrefix("uppercase\n"))
  }

  @Test(arguments: [
    ("uppercas", "did you mean ‘uppercase’?"), ("zebra", "to look for one: shortcut actions --search WORDS"),
    ("", "to look for one: shortcut actions --search WORDS"),
  ])
  func `names the nearest one where there is none`(name: String, help: String) async throws {
    let result = try await TestWorld().shortcut(["actions", name])
    #expect(result.errors == "shortcut: there is no action ‘\(name)’\n  \(help)\n")
    #expect(result.text.isEmpty)
    #expect(result.status == .usage)
  }

  @Test func `explains one at a time`() async throws {
    let result = try await TestWorld().shortcut(["actions", "uppercase", "lowercase"])
    #expect(result.errors == "shortcut: ‘lowercase’ is one word too many\n  shortcut actions [NAME]\n")
    #expect(result.status == .usage)
    let help = try await TestWorld().shortcut(["help", "run", "check"])
    #expect(help.errors == "shortcut: ‘check’ is one word too many\n  shortcut help [COMMAND]\n")
  }
}
