import ShortcutCommand
import ShortcutTestSupport
import Testing

/// The options of `run` as words of a command line: what each wants, and what is said where it does not get it.
@Suite("The options of shortcut run") struct RunOptionsTests {
  private let same = "- text: ${input}\n"

  /// The options with a value that fits each.
  static let withValue = [
    ("--input", "in.txt"), ("-i", "in.txt"), ("--output", "out.txt"), ("-o", "out.txt"), ("--set", "n=2"),
    ("--answer", "k=v"), ("--answers", "answers.yaml"), ("--timeout", "1h"), ("--people", "people.yaml"),
    ("--now", "2026-01-01"), ("--time-zone", "Europe/Berlin"), ("--locale", "de_DE"), ("--seed", "7"),
  ]
  static let flags = ["--null", "-0", "--json", "--yes", "--no-input", "--dry-run", "--trace", "--quiet", "-q"]

  private func world() throws -> TestWorld {
    let world = try TestWorld()
    try world.write("variables: { n: 1 }\nactions:\n- text: ${n} ${input}\n", to: "n.yaml")
    try world.write("read\n", to: "in.txt")
    try world.write("k: v\n", to: "answers.yaml")
    return world
  }

  @Test(arguments: withValue)
  func `an option takes its value as the next word or behind an equals sign`(option: String, value: String) async throws
  {
    for words in [[option, value], [option.hasPrefix("--") ? "\(option)=\(value)" : option + value]] {
      let world = try world()
      let result = await world.shortcut(["run", "n.yaml"] + words + (option.hasSuffix("i") ? [] : ["x"]))
      #expect(result.status == .done, "\(result.errors)")
      #expect(result.errors.isEmpty)
    }
  }

  @Test(arguments: withValue)
  func `an option without its value is wrong usage`(option: String, value: String) async throws {
    let result = try await world().shortcut(["run", "n.yaml", option])
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("shortcut: --"))
    #expect(result.errors.contains(" needs a value: "))
  }

  @Test(arguments: withValue)
  func `an option that is there twice is no error`(option: String, value: String) async throws {
    let result = try await world().shortcut(["run", "n.yaml", option, value, "x", option, value])
    #expect(result.status == .done, "\(result.errors)")
  }

  @Test(arguments: flags)
  func `a switch may be there twice, and takes no value`(flag: String) async throws {
    let result = try await world().shortcut(["run", "n.yaml", flag, "x", flag])
    #expect(result.status == .done, "\(result.errors)")
    guard flag.hasPrefix("--") else { return }
    let valued = try await world().shortcut(["run", "n.yaml", "\(flag)=yes", "x"])
    #expect(valued.status == .usage)
    #expect(valued.errors.hasPrefix("shortcut: \(flag) takes no value\n"))
  }

  @Test func `of a value that is given twice the last one counts`() async throws {
    let now = try await TestWorld().run(
      "- text: ${now}\n", ["--now", "2026-01-01T00:00:00Z", "--now", "2026-01-02T00:00:00Z"])
    #expect(now.text == "2026-01-02T00:00:00Z\n")
    let world = try TestWorld()
    _ = try await world.run(same, ["x", "-o", "first.txt", "-o", "second.txt"])
    #expect(world.read("first.txt") == nil)
    #expect(world.read("second.txt") == "x\n")
  }

  @Test(arguments: [
    ("--now", "soon"), ("--now", ""), ("--now", "2026-02-30"), ("--time-zone", "Mars/Base"), ("--time-zone", ""),
    ("--locale", "not a locale"), ("--locale", ""), ("--locale", "x"), ("--seed", "x"), ("--seed", "-1"),
    ("--seed", ""), ("--seed", "1.5"), ("--timeout", ""), ("--timeout", "0"), ("--timeout", "-5s"),
    ("--timeout", "1 month"), ("--timeout", "soon"), ("--answer", "novalue"), ("--answer", "=v"), ("--answer", ""),
    ("--set", "n"), ("--set", "=1"), ("--set", "n=x"), ("--set", "missing=1"), ("--answers", "missing.yaml"),
    ("--answers", "in.txt"), ("--answers", "."), ("--output", ""),
  ])
  func `a value that does not fit is wrong usage, found before anything runs`(option: String, value: String)
    async throws
  {
    let world = try world()
    try world.write(
      "variables: { n: 1 }\nactions:\n- write-file: { file: made.txt, content: x }\n", to: "n.yaml")
    let result = await world.shortcut(["run", "n.yaml", option, value])
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("shortcut: "))
    #expect(result.errors.contains("‘\(value.split(separator: "=").first ?? "")") || result.errors.contains(option))
    #expect(world.read("made.txt") == nil)
  }

  @Test(arguments: [
    ("--jsn", "there is no option ‘--jsn’", "did you mean --json?"),
    ("--anwser", "there is no option ‘--anwser’", "did you mean --answer?"),
    ("-json", "there is no option ‘-j’", "did you mean --json?"),
    ("-x", "there is no option ‘-x’", "an input that starts with a dash goes behind --"),
    ("--elephant", "there is no option ‘--elephant’", "an input that starts with a dash goes behind --"),
  ])
  func `an option that is none is named, with the nearest one`(word: String, message: String, help: String)
    async throws
  {
    let result = try await world().shortcut(["run", "n.yaml", word])
    #expect(result.errors == "shortcut: \(message)\n  \(help)\n")
    #expect(result.status == .usage)
  }

  @Test func `letters can be joined, and options stand anywhere`() async throws {
    let world = try TestWorld()
    try world.write(same, to: "same.yaml")
    let result = await world.shortcut(["run", "-q0", "same.yaml", "-oout", "x"])
    #expect(result.status == .done, "\(result.errors)")
    #expect(world.read("out") == "x\0")
  }

  @Test func `what stands behind two dashes is no option`() async throws {
    let result = try await TestWorld().run("- stop: ${input}\n", ["--json", "--", "--json", "-q", "--"])
    #expect(result.text == "[\"--json\",\"-q\",\"--\"]\n")
  }

  @Test func `a single dash is an input`() async throws {
    #expect(try await TestWorld().run(same, ["-"]).text == "-\n")
  }

  @Test(arguments: [["run"], ["run", "--json"], ["run", "--"]])
  func `no shortcut at all is wrong usage`(words: [String]) async throws {
    let result = try await TestWorld().shortcut(words)
    #expect(result.errors == "shortcut: which shortcut shall be run?\n  shortcut run FILE [INPUT …]\n")
    #expect(result.status == .usage)
  }

  @Test func `--help goes to standard output`() async throws {
    let result = try await TestWorld().shortcut(["run", "missing.yaml", "--help"])
    #expect(result.text.hasPrefix("Runs a shortcut"))
    #expect(result.errors.isEmpty)
    #expect(result.status == .done)
  }
}
