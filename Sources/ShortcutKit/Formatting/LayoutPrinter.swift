/// Writes a YAML file anew: each level indented by two columns, one blank after dashes and colons, comments where they were.
///
/// Scalars stay as they are written, only moved.
struct LayoutPrinter {
  /// A list or mapping of lines, with its column before and now.
  struct Block {
    let column: Int
    let indent: Int
  }

  let file: SourceFile
  /// New names for keys, by where they are.
  let names: [Range<Int>: String]
  private(set) var text = ""
  /// Up to where the file has been written.
  private var position = 0
  /// The blocks that are open, from outside in, and behind them those that ended last.
  private var blocks: [Block] = []
  private var depth = 0

  init(_ file: SourceFile, names: [Range<Int>: String]) {
    self.file = file
    self.names = names
  }

  mutating func print(_ document: LayoutDocument) {
    if !document.marker.isEmpty {
      printTrivia(upTo: document.marker.lowerBound, isFirst: true)
      text += file.slice(document.marker)
      position = document.marker.upperBound
    }
    if let root = document.root {
      if root.isBlock {
        printBlock(root, indent: 0, isInline: false)
      } else {
        printTrivia(upTo: root.start, isFirst: true)
        printWritten(root, indent: -2, column: 0)
      }
    }
    printTrivia(upTo: file.text.utf8.count, isFirst: false)
    while text.hasSuffix("\n\n") { text.removeLast() }
  }

  // MARK: Blocks

  private mutating func printBlock(_ node: LayoutNode, indent: Int, isInline: Bool) {
    let column = column(of: node.range.lowerBound)
    blocks.removeSubrange(depth...)
    blocks.append(Block(column: column, indent: indent))
    depth += 1
    switch node.content {
    case .written: break
    case .sequence(let items):
      for (place, item) in items.enumerated() {
        let dash = place == 0 ? node.range.lowerBound : dash(before: item.start)
        startLine(at: dash, indent, isFirst: place == 0, isInline: isInline)
        text += "-"
        position = dash + 1
        printValue(item, indent: indent, column: column, canBeInline: true)
      }
    case .mapping(let entries):
      for (place, entry) in entries.enumerated() {
        startLine(at: entry.key.start, indent, isFirst: place == 0, isInline: isInline)
        printKey(entry.key)
        printValue(entry.value, indent: indent, column: column, canBeInline: false)
      }
    }
    depth -= 1
  }

  private mutating func startLine(at offset: Int, _ indent: Int, isFirst: Bool, isInline: Bool) {
    if isFirst, isInline {
      position = offset
      return
    }
    printTrivia(upTo: offset, isFirst: isFirst)
    text += String(repeating: " ", count: indent)
    position = offset
  }

  private mutating func printKey(_ key: LayoutNode) {
    text += names[key.range] ?? String(file.slice(key.start..<key.range.upperBound))
    // Behind an alias, a colon would be part of its name.
    text += file.slice(key.range).first == "*" ? " :" : ":"
    position = key.range.upperBound
  }

  private mutating func printValue(_ node: LayoutNode, indent: Int, column: Int, canBeInline: Bool) {
    guard node.isBlock else {
      let before = Trivia(position..<node.start, of: file)
      if before.hasComment {
        printTrivia(upTo: node.start, isFirst: true)
        text += String(repeating: " ", count: indent + 2)
      } else if node.start < node.range.upperBound {
        text += " "
      }
      printWritten(node, indent: indent, column: column)
      return
    }
    if node.start < node.range.lowerBound {
      text += " "
      printProperties(of: node)
    }
    let isAlone = node.start == node.range.lowerBound && !Trivia(position..<node.start, of: file).hasComment
    if canBeInline, isAlone { text += " " }
    printBlock(node, indent: indent + 2, isInline: canBeInline && isAlone)
  }

  /// Anchor and tag of a node, without a comment that may stand behind them.
  private mutating func printProperties(of node: LayoutNode) {
    let written = file.slice(node.start..<node.range.lowerBound)
    let words = written.split { $0.isWhitespace }.prefix { !$0.hasPrefix("#") }
    text += words.joined(separator: " ")
    let end = words.last?.endIndex ?? written.startIndex
    position = node.start + written.utf8.distance(from: written.startIndex, to: end)
  }

  private mutating func printWritten(_ node: LayoutNode, indent: Int, column: Int) {
    if node.start < node.range.lowerBound {
      printProperties(of: node)
      if Trivia(position..<node.range.lowerBound, of: file).hasComment {
        printTrivia(upTo: node.range.lowerBound, isFirst: true)
        text += String(repeating: " ", count: indent + 2)
      } else if !node.range.isEmpty {
        text += " "
      }
    }
    let slice = WrittenValue(node, indent: indent, column: column, in: self)
    text += slice.text
    position = slice.end
  }

  // MARK: What is between

  /// Writes comments and empty lines, and ends the line.
  private mutating func printTrivia(upTo offset: Int, isFirst: Bool) {
    let trivia = Trivia(position..<max(position, offset), of: file)
    if let trailing = trivia.trailing {
      text += (trailing.first == "#" ? " " : "") + trailing
    }
    if !text.isEmpty { text += "\n" }
    var hasEmptyLine = false
    for line in trivia.lines {
      guard case .comment(let comment, let column) = line else {
        hasEmptyLine = !text.isEmpty && !(isFirst && text.hasSuffix(":\n"))
        continue
      }
      if hasEmptyLine { text += "\n" }
      hasEmptyLine = false
      text += String(repeating: " ", count: indent(ofCommentIn: column)) + comment + "\n"
    }
    if hasEmptyLine { text += "\n" }
  }

  /// A comment that is further in than what follows belongs to the block before.
  private func indent(ofCommentIn column: Int) -> Int {
    guard depth > 0 else { return blocks.last { $0.column <= column }?.indent ?? 0 }
    if column <= blocks[depth - 1].column { return blocks[depth - 1].indent }
    return blocks[(depth - 1)...].last { $0.column <= column }?.indent ?? blocks[depth - 1].indent
  }

  // MARK: Places

  private func column(of offset: Int) -> Int {
    offset - file.lineRange(file.position(at: offset).line).lowerBound
  }

  /// Where the dash of an item stands.
  private func dash(before offset: Int) -> Int {
    let trivia = file.slice(position..<offset)
    var place = position
    var isComment = false
    var isAfterBlank = true
    for byte in trivia.utf8 {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isComment = false
      case UInt8(ascii: "#") where isAfterBlank: isComment = true
      case UInt8(ascii: "-") where !isComment: return place
      default: break
      }
      isAfterBlank = byte <= UInt8(ascii: " ")
      place += 1
    }
    return offset
  }
}
