import FileTransactions
import ShortcutTestSupport
import Testing

struct `Renaming files` {
  let folder: TemporaryFolder
  let files = POSIXFileSystem()

  init() throws { folder = try TemporaryFolder() }

  /// A plan of names in the folder.
  func plan(_ steps: KeyValuePairs<FileName, FileName>) -> RenamePlan {
    RenamePlan(steps.map { RenamePlan.Step(from: folder($0.key), to: folder($0.value)) })
  }

  /// The conflicts of a plan that must be refused and must change nothing.
  func conflicts(_ plan: RenamePlan) throws -> [RenamePlanError.Conflict] {
    let before = try (folder.names(), folder.contents())
    let error = #expect(throws: RenamePlanError.self) { try files.perform(plan) }
    #expect(try folder.names() == before.0)
    #expect(try folder.contents() == before.1)
    return error?.conflicts ?? []
  }

  /// Makes files that hold their own names.
  func make(_ names: FileName...) throws {
    for name in names { try folder.write(name.description, to: name) }
  }

  // MARK: Order

  @Test func `two files swap their names`() throws {
    try make("foo", "bar", "baz")
    try files.perform(plan(["foo": "bar", "bar": "foo"]))
    #expect(try folder.contents() == ["bar": "foo", "foo": "bar", "baz": "baz"])
  }

  @Test(arguments: [["foo", "bar", "baz"], ["baz", "bar", "foo"], ["bar", "baz", "foo"]])
  func `a chain moves on, whatever the order it is given in`(order: [FileName]) throws {
    try make("foo", "bar", "baz")
    let next: [FileName: FileName] = ["foo": "bar", "bar": "baz", "baz": "qux"]
    try files.perform(RenamePlan(order.map { .init(from: folder($0), to: folder(next[$0] ?? "")) }))
    #expect(try folder.contents() == ["bar": "foo", "baz": "bar", "qux": "baz"])
  }

