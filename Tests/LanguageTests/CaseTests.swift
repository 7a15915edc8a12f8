import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("The language") struct CaseTests {
  @Test(arguments: LanguageCase.all(in: "ok"))
  func `does what the reference says`(_ test: LanguageCase) async throws {
    let expected = try #require(try test.text("out"), "there is no \(test.name).out")
    let result = try await test.run()
    #expect(result.text == expected)
    #expect(result.errors == "")
    #expect(result.status == .done)
  }

  /// What `check` says; where it says nothing, how a run fails.
  @Test(arguments: LanguageCase.all(in: "errors"))
  func `explains what is wrong`(_ test: LanguageCase) async throws {
    let expected = try #require(try test.text("err"), "there is no \(test.name).err")
    let result = try await test.complaint()
    #expect(result.text + result.errors == expected)
    if result.text.isEmpty {
      #expect(result.status != .done)
    } else {
      #expect(result.status == (expected.contains(": error: ") ? .invalid : .done))
    }
  }

  @Test func `has its cases`() {
    #expect(LanguageCase.all(in: "ok").count > 50)
    #expect(LanguageCase.all(in: "errors").count > 50)
  }
}
