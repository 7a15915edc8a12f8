import ShortcutActions
import ShortcutKit
import ShortcutTestSupport
import Testing

@Suite("The reference of the actions") struct ReferenceTests {
  @Test func `is what the catalogue says`() throws {
    let snapshot = Snapshot("docs/actions.md", renewedBy: "ReferenceTests")
    #expect(try snapshot.difference(from: ActionCatalog.builtIn.reference) == nil)
  }
}
