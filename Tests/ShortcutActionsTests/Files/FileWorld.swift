import FileTransactions
import ShortcutTestSupport

extension TestWorld {
  /// The names in a folder, in order, without the shortcut's file.
  func names(in name: String = ".") throws -> [FileName] {
    let entries = try folder.files.entries(of: folder.path.appending(Path(name)))
    return entries.map(\.name).filter { $0 != "shortcut-under-test.yaml" }.sorted()
  }

  /// Makes an empty file for each name.
  func touch(_ names: FileName...) throws {
    for name in names {
      let sink = try folder.files.create(folder.path.appending(Path(bytes: name.bytes)), .new)
      try sink.close()
    }
  }

  func makeFolder(_ name: String) throws { try folder.files.makeFolder(folder.path.appending(Path(name))) }

  func content(of name: FileName) throws -> [UInt8] { try folder.files.open(folder(name)).readAll() }
}

/// Names that tools have lost, split or refused.
enum OddNames {
  static let invalid = FileName(bytes: [0x66, 0xFF, 0xFE, 0x2E, 0x74, 0x78, 0x74])
  static let composed: FileName = "caf\u{E9}.txt"
  static let decomposed: FileName = "cafe\u{301}.txt"
  static let longest = FileName(String(repeating: "x", count: 251) + ".txt")

  static let all: [FileName] = [
    "two words.txt", "new\nline.txt", "quote's \"double\".txt", "-rf.txt", "émoji 🎉.txt", "$HOME.txt", "~", "{name}",
    "${x}.txt", "back\\slash.txt", "*.txt", "[a].txt", "a\u{301}.txt", composed, decomposed, invalid, longest,
  ]
}
