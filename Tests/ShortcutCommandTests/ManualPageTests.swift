import ShortcutKit
import ShortcutTestSupport
import Testing

@testable import ShortcutCommand

@Suite("The manual page") struct ManualPageTests {
  private func page() async throws -> (text: String, world: TestWorld) {
    let world = try TestWorld()
    let result = await world.shortcut(["help", "--man"])
    #expect(result.status == .done)
    try world.write(result.output, to: "shortcut.1")
    return (result.text, world)
  }

  @Test func `names every command, option, example and exit status`() async throws {
    let text = try await page().text.replacing("\\-", with: "-").replacing("\\fR", with: "").replacing("\\fB", with: "")
      .replacing("\\fI", with: "").replacing("\\|", with: "").replacing("\\(aq", with: "'").replacing(
        "\\(dq", with: "\""
      )
      .replacing("\\(ti", with: "~")
    for command in CommandLineTool.subcommands where !command.isHidden {
      #expect(text.contains(".SS \"shortcut \(command.name)"))
      for option in command.options {
        let usage = option.usage.drop { $0 == " " }
        #expect(text.contains(".TP\n\(usage)\n"), "\(usage)")
      }
      for example in command.examples { #expect(text.contains(".TP\n\(example.command)\n"), "\(example.command)") }
    }
    for status in ExitStatus.allCases { #expect(text.contains(".TP\n\(status.rawValue)\n")) }
    #expect(!text.contains("shortcut complete "))
  }

  @Test func `is plain ASCII, for every roff`() async throws {
    #expect(try await page().text.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test(.enabled(if: InstalledProgram("mandoc") != nil))
  func `has nothing that mandoc complains of`() async throws {
    let mandoc = try #require(InstalledProgram("mandoc"))
    let world = try await page().world
    let result = try mandoc.run(["-Tlint", "shortcut.1"], in: world.folder.path, environment: [:])
    // Its findings go to standard output, with a status for the worst of them (mandoc(1), “EXIT STATUS”).
    #expect(String(decoding: result.output + result.errors, as: UTF8.self).isEmpty)
    #expect(result.end == .exit(0))
  }

  @Test(.enabled(if: InstalledProgram("groff") != nil))
  func `has nothing that groff warns of, and reads well`() async throws {
    let groff = try #require(InstalledProgram("groff"))
    let arguments = ["-man", "-ww", "-Tutf8", "-P-cbou", "shortcut.1"]
    let world = try await page().world
    let result = try groff.run(arguments, in: world.folder.path, environment: ["LC_ALL": "C.UTF-8"])
    let shown = String(decoding: result.output, as: UTF8.self)
    #expect(String(decoding: result.errors, as: UTF8.self).isEmpty)
    #expect(shown.contains("shortcut run tea.yaml --answer \"Which tea?=black\"\n"))
    #expect(shown.contains("-i, --input PATH|-\n"))
    #expect(shown.contains("find . -name '*.jpg' -print0 | shortcut run dates.yaml -0\n"))
  }
}
