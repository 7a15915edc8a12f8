import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("get-people") struct GetPeopleTests {
  private let names = "- get-people\n- repeat-with-each:\n  do:\n    - text: ${item.id} ${item.name}\n"

  @Test func `the three people of the tutorial are there until there are others`() async throws {
    let result = try await TestWorld().run("- get-people\n")
    #expect(result.text == "Joe Bloggs\nPeter Roberts\nSarah Love\n")
  }

  @Test func `a person has a title, a subtitle and an image`() async throws {
    let result = try await TestWorld().run("- get-people\n- text: ${previous[2].subtitle} ${previous[2].image}\n")
    #expect(result.text == "Taxi Driver 🚗\n")
  }

  @Test func `--people comes before SHORTCUT_PEOPLE, and that before the user's own file`() async throws {
    var world = try TestWorld()
    try world.write("- name: Own\n", to: ".config/shortcut/people.yaml")
    try world.write("- name: Environment\n", to: "environment.yaml")
    try world.write("- name: Option\n", to: "option.yaml")
    #expect(try await world.run("- get-people\n").text == "Own\n")
    world.environment["SHORTCUT_PEOPLE"] = "environment.yaml"
    #expect(try await world.run("- get-people\n").text == "Environment\n")
    #expect(try await world.run("- get-people\n", ["--people", "option.yaml"]).text == "Option\n")
  }

  @Test func `the user's file may be YAML, JSON or vCard, in the folder of XDG_CONFIG_HOME`() async throws {
    for (name, content) in [
      ("people.yaml", "- name: Ada\n"), ("people.json", #"[{"name":"Ada"}]"#),
      ("people.vcf", "BEGIN:VCARD\r\nFN:Ada\r\nEND:VCARD\r\n"),
    ] {
      var world = try TestWorld()
      world.environment["XDG_CONFIG_HOME"] = world.folder.path.description + "/settings"
      try world.write(content, to: "settings/shortcut/\(name)")
      #expect(try await world.run("- get-people\n").text == "Ada\n", "\(name)")
    }
  }

  @Test func `an icon that is nothing fails, in the words of the tutorial`() async throws {
    let world = try TestWorld()
    try world.write("- { name: Joe, icon: car }\n- { name: Peter Roberts, icon: notASymbol }\n", to: "p.yaml")
    let result = try await world.run("- get-people\n", ["--people", "p.yaml"])
    #expect(result.status == .failed)
    #expect(
      result.errors.contains(
        """
        An error occurred: Couldn't create the user image for Peter Roberts. "notASymbol" may not be a valid SFSymbol Name
        """))
  }

  @Test(arguments: ["car.fill", "person.crop.circle", "🦊", "👩‍👩‍👧", "🇳🇴", "faces/ada.png"])
  func `an icon is a symbol, an emoji, or a picture beside the people file`(icon: String) async throws {
    let world = try TestWorld()
    try world.write("", to: "book/faces/ada.png")
    try world.write("- { name: Ada, icon: \(icon) }\n", to: "book/p.yaml")
    let result = try await world.run("- get-people\n", ["--people", "book/p.yaml"])
    #expect(result.text == "Ada\n", "\(result.errors)")
  }

  @Test(arguments: ["faces/nobody.png", "book/p.yaml", "1", "A", "car.banana", "🦊🦊"])
  func `anything else is no icon`(icon: String) async throws {
    let world = try TestWorld()
    try world.write("- { name: Ada, icon: \"\(icon)\" }\n", to: "book/p.yaml")
    let result = try await world.run("- get-people\n", ["--people", "book/p.yaml"])
    #expect(result.status == .failed)
  }

  @Test func `a picture flows as a file`() async throws {
    let world = try TestWorld()
    try world.write("", to: "ada.png")
    try world.write("- { name: Ada, icon: ada.png }\n", to: "p.yaml")
    let result = try await world.run("- get-people\n- text: ${previous.first.image.type}\n", ["--people", "p.yaml"])
    #expect(result.text == "public.png\n", "\(result.errors)")
  }

  @Test func `keys are read in any spelling, and those that are not known are properties of their own`() async throws {
    let world = try TestWorld()
    try world.write("- { Name: Ada, JOB: Writer, Favourite Food: tea, birthday: 1815-12-10 }\n", to: "p.yaml")
    let steps = "- get-people\n- set: { p: \"${previous.first}\" }\n"
    let text = "- text: ${p.name}, ${p.job}, ${p.favourite-food}, ${p.birthday}, ${p.email}.\n"
    let result = try await world.run(steps + text, ["--people", "p.yaml"])
    #expect(result.text == "Ada, Writer, tea, 1815-12-10, .\n", "\(result.errors)")
  }

  @Test func `of several addresses the first is the address, and all are there`() async throws {
    let world = try TestWorld()
    try world.write("- { name: Ada, email: [a@example.org, b@example.org] }\n", to: "p.yaml")
    let result = try await world.run(
      "- get-people\n- text: ${previous.first.email} of ${previous.first.emails.count}\n", ["--people", "p.yaml"])
    #expect(result.text == "a@example.org of 2\n", "\(result.errors)")
  }

  @Test func `those without an identifier get a number that no other has`() async throws {
    let world = try TestWorld()
    try world.write("[{name: Ada}, {name: Bob, id: 1}, {name: Cleo}]", to: "p.yaml")
    #expect(try await world.run(names, ["--people", "p.yaml"]).text == "2 Ada\n1 Bob\n3 Cleo\n")
  }

  @Test func `JSON keeps what YAML readers of old lose`() async throws {
    let world = try TestWorld()
    try world.write(#"[{"id": 7, "name": "Ada \ud83d\ude00", "job": "a\/b"}]"#, to: "p.json")
    let result = try await world.run(
      "- get-people\n- text: ${previous.first.name} ${previous.first.job}\n", ["--people", "p.json"])
    #expect(result.text == "Ada 😀 a/b\n", "\(result.errors)")
  }

  @Test(arguments: [
    ("name: Ada\n", "p.yaml:1:1: expected a list of people"),
    ("- Ada\n", "p.yaml:1:3: expected a person"),
    ("- name: Ada\n- job: Writer\n", "p.yaml:2:3: a person needs a name"),
    ("- { id: 1, name: Ada }\n- { id: 1, name: Bob }\n", "p.yaml:2:3: the identifier ‘1’ is taken at p.yaml:1:3"),
    ("- name: Ada\n  name: Bob\n", "p.yaml:2:3: duplicate key ‘name’"),
    ("- name: [Ada, Lovelace]\n", "p.yaml:1:3: ‘name’ is a text, not a list"),
    ("- name: \u{22}Ada\n", "p.yaml:"),
  ])
  func `what is wrong in a YAML file is named with its place`(content: String, message: String) async throws {
    try await expectFailure(content, "p.yaml", message)
  }

  @Test(arguments: [
    (#"{"name": "Ada"}"#, "p.json: expected a list of people"),
    (#"[{"name": "Ada"}, 3]"#, "p.json, person 2: expected a person"),
    (#"[{"job": "Writer"}]"#, "p.json, person 1: a person needs a name"),
    ("[\n  {\"name\": }\n]", "p.json:2:12: "),
  ])
  func `what is wrong in a JSON file is named`(content: String, message: String) async throws {
    try await expectFailure(content, "p.json", message)
  }

  @Test func `a file that is not there is named`() async throws {
    let result = try await TestWorld().run("- get-people\n", ["--people", "nobody.yaml"])
    #expect(result.status == .failed)
    #expect(result.errors.contains("nobody.yaml"))
  }

  @Test func `an empty file holds nobody`() async throws {
    let world = try TestWorld()
    try world.write("", to: "p.yaml")
    let result = try await world.run("- get-people\n", ["--people", "p.yaml"])
    #expect(result.text.isEmpty)
  }

  private func expectFailure(_ content: String, _ name: String, _ message: String) async throws {
    let world = try TestWorld()
    try world.write(content, to: name)
    let result = try await world.run("- get-people\n", ["--people", name])
    #expect(result.status == .failed)
    #expect(result.errors.contains("An error occurred: " + message), "\(result.errors)")
  }
}
