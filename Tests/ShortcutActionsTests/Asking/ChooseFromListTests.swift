import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("choose-from-list") struct ChooseFromListTests {
  private let drinks = "- choose-from-list: { list: [tea, coffee, water] }\n"
  private let several = "- choose-from-list: { list: [tea, coffee, water], select-multiple: true }\n"

  @Test(arguments: ["coffee", "2"])
  func `one is chosen by title or number`(answer: String) async throws {
    #expect(try await TestWorld(typed: [answer]).run(drinks).text == "coffee\n")
    #expect(try await TestWorld().run(drinks, ["--answer", "choose-from-list=\(answer)"]).text == "coffee\n")
    #expect(try await TestWorld().run(drinks, ["--answer", "Which one?=\(answer)"]).text == "coffee\n")
  }

  @Test func `an identifier comes before a title, and a title before a number`() async throws {
    let world = try TestWorld()
    try world.write("[{id: Bob, name: Ada}, {id: 3, name: Bob}, {id: 2, name: Cleo}]", to: "p.yaml")
    let steps = "- get-people\n- choose-from-list\n"
    for (answer, name) in [("Bob", "Ada"), ("Cleo", "Cleo"), ("2", "Cleo"), ("1", "Ada")] {
      let result = try await world.run(steps, ["--people", "p.yaml", "--answer", "choose-from-list=\(answer)"])
      #expect(result.text == name + "\n", "\(answer)")
    }
    let numbers = try await TestWorld().run(
      "- choose-from-list: { list: [3, 1, 2] }\n", ["--answer", "choose-from-list=1"])
    #expect(numbers.text == "1\n")
  }

  @Test func `rows of objects have a subtitle and an image`() async throws {
    let result = try await TestWorld(typed: ["1"]).run("- get-people\n- choose-from-list: { prompt: Who? }\n")
    #expect(
      result.errors == """
        Who?
        Joe Bloggs|Artist|paintpalette
        Peter Roberts|Taxi Driver|car
        Sarah Love|Author|text.book.closed

        """)
  }

  @Test func `a dictionary shows its keys and outputs the value`() async throws {
    let steps = "- choose-from-list: { list: { one: [1], two: { x: 5 } } }\n- text: ${previous.x}\n"
    #expect(try await TestWorld().run(steps, ["--answer", "choose-from-list=two"]).text == "5\n")
  }

  @Test func `an item keeps its type and its written form`() async throws {
    let steps = "- choose-from-list: { list: [007, 2.50] }\n  as: n\n- text: ${n} is ${n * 2}\n"
    let result = try await TestWorld().run(steps, ["--answer", "choose-from-list=007"])
    #expect(result.text == "007 is 14\n", "\(result.errors)")
  }

  @Test func `the lines of a text are items`() async throws {
    let steps = "- text: \"a\\nb\\n\"\n- choose-from-list\n"
    #expect(try await TestWorld().run(steps, ["--answer", "choose-from-list=2"]).text == "b\n")
  }

  @Test(arguments: ["water, tea", "3,1", "[\"tea\", \"water\"]", "[3, tea]", "1, tea, 3"])
  func `several are a list in its order, each once`(answer: String) async throws {
    let result = try await TestWorld().run(several, ["--answer", "choose-from-list=\(answer)", "--json"])
    #expect(result.text == "[\"tea\",\"water\"]\n", "\(result.errors)")
  }

  @Test func `a title with a comma in it is one answer`() async throws {
    let steps = "- choose-from-list: { list: ['a, b', a, b], select-multiple: true }\n"
    #expect(try await TestWorld().run(steps, ["--answer", "choose-from-list=a, b", "--json"]).text == "[\"a, b\"]\n")
  }

  @Test func `one of several is still a list`() async throws {
    #expect(try await TestWorld().run(several, ["--answer", "choose-from-list=tea", "--json"]).text == "[\"tea\"]\n")
  }

  @Test func `all may be chosen at first, which is the default then`() async throws {
    let steps = "- choose-from-list: { list: [a, b], select-multiple: true, select-all-initially: true }\n"
    #expect(try await TestWorld(typed: [""]).run(steps).text == "a\nb\n")
    #expect(try await TestWorld(typed: ["2"]).run(steps).text == "b\n")
    #expect(try await TestWorld(typed: []).run(steps, ["--yes"]).text == "a\nb\n")
    #expect(try await TestWorld().run(steps).text == "a\nb\n")
  }

  @Test func `that counts only while several may be chosen`() async throws {
    let world = try TestWorld()
    try world.write("- choose-from-list: { list: [a, b], select-all-initially: true }\n", to: "a.yaml")
    let check = await world.shortcut(["check", "a.yaml"])
    #expect(
      check.text.contains("warning: ‘select-all-initially’ counts only while ‘select-multiple’ is true"),
      "\(check.text)")
    #expect(await world.shortcut(["run", "a.yaml", "--yes"]).status == .unanswered)
  }

  @Test(arguments: [
    "- list: []\n- choose-from-list\n", "- choose-from-list: []\n", "- choose-from-list: { list: {} }\n",
  ])
  func `an empty list fails`(steps: String) async throws {
    let result = try await TestWorld(typed: ["1"]).run(steps)
    #expect(result.status == .failed)
    #expect(result.errors.contains("there is nothing to choose from"), "\(result.errors)")
  }

  @Test func `an answer that is none of them is an error with the nearest one`() async throws {
    let result = try await TestWorld().run(drinks, ["--answer", "choose-from-list=cofee"])
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘cofee’ answers “Which one?” with none of its options"))
    #expect(result.errors.contains("did you mean ‘coffee’?"))
    for number in ["0", "4", "-1"] {
      #expect(try await TestWorld().run(drinks, ["--answer", "choose-from-list=\(number)"]).status == .failed)
    }
  }
}
