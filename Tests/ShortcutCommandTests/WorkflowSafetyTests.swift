import FileTransactions
import Foundation
import ShortcutCommand
import ShortcutTestSupport
import Testing

/// What people have in their folders, and what they do by accident.
@Suite("A shortcut of the package, given files") struct WorkflowSafetyTests {
  /// Names that have broken scripts.
  private static let names = [
    "two words.jpg", "new\nline.txt", "quote's \"double\".pdf", "-rf", "-n.txt", "émoji 🎉.png", "$HOME.txt", "~",
    "{name}.md",
    "${x}.csv", "back\\slash.doc", "*.mp3", "[a].zip", "`id`.jpg", "%s.jpeg", "cafe\u{301}.txt", "caf\u{E9}.txt",
    "plain.txt", "scan.PDF", "sub/plain.txt", "sub/ .txt",
  ]

  /// Every file has a content of its own, all of them tables with one heading.
  private func world() throws -> TestWorld {
    let world = try TestWorld()
    for (index, name) in Self.names.enumerated() { try world.write("day,amount\n1,\(index)\n", to: "odd/" + name) }
    try world.write("", to: "empty/.hidden")
    try world.write("", to: "Backups/.hidden")
    return world
  }

  @Test(arguments: try Workflow.all().filter(\.takesFiles))
  func `loses nothing, whatever the names`(workflow: Workflow) async throws {
    let world = try world()
    try world.write(workflow.text, to: workflow.path)
    let before = try world.contents()
    let first = await run(workflow, in: world)
    #expect(first.status == .done, "\(first.errors)")
    let after = try world.contents()
    #expect(Set(after.values).isSuperset(of: before.values))
  }

  @Test(arguments: try Workflow.all().filter(\.takesFiles))
  func `changes nothing when it is run again`(workflow: Workflow) async throws {
    guard workflow.takesFolder || workflow.name == "sort-photos" else { return }
    let world = try world()
    try world.write(workflow.text, to: workflow.path)
    _ = await run(workflow, in: world)
    let after = try world.contents()
    let second = await run(workflow, in: world)
    #expect(second.status == (workflow.name == "back-up" ? .failed : .done), "\(second.errors)")
    #expect(try world.contents() == after)
  }

  @Test(arguments: try Workflow.all().filter(\.takesFolder))
  func `takes an empty folder`(workflow: Workflow) async throws {
    let world = try world()
    try world.write(workflow.text, to: workflow.path)
    let before = try world.contents()
    let result = await world.shortcut(["run", workflow.path, "empty"])
    #expect(result.status == .done, "\(result.errors)")
    #expect(result.errors.isEmpty)
    #expect(Set(try world.contents().keys).isSuperset(of: before.keys))
  }

  private func run(_ workflow: Workflow, in world: TestWorld) async -> CommandResult {
    let files = Self.names.filter { !$0.hasPrefix("sub/") }.map { "odd/" + $0 }
    let arguments = workflow.takesFolder ? ["odd"] : files
    return await world.shortcut(["run", workflow.path, "--answer", "ask-for-input=Tax"] + arguments)
  }
}

extension Workflow {
  fileprivate var takesFiles: Bool { text.contains("\n  type: file\n") }
  /// One folder, or photos and folders.
  fileprivate var takesFolder: Bool {
    takesFiles && (text.contains("\n  multiple: false\n") || text.contains("or which folder?"))
  }
}

extension TestWorld {
  /// The contents of all files by the bytes of their paths, for two texts are equal that are two names of files.
  fileprivate func contents() throws -> [[UInt8]: Data] {
    let root = URL(filePath: folder.path.description)
    var contents: [[UInt8]: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let file = root.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      contents[Array(path.utf8)] = try Data(contentsOf: file)
    }
    return contents
  }
}
