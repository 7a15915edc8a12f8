import ShortcutTestSupport
import Testing

/// A Markdown document of the package.
struct Document: CustomTestStringConvertible, Sendable {
  /// A fenced block.
  struct Block: CustomTestStringConvertible, Sendable {
    /// The word behind the fence.
    let language: String
    let text: String
    /// The line of its fence, for messages.
    let place: String
    var testDescription: String { place }
  }

  let path: String
  let text: String
  let blocks: [Block]
  var testDescription: String { path }

  init(path: String) throws {
    self.path = path
    text = try PackageFolder.text(of: path)
    blocks = Self.blocks(of: text, path)
  }

  /// All but `docs/actions.md`, whose examples belong to the catalogue and are run with it.
  static func all() throws -> [Document] {
    let pages = try PackageFolder.files(in: "docs", endingIn: ".md").filter { $0 != "docs/actions.md" }
    return try (["README.md", "CONTRIBUTING.md"] + pages).map(Document.init)
  }

  private static func blocks(of text: String, _ path: String) -> [Block] {
    var blocks: [Block] = []
    var open: (language: String, lines: [Substring], number: Int)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.hasPrefix("```") else {
        open?.lines.append(line)
        continue
      }
      if let block = open {
        let text = block.lines.map { $0 + "\n" }.joined()
        blocks.append(Block(language: block.language, text: text, place: "\(path):\(block.number)"))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), [], index + 1)
      }
    }
    return blocks
  }
}

extension Document.Block {
  /// The name of the file that a block shows, from a comment in its first line: `# shout.yaml`.
  var fileName: String? {
    guard ["yaml", "text", "ini"].contains(language), let line = text.split(separator: "\n").first,
      line.hasPrefix("# "), !line.dropFirst(2).contains(" "), line.contains(".")
    else { return nil }
    return String(line.dropFirst(2))
  }

  /// What is in the file: a shortcut and a unit of systemd keep the comment, other texts do not.
  var fileContent: String { language != "text" ? text : String(text.drop { $0 != "\n" }.dropFirst()) }
}

extension Document {
  /// The shortcuts that are shown with what they output, if it is shown.
  var demonstrations: [(shortcut: Block, output: Block?)] {
    blocks.indices.filter { blocks[$0].language == "yaml" }.map { index in
      let next = blocks.dropFirst(index + 1).first
      return (blocks[index], next?.language == "output" ? next : nil)
    }
  }

  /// The files that it shows.
  var files: [(name: String, content: String)] {
    blocks.compactMap { block in block.fileName.map { ($0, block.fileContent) } }
  }
}