  @Test func `rings of any length turn, beside chains`() throws {
    try make("a", "b", "c", "d", "e", "x", "y")
    try files.perform(plan(["a": "b", "b": "c", "c": "d", "d": "e", "e": "a", "x": "y", "y": "z"]))
    #expect(
      try folder.contents() == ["b": "a", "c": "b", "d": "c", "e": "d", "a": "e", "y": "x", "z": "y"])
    #expect(try folder.names() == ["a", "b", "c", "d", "e", "y", "z"])
  }

  @Test func `a letter before each of a, aa, aaa loses nothing`() throws {
    let names: [FileName] = ["a", "aa", "aaa", "aaaa", "aaaaa"]
    for name in names { try make(name) }
    try files.perform(RenamePlan(names.map { .init(from: folder($0), to: folder(FileName("a\($0)"))) }))
    #expect(
      try folder.contents() == ["aa": "a", "aaa": "aa", "aaaa": "aaa", "aaaaa": "aaaa", "aaaaaa": "aaaaa"])
  }

  @Test func `a thousand files move up by one`() throws {
    let names = (0..<1_000).map { FileName("\($0)") }
    for name in names { try make(name) }
    try files.perform(
      RenamePlan(names.indices.map { .init(from: folder(names[$0]), to: folder(FileName("\($0 + 1)"))) }))
    let expected = Dictionary(uniqueKeysWithValues: (0..<1_000).map { (FileName("\($0 + 1)"), "\($0)") })
    #expect(try folder.contents() == expected)
  }

  @Test func `a file that keeps its name is not touched, however its path is written`() throws {
    try make("a", "b")
    try files.makeFolder(folder("d"))
    try files.perform(plan(["a": "./a", "b": "d/../b"]))
    #expect(try folder.contents() == ["a": "a", "b": "b"])
  }

  @Test func `an empty plan is done`() throws { try files.perform(RenamePlan([])) }

  @Test func `files move between folders`() throws {
    try files.makeFolder(folder("d"))
    try make("a", "d/a")
    try files.perform(plan(["a": "d/a", "d/a": "a"]))
    #expect(try folder.text(of: "a") == "d/a")
    #expect(try folder.text(of: "d/a") == "a")
  }

  // MARK: Collisions

  @Test func `two sources for one target are refused together, before anything is touched`() throws {
    try make("foo", "bar", "baz")
    let found = try conflicts(plan(["foo": "baz", "bar": "baz", "baz": "qux"]))
    #expect(found.map(\.paths) == [[folder("foo"), folder("bar"), folder("baz")]])
    #expect(
      found.first?.detail == "‘\(folder("foo"))’ and ‘\(folder("bar"))’ cannot both become ‘\(folder("baz"))’")
  }

  @Test(arguments: ["foo/../baz", "./baz", "d//../baz"])
  func `a target is the same one however its path is written`(target: FileName) throws {
    try files.makeFolder(folder("d"))
    try make("foo", "bar")
    let found = try conflicts(plan(["foo": "baz", "bar": target]))
    #expect(found.map(\.paths) == [[folder("foo"), folder("bar"), folder("baz")]])
  }

  @Test func `a target that exists and stays is refused`() throws {
    try make("dsc-001.arw", "dsc-002.arw")
    let found = try conflicts(plan(["dsc-001.arw": "dsc-002.arw"]))
    #expect(found.map(\.paths) == [[folder("dsc-001.arw"), folder("dsc-002.arw")]])
    #expect(try conflicts(plan(["dsc-001.arw": "dsc-002.arw", "dsc-002.arw": "dsc-002.arw"])).count == 1)
  }

  @Test func `a link to nowhere is in the way like any file`() throws {
    try make("from")
    try folder.link("to", to: "nowhere")
    #expect(try conflicts(plan(["from": "to"])).count == 1)
    #expect(try folder.destination(ofLink: "to") == "nowhere")
  }

  @Test func `a missing file is refused, with everything else that is wrong`() throws {
    try make("a", "b", "there")
    let found = try conflicts(
      plan(["nowhere": "x", "a": "there", "b": "", "a": "y", "also/nowhere": "z", "b": "missing/b"]))
    #expect(
      found.map { $0.paths.first } == [
        folder("nowhere"), folder("a"), folder("a"), folder("b"), folder("also/nowhere"), folder("missing"),
      ])
  }

  @Test func `one file cannot get two names`() throws {
    try make("a")
    #expect(try conflicts(plan(["a": "b", "a": "c"])).map(\.paths) == [[folder("a"), folder("b"), folder("c")]])
  }

  // MARK: Names

  @Test(arguments: [
    "", ".", "..", "a\0b", FileName(String(repeating: "🎉", count: 64)),
    FileName("d/" + String(repeating: "x", count: 256)),
  ])
  func `a name that is none is refused`(target: FileName) throws {
    try make("a")
    try files.makeFolder(folder("d"))
    #expect(try conflicts(plan(["a": target])).count == 1)
  }

  @Test func `a path that is too long is refused`() throws {
    try make("a")
    let path = FileName(String(repeating: "./", count: 2_100) + "b")
    #expect(try conflicts(plan(["a": path])).count == 1)
  }

  @Test func `names of any bytes are kept`() throws {
    let odd: [FileName] = [
      "two words", "x\ny.txt", "-dash", "quote'd \"x\"", "$HOME.txt", "~", "{name}", "${x}", "e\u{301}", "\u{E9}",
      FileName(bytes: [0xFF, 0xFE, 0x2E, 0x74]), FileName(String(repeating: "x", count: 248)),
    ]
    for name in odd { try make(name) }
    let renamed = odd.map { FileName(bytes: Array("2026-".utf8) + $0.bytes) }
    try files.perform(RenamePlan(zip(odd, renamed).map { .init(from: folder($0), to: folder($1)) }))
    let expected = Dictionary(uniqueKeysWithValues: zip(renamed, odd.map(\.description)))
    #expect(try folder.contents() == expected)
  }

  // MARK: Links and folders

  @Test func `links are renamed as links`() throws {
    try make("file")
    try folder.link("live", to: "file")
    try folder.link("dangling", to: "nowhere")
    try files.perform(plan(["live": "live2", "dangling": "dangling2"]))
    #expect(try folder.names() == ["dangling2", "file", "live2"])
    #expect(try folder.destination(ofLink: "live2") == "file")
    #expect(try folder.destination(ofLink: "dangling2") == "nowhere")
  }

  @Test func `a folder is renamed, with or without a slash behind it`() throws {
    try files.makeFolder(folder("d"))
    try make("d/a")
    try files.perform(plan(["d/": "e"]))
    #expect(try folder.text(of: "e/a") == "d/a")
    try files.perform(plan(["e": "f/"]))
    #expect(try folder.names() == ["f"])
  }

  @Test func `a file does not become a folder, nor replace an empty one`() throws {
    try make("a")
    try files.makeFolder(folder("d"))
    try files.makeFolder(folder("e"))
    #expect(try conflicts(plan(["a": "d/"])).count == 1)
    #expect(try conflicts(plan(["a": "d"])).count == 1)
    #expect(try conflicts(plan(["e": "d"])).count == 1)
  }

  @Test func `a folder does not move into itself`() throws {
    try files.makeFolder(folder("d/e"))
    #expect(try conflicts(plan(["d": "d/e/d"])).map(\.paths) == [[folder("d"), folder("d/e/d")]])
    #expect(try conflicts(plan(["d": "d/d"])).count == 1)
  }

  @Test func `names in a folder that is renamed in the same plan are refused`() throws {
    try files.makeFolder(folder("d/e"))
    try make("a", "d/e/b")
    #expect(try conflicts(plan(["d": "f", "d/e/b": "d/e/c"])).map(\.paths) == [[folder("d/e/b"), folder("d")]])
    #expect(try conflicts(plan(["d": "f", "a": "d/a"])).map(\.paths) == [[folder("d/a"), folder("d")]])
  }

  #if os(Linux)
    @Test func `another device is refused`() throws {
      try make("a")
      let other = try files.status(of: "/dev/shm", followingLinks: true)
      let own = try files.status(of: folder.path, followingLinks: true)
      try #require(other.device != own.device)
      let target = Path("/dev/shm/shortcut-test-that-is-never-made")
      #expect(try conflicts(RenamePlan([.init(from: folder("a"), to: target)])).count == 1)
    }
  #endif
}
