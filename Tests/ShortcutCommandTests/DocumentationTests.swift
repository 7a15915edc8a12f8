import Foundation
import ShortcutCommand
import ShortcutTestSupport
import Testing

/// `README.md`, `CONTRIBUTING.md` and `docs/`: what stands in them is tried out.
@Suite("A document") struct DocumentationTests {
  @Test(arguments: try Document.all())
  func `shows shortcuts that output what is shown`(document: Document) async throws {
    for (shortcut, output) in document.demonstrations {
      guard let output else { continue }
      let world = try TestWorld()
      for file in document.files { try world.write(file.content, to: file.name) }
      let result = try await world.run(shortcut.text)
      #expect(result.text == output.text, "\(shortcut.place): \(result.errors)")
    }
  }

  @Test(arguments: try Document.all())
  func `shows shortcuts that are right`(document: Document) async throws {
    for (shortcut, _) in document.demonstrations where shortcut.fileName == nil {
      let world = try TestWorld()
      for file in document.files { try world.write(file.content, to: file.name) }
      try world.write(shortcut.text, to: "shown.yaml")
      let result = await world.shortcut(["check", "shown.yaml"])
      #expect(result.status == .done, "\(shortcut.place): \(result.text)")
    }
  }

  @Test(arguments: try Document.all())
  func `can be followed from top to bottom`(document: Document) throws {
    let session = try DocumentSession()
    for block in document.blocks { try session.follow(block) }
  }

  @Test(arguments: try Document.all())
  func `shows the service that a timer or a path starts`(document: Document) {
    let units = document.files.filter { $0.name.contains("systemd") }.map { file in
      SystemdUnit(name: String(file.name.split(separator: "/").last ?? ""), text: file.content)
    }
    for unit in units where unit.kind != "service" {
      #expect(units.contains { $0.name == unit.service }, "\(document.path): \(unit.name)")
    }
  }

  @Test(arguments: try Document.all())
  func `shows programs that are compiled`(document: Document) throws {
    for block in document.blocks where block.language == "swift" {
      let lines = block.text.split(separator: "\n", maxSplits: 1)
      let path = try #require(lines.first, "\(block.place)").dropFirst("// ".count)
      let source = try PackageFolder.text(of: String(path))
      #expect(source.contains(try #require(lines.last)), "\(block.place) is not in \(path)")
    }
  }

  @Test(arguments: try Document.all())
  func `has only blocks that are tried out`(document: Document) {
    let known = ["yaml", "output", "console", "crontab", "ini", "sh", "swift", "text", "ebnf"]
    for block in document.blocks { #expect(known.contains(block.language), "\(block.place)") }
    let shown = document.demonstrations.count { $0.output != nil }
    #expect(document.blocks.count { $0.language == "output" } == shown, "an output follows its shortcut")
  }

  @Test(arguments: try Document.all())
  func `links to what is there`(document: Document) throws {
    let folder = PackageFolder.url.appending(path: document.path).deletingLastPathComponent()
    for match in document.text.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
      let target = folder.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(document.path): \(match.1)")
    }
  }
}
