import ShortcutActions
import ShortcutCommand
import ShortcutKit
import ShortcutTestSupport
import Testing

@Suite("shortcut view") struct ViewCommandTests {
  private func view(_ text: String, width: Int = 46, color: Bool = false) async throws -> String {
    var world = try TestWorld()
    world.screen = OutputScreen(width: width, usesColor: color)
    try world.write(text, to: "x.yaml")
    let result = await world.shortcut(["view", "x.yaml"])
    #expect(result.status == .done, "\(result.errors)")
    return result.text
  }

  @Test func `draws a chain as cards with their arguments in place`() async throws {
    let text = """
      name: Shout
      description: Says it loud
      icon: megaphone
      input: { type: text, multiple: false, when-missing: ask, prompt: What? }
      variables: { mark: "!" }
      actions:
        - uppercase
        - replace-text: { find: "?", with: "${mark}", case-sensitive: false }
          as: loud
          when: mark is not empty
      """
    #expect(
      try await view(text) == """
        ╭────────────────────────────────────────────╮
        │ 📣 Shout                                   │
        │ Says it loud                               │
        ├────────────────────────────────────────────┤
        │ Accepts one text                           │
        │ Asks where there is none: “What?”          │
        │ mark: ‘!’                                  │
        ╰──┬─────────────────────────────────────────╯
        ╭──┴─────────────────────────────────────────╮
        │ 📝 Make ‹Shortcut Input› uppercase         │
        ╰──┬─────────────────────────────────────────╯
        ╭──┴─────────────────────────────────────────╮
        │ 📝 Replace ‘?’ with ${mark} in ‹Uppercase  │
        │ Text›                                      │
        │ case-sensitive: false                      │
        │ · only if mark is not empty                │
        │ · named loud                               │
        ╰────────────────────────────────────────────╯

        """)
  }

  @Test func `indents blocks beside a bar`() async throws {
    let text = """
      - repeat-with-each:
        item: word
        do:
          - if: word == "a"
            then: [uppercase]
            else: []
      - combine-text
      """
    #expect(
      try await view(text).split(separator: "\n").dropFirst(5).joined(separator: "\n") == """
        ╭──┴─────────────────────────────────────────╮
        │ 🔀 Repeat with each item of ‹Shortcut      │
        │ Input›                                     │
        │ · each item is word                        │
        ╰──┬─────────────────────────────────────────╯
           │  ╭──────────────────────────────────────╮
           │  │ 🔀 If word == "a"                    │
           │  ╰──┬───────────────────────────────────╯
           │     │ Then
           │     │  ╭────────────────────────────────╮
           │     │  │ 📝 Make ‹word› uppercase       │
           │     │  ╰────────────────────────────────╯
           │     │ Otherwise
           │     │  nothing
           │     ╵
           │
        ╭──┴─────────────────────────────────────────╮
        │ 📝 Combine ‹Repeat Results› with new-lines │
        ╰────────────────────────────────────────────╯
        """)
  }

  @Test func `says what is told about a step`() async throws {
    let text = """
      - read-file: notes.txt
        timeout: 10s
        retry: { times: 3, delay: 2s }
        on-error: continue
        note: A slow disk
      - choose-from-menu: Now?
        cases: { "Go to ${input}": [uppercase] }
      - try: [{ fail: no }]
        catch: [nothing]
        finally: [nothing]
      """
    let drawn = try await view(text)
    for words in [
      "· at most 10s", "· tried again: times: 3, delay: 2s", "· goes on after an error", "· note: A slow disk",
      "│ Go to ${input}", "│ If that fails", "│ In any case",
    ] {
      #expect(drawn.contains(words), "\(words)")
    }
  }

  @Test func `is as wide as the terminal, and 80 columns at most`() async throws {
    let text = "description: \(String(repeating: "日本語 word ", count: 30))\nactions: [uppercase]\n"
    for (width, drawn) in [(30, 30), (64, 64), (200, 80)] {
      let lines = try await view(text, width: width).split(separator: "\n")
      let widths = Set(lines.map { $0.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value >= 0x3000 } ? 2 : 1) } })
      // The emoji of a card takes two columns, too.
      #expect(widths.max() == drawn)
    }
  }

  @Test func `is in colour where that is on`() async throws {
    #expect(try await view("- uppercase\n", color: true).contains("\u{1B}[33m│\u{1B}[0m"))
    #expect(!(try await view("- uppercase\n").contains("\u{1B}")))
  }

  @Test func `needs no terminal`() async throws {
    let world = try TestWorld()
    try world.write("- text: \"a\\e[31m b\"\n", to: "x.yaml")
    let result = await world.shortcut(["view", "x.yaml"])
    #expect(result.text.contains("Text ‘a\\u{1B}[31m b’"))
    #expect(!result.text.contains("\u{1B}"))
  }

  @Test(arguments: try PackageFolder.files(in: "workflows", endingIn: ".yaml"))
  func `draws every shortcut of the package, both ways`(path: String) async throws {
    let world = try TestWorld()
    try world.write(try PackageFolder.text(of: path), to: path)
    let drawn = await world.shortcut(["view", path])
    #expect(drawn.status == .done, "\(drawn.errors)")
    for line in drawn.text.split(separator: "\n").map(String.init) where line.hasPrefix("│") {
      #expect(line.hasSuffix("│"), "\(line)")
    }
    #expect(await world.shortcut(["view", path, "--html", "-"]).text.hasSuffix("</html>\n"))
  }

  @Test(arguments: ActionCatalog.builtIn.entries.map(\.action.name))
  func `draws every example of every action, both ways`(name: String) async throws {
    let entry = try #require(ActionCatalog.builtIn[name])
    for example in entry.action.examples {
      let world = try TestWorld()
      for (file, content) in example.files { try world.write(content, to: file) }
      try world.write(example.steps, to: "x.yaml")
      let drawn = await world.shortcut(["view", "x.yaml"])
      #expect(drawn.status == .done, "\(example.title): \(drawn.errors)")
      let widths = Set(drawn.text.split(separator: "\n").filter { $0.hasPrefix("│") }.map(\.displayWidth))
      #expect(widths == [80], "\(example.title)")
      let page = await world.shortcut(["view", "x.yaml", "--html", "-"]).text
      #expect(page.contains("<article") && page.hasSuffix("</html>\n"), "\(example.title)")
    }
  }

  @Test func `shows what is wrong instead of a file with errors`() async throws {
    let world = try TestWorld()
    try world.write("- uppercase: { teext: x }\n", to: "x.yaml")
    for words in [["view", "x.yaml"], ["view", "x.yaml", "--html", "page.html"]] {
      let result = await world.shortcut(words)
      #expect(result.status == .invalid)
      #expect(result.text.isEmpty)
      #expect(result.errors.contains("x.yaml:1:16: error: uppercase has no parameter ‘teext’"))
    }
    #expect(world.read("page.html") == nil)
    #expect(await world.shortcut(["view", "missing.yaml"]).status == .usage)
    #expect(await world.shortcut(["view"]).status == .usage)
  }

  @Test func `never writes its page over the shortcut`() async throws {
    let world = try TestWorld()
    try world.write("- uppercase\n", to: "x.yaml")
    let result = await world.shortcut(["view", "x.yaml", "--html", "./x.yaml"])
    #expect(result.status == .usage)
    #expect(result.errors.contains("is the shortcut itself"))
    #expect(world.read("x.yaml") == "- uppercase\n")
  }
}
