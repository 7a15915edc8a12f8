import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("shortcut list") struct ListCommandTests {
  @Test func `names the shortcuts of the working folder before those of the user`() async throws {
    let world = try TestWorld()
    try world.write("description: Says hi\nactions: [{ text: hi }]\n", to: ".config/shortcut/workflows/hi.yaml")
    try world.write("description: Sorts\ninput: { type: file }\nactions: [sort]\n", to: "workflows/sort 10.yaml")
    try world.write("input: { type: text, multiple: false }\nname: Two\nactions: [trim]\n", to: "workflows/sort 2.yml")
    let result = await world.shortcut(["list"])
    #expect(
      result.text == """
        sort 2   one text  Two
        sort 10  files     Sorts
        hi       anything  Says hi

        """)
    #expect(result.errors.isEmpty)
  }

  @Test func `takes the user's folder from XDG_CONFIG_HOME`() async throws {
    var world = try TestWorld()
    try world.write("- text: hi\n", to: "config/shortcut/workflows/hi.yaml")
    world.environment["XDG_CONFIG_HOME"] = world.folder.path.description + "/config"
    #expect(await world.shortcut(["list"]).text.hasPrefix("hi "))
  }

  @Test func `lists a broken file, and hides no other for it`() async throws {
    let world = try TestWorld()
    try world.write("- uppercase: { teext: x }\n", to: "workflows/it's broken.yaml")
    try world.write([0xFF, 0xFE, 0x00], to: "workflows/bytes.yaml")
    try world.write("- text: hi\n", to: "workflows/whole.yaml")
    let result = await world.shortcut(["list"])
    let lines = result.text.split(separator: "\n").map(String.init)
    try #require(lines.count == 3)
    #expect(lines[0].hasSuffix("not valid: shortcut check workflows/bytes.yaml"))
    #expect(lines[1].hasSuffix(#"not valid: shortcut check 'workflows/it'\''s broken.yaml'"#))
    #expect(lines[2].hasPrefix("whole "))
    #expect(result.status == .done)
  }

  @Test func `shows a name that another file has first by its path`() async throws {
    let world = try TestWorld()
    try world.write("- text: near\n", to: "workflows/hi.yaml")
    try world.write("- text: far\n", to: ".config/shortcut/workflows/hi.yaml")
    let names = await world.shortcut(["list"]).text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == ["hi", "\(world.folder.path)/.config/shortcut/workflows/hi.yaml"])
    for name in names { #expect(await world.shortcut(["run", String(name)]).status == .done) }
  }

  @Test func `leaves out hidden files, folders and other files`() async throws {
    let world = try TestWorld()
    for name in [".hidden.yaml", "notes.txt", "folder.yaml/x.yaml"] {
      try world.write("- text: hi\n", to: "workflows/" + name)
    }
    let result = await world.shortcut(["list"])
    #expect(result.text.isEmpty)
    #expect(result.errors.contains("shortcut new NAME"))
    #expect(result.status == .done)
  }

  @Test func `aligns by what a terminal shows, and fits its width`() async throws {
    var world = try TestWorld()
    try world.write("description: 日本語のテキストを大文字にします\nactions: [uppercase]\n", to: "workflows/大文字.yaml")
    try world.write("description: short\nactions: [uppercase]\n", to: "workflows/cafe\u{301}.yaml")
    let piped = await world.shortcut(["list"]).text
    #expect(piped == "cafe\u{301}    anything  short\n大文字  anything  日本語のテキストを大文字にします\n")
    world.screen = OutputScreen(width: 40, usesColor: false)
    #expect(await world.shortcut(["list"]).text == "cafe\u{301}    anything  short\n大文字  anything  日本語のテキストを大…\n")
    world.screen = OutputScreen(width: 40, usesColor: true)
    #expect(await world.shortcut(["list"]).text.contains("\u{1B}[1m大文字\u{1B}[0m"))
  }

  @Test func `keeps what a terminal would act on out of the list`() async throws {
    let world = try TestWorld()
    try world.write("description: \"a\\e[31m\\nb\"\nactions: [uppercase]\n", to: "workflows/x.yaml")
    #expect(await world.shortcut(["list"]).text.hasSuffix("a\\u{1B}[31m b\n"))
  }

  @Test func `is JSON for programs`() async throws {
    let world = try TestWorld()
    let text = "name: Say Hi\ndescription: Greets\nicon: star\ninput: { type: person }\nactions: [get-people]\n"
    try world.write(text, to: "workflows/hi.yaml")
    try world.write("- no-such-action\n", to: "workflows/no.yaml")
    let list = await world.shortcut(["list", "--json"]).text.split(whereSeparator: \.isWhitespace).joined()
    #expect(
      list == """
        [{"name":"hi","file":"workflows/hi.yaml","valid":true,"title":"SayHi","description":"Greets","icon":"star",\
        "accepts":{"type":"person","multiple":true}},{"name":"no","file":"workflows/no.yaml","valid":false,\
        "title":null,"description":null,"icon":null,"accepts":null}]
        """)
  }
}
