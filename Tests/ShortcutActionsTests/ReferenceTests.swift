import Foundation
import ShortcutActions
import ShortcutKit
import ShortcutTestSupport
import Testing

@Suite("The reference of the actions") struct ReferenceTests {
  @Test func `is what the catalogue says`() throws {
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(ActionCatalog.builtIn.reference.utf8).write(to: PackageFolder.url.appending(path: "docs/actions.md"))
    }
    let isCurrent = try PackageFolder.text(of: "docs/actions.md") == ActionCatalog.builtIn.reference
    #expect(isCurrent, "renew it with: RECORD=1 swift test --disable-xctest --filter ReferenceTests")
  }
}
