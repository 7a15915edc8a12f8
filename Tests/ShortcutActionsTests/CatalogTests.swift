import ShortcutActions
import ShortcutCommand
import ShortcutKit
import ShortcutTestSupport
import Testing

/// One use of one action, named in the test report.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  let action: String
  let example: ActionExample
  var testDescription: String { "\(action): \(example.title)" }

  static let all = ActionCatalog.builtIn.entries.flatMap { entry in
    entry.action.examples.map { ExampleCase(action: entry.action.name, example: $0) }
  }
}

@Suite("Every action of the catalogue") struct CatalogTests {
  @Test(arguments: ExampleCase.all)
  func `does what its example says`(_ test: ExampleCase) async throws {
    let world = try TestWorld()
    for (name, content) in test.example.files { try world.write(content, to: name) }
    let answers = test.example.answers.flatMap { ["--answer", $0] }
    let result = try await world.run(test.example.steps + "\n", answers)
    #expect(result.status == .done, "\(result.errors)")
    if let output = test.example.output {
      #expect(result.text == (output.isEmpty || output.hasSuffix("\n") ? output : output + "\n"), "\(result.errors)")
    }
  }

  @Test(arguments: ActionCatalog.builtIn.entries.map(\.action.name))
  func `is described in full`(name: String) throws {
    let entry = try #require(ActionCatalog.builtIn[name])
    #expect(entry.action.description.hasSuffix("."))
    #expect(entry.action.description.first?.isUppercase == true)
    #expect(entry.action.examples.count >= 2)
    #expect(name == name.lowercased() && !name.contains(" ") && !name.contains("_"))
    for parameter in entry.parameters {
      #expect(parameter.description.hasSuffix("."), "\(parameter.name)")
      #expect(parameter.description.first?.isUppercase == true, "\(parameter.name)")
      if let parent = parameter.parent {
        #expect(entry.parameters.contains { $0.name == parent.parameter }, "\(parameter.name)")
      }
    }
    #expect(entry.parameters.filter { $0.role.isInput }.count <= 1)
    #expect(entry.parameters.filter { $0.role.isKey }.count <= 1)
  }
}
