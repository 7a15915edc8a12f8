import Foundation
import ShortcutKit
import ShortcutTestSupport
import Testing

/// Holds every message to a case that shows it.
@Suite("Every message") struct MessageTests {
  /// What no file alone brings about, and so has tests elsewhere.
  private static let beyondCases: Set = [
    "format.unsafe",  // only `fmt` lays files out
    "run.cancelled",  // a person must be there, who cancels
    "run.half-done",  // a disk must fill up while files are saved
    "run.not-permitted",  // the tests must not run as root
  ]

  @Test func `has a case in the folder of errors`() async throws {
    var shown: Set<String> = []
    for test in LanguageCase.all(in: "errors") {
      for diagnostic in try await test.complaint().diagnostics {
        shown.insert(diagnostic.message.id)
        shown.formUnion(diagnostic.notes.map(\.message.id))
      }
    }
    let declared = try DeclaredMessages.all
    #expect(declared.count > 100)
    #expect(declared.subtracting(shown).subtracting(Self.beyondCases).sorted() == [])
    #expect(shown.subtracting(declared).sorted() == [])
    #expect(shown.intersection(Self.beyondCases).sorted() == [])
  }

  @Test func `is declared once, with its id written out`() throws {
    for source in try DeclaredMessages.sources() {
      for block in DeclaredMessages.extensions(of: source) {
        #expect(DeclaredMessages.ids(in: block).count == block.matches(of: /Self\(/).count, "\(block)")
      }
    }
    let ids = try DeclaredMessages.sources().flatMap(DeclaredMessages.extensions).flatMap(DeclaredMessages.ids)
    let twice = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(twice.sorted() == [])
  }
}

/// The messages as the sources declare them, so that there is no second list of them.
private enum DeclaredMessages {
  /// The texts of all source files.
  static func sources() throws -> [String] {
    let folder = PackageFolder.url.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// The extensions of `Diagnostic.Message` in a source.
  static func extensions(of source: String) -> [String] {
    source.matches(of: /extension Diagnostic\.Message \{\n(?s:.*?)\n\}/).map { String($0.output) }
  }

  /// The ids in such an extension.
  static func ids(in block: String) -> [String] {
    block.matches(of: /Self\(\s*"([a-z]+\.[a-z0-9-]+)"/).map { String($0.output.1) }
  }

  /// The ids of failures, which are `run.` and the code of the failure.
  private static func codes(in source: String) -> [String] {
    source.matches(of: /(?:code: |code: String = |ValidationError\(\s*)"([a-z-]+)"/).map { "run.\($0.output.1)" }
  }

  static var all: Set<String> {
    get throws {
      try sources().reduce(into: []) { $0.formUnion(extensions(of: $1).flatMap(ids) + codes(in: $1)) }
    }
  }
}
