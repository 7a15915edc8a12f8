import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("view-person") struct ViewPersonTests {
  @Test func `it shows the person as a card, and outputs nothing`() async throws {
    let result = try await TestWorld().run("- view-person: { person: Sarah Love, note: Met in Rome }\n")
    #expect(result.errors == "📕 Sarah Love\n  Job   Author\n  Icon  text.book.closed\n  Note  Met in Rome\n")
    #expect(result.output.isEmpty)
  }

  @Test func `a note that is not given is not asked for, and not shown`() async throws {
    let result = try await TestWorld(typed: []).run("- view-person: Joe Bloggs\n")
    #expect(result.errors == "🎨 Joe Bloggs\n  Job   Artist\n  Icon  paintpalette\n")
  }

  @Test func `an answer gives the note all the same`() async throws {
    let prompt = "Would you like to add a note to the view?=Hi"
    for answer in [prompt, "note=Hi", "view-person.note=Hi"] {
      let result = try await TestWorld().run("- view-person: Joe Bloggs\n", ["--answer", answer])
      #expect(result.errors.contains("Note  Hi\n"), "\(answer): \(result.errors)")
    }
  }

  @Test func `the person is asked for, with all there are to choose from`() async throws {
    let result = try await TestWorld(typed: ["2"]).run("- view-person\n")
    #expect(result.errors.hasPrefix("Please select a person to view\nJoe Bloggs|Artist|paintpalette\n"))
    #expect(result.errors.contains("🚗 Peter Roberts\n"))
  }

  @Test func `nobody there to choose is a question that could not be asked`() async throws {
    let result = try await TestWorld().run("- view-person\n")
    #expect(result.status == .unanswered)
    #expect(result.errors.contains("Please select a person to view"))
    #expect(result.errors.contains("--answer view-person.person=…"))
  }

  @Test(arguments: ["2", "Peter Roberts", "peter  roberts", "Peter"])
  func `an identifier, a name or a word of one name is enough`(text: String) async throws {
    let result = try await TestWorld().run("- view-person: \(text)\n")
    #expect(result.errors.hasPrefix("🚗 Peter Roberts\n"), "\(result.errors)")
  }

  @Test func `a person flows in, as an object or a dictionary`() async throws {
    let flowing = try await TestWorld().run("- get-people\n- view-person\n")
    #expect(flowing.errors.contains("Joe Bloggs\n") && flowing.errors.contains("Sarah Love\n"))
    let known = try await TestWorld().run("- view-person: { person: { id: 3 } }\n")
    #expect(known.errors.hasPrefix("📕 Sarah Love\n"), "\(known.errors)")
    let new = try await TestWorld().run("- view-person: { person: { name: Ada, job: Writer } }\n")
    #expect(new.errors == "👤 Ada\n  Job   Writer\n  Icon  person\n")
  }

  @Test func `nobody of that name is the tutorial's error, with what there is`() async throws {
    let result = try await TestWorld().run(
      "- try: [{ view-person: Sarah Lowe }]\n  catch: [{ text: \"${error.code}\" }]\n")
    #expect(result.text == "no-person\n")
    let shown = try await TestWorld().run("- view-person: Sarah Lowe\n")
    #expect(shown.status == .failed)
    #expect(shown.errors.contains("error: Please select a person to view\n"))
    #expect(shown.errors.contains("nobody is called ‘Sarah Lowe’; did you mean ‘Sarah Love’?"))
  }

  @Test func `several of one name are to choose from`() async throws {
    let world = try TestWorld()
    try world.write(
      "[{name: Sarah Love, job: a}, {name: Sarah Stone, job: b}, {name: Sarah Love, job: c}]", to: "p.yaml")
    let step = "- view-person: Sarah\n"
    let nobody = try await world.run(step, ["--people", "p.yaml"])
    #expect(nobody.status == .unanswered)
    #expect(nobody.errors.contains("There are 3 options matching ‘Sarah’."))
    let answered = try await world.run(step, ["--people", "p.yaml", "--answer", "person=Sarah Stone"])
    #expect(answered.errors.contains("Job   b\n"))
    let whole = try await world.run("- view-person: Sarah Love\n", ["--people", "p.yaml", "--answer", "person=3"])
    #expect(whole.errors.contains("Job   c\n"), "\(whole.errors)")
  }

  @Test func `what a terminal would act on is shown, not done`() async throws {
    let result = try await TestWorld().run("- view-person: { person: 1, note: \"a\\eb\\nc\" }\n")
    #expect(result.errors.hasSuffix("  Note  a\\u{1B}b\n        c\n"))
  }
}
