import FileTransactions
import ShortcutTestSupport
import Testing

/// Renamings that change the case of letters, on a volume that tells `a` from `A` and on one that does not.
struct `Renaming by case` {
  let folder: TemporaryFolder
  let ignoresCase: Bool

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "probe")
    ignoresCase = folder.files.statusIfPresent(of: folder("PROBE")) != nil
    try folder.files.remove(folder("probe"))
  }

  func rename(_ steps: KeyValuePairs<FileName, FileName>) throws {
    try folder.files.perform(RenamePlan(steps.map { .init(from: folder($0.key), to: folder($0.value)) }))
  }

  @Test func `only the case of a name changes`() throws {
    try folder.write("1", to: "file.txt")
    try folder.write("2", to: "Ähre")
    try rename(["file.txt": "FILE.txt", "Ähre": "ÄHRE"])
    #expect(try folder.contents() == ["FILE.txt": "1", "ÄHRE": "2"])
  }

  @Test func `names that differ in case are two where the volume says so`() throws {
    try folder.write("1", to: "Test.doc")
    try folder.write("2", to: "test.txt")
    let steps: KeyValuePairs<FileName, FileName> = ["Test.doc": "Test", "test.txt": "test"]
    if ignoresCase {
      #expect(throws: RenamePlanError.self) { try rename(steps) }
      #expect(try folder.contents() == ["Test.doc": "1", "test.txt": "2"])
    } else {
      try rename(steps)
      #expect(try folder.contents() == ["Test": "1", "test": "2"])
    }
  }

  @Test func `a chain goes through a name in another case`() throws {
    try folder.write("1", to: "a")
    try folder.write("2", to: "b")
    if ignoresCase {
      try rename(["a": "B", "b": "C"])
      #expect(try folder.contents() == ["B": "1", "C": "2"])
    } else {
      try folder.write("3", to: "B")
      #expect(throws: RenamePlanError.self) { try rename(["a": "B", "b": "C"]) }
      #expect(try folder.contents() == ["a": "1", "b": "2", "B": "3"])
    }
  }

  @Test func `many names change their case together`() throws {
    let names = (0..<40).map { FileName("name-\($0)") }
    for name in names { try folder.write(name.description, to: name) }
    let steps = names.map { RenamePlan.Step(from: folder($0), to: folder(FileName($0.description.uppercased()))) }
    try folder.files.perform(RenamePlan(steps))
    let expected = names.map { (FileName($0.description.uppercased()), $0.description) }
    #expect(try folder.contents() == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test func `a second name of the same file is in the way all the same`() throws {
    try folder.write("1", to: "taken")
    try folder.write("2", to: "a")
    #expect(throws: RenamePlanError.self) { try rename(["a": "taken"]) }
    if ignoresCase { #expect(throws: RenamePlanError.self) { try rename(["a": "TAKEN"]) } }
    #expect(try folder.contents() == ["taken": "1", "a": "2"])
  }
}
