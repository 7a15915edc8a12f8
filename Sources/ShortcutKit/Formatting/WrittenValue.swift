/// A scalar, an alias or a flow collection, as it is written in its new place.
struct WrittenValue {
  private(set) var text = ""
  /// Up to where the file is part of it.
  private(set) var end: Int

  /// Moves a node that belongs to a block from a column to another one.
  init(_ node: LayoutNode, indent: Int, column: Int, in printer: LayoutPrinter) {
    end = node.range.upperBound
    let written = printer.file.slice(node.range)
    if written.first == "|" || written.first == ">" {
      printBlockScalar(written, indent: indent, column: column, start: node.range.lowerBound)
    } else if !written.contains(where: \.isNewline) {
      text = Self.content(of: node, in: printer)
    } else {
      let renamed = Self.renamed(node, in: printer)
      let isFlow = written.first == "[" || written.first == "{"
      text = Self.moved(renamed, indent: indent, column: column, isFlow: isFlow)
    }
  }

  // MARK: Block scalars

  private mutating func printBlockScalar(_ written: Substring, indent: Int, column: Int, start: Int) {
    var lines = written.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let header = lines.removeFirst()
    let indicators = header.prefix { !$0.isWhitespace }
    if indicators.contains("+") {
      // The last line break ends the last line.
      if lines.last?.isEmpty ?? false { lines.removeLast() }
    } else {
      while let last = lines.last, last.allSatisfy({ $0 == " " }) { lines.removeLast() }
      let length = lines.reduce(header.utf8.count) { $0 + 1 + $1.utf8.count }
      end = start + length + written.prefix { !$0.isNewline || $0 == "\r\n" }.count { $0 == "\r\n" }
    }
    text = String(header.trimmingSuffixBlanks)
    let old = oldIndent(of: lines, indicators, column)
    let new = String(repeating: " ", count: indicators.contains { $0.isNumber } ? indent + old - column : indent + 2)
    for line in lines {
      let content = line.dropFirst(min(old, line.prefix { $0 == " " }.count))
      text += "\n" + (content.isEmpty ? "" : new + content)
    }
  }

  private func oldIndent(of lines: [Substring], _ indicators: Substring, _ column: Int) -> Int {
    if let digit = indicators.compactMap(\.wholeNumberValue).first { return column + digit }
    let first = lines.first { !$0.allSatisfy { $0 == " " } }
    return first.map { $0.prefix { $0 == " " }.count } ?? 0
  }

  // MARK: One line

  /// A node that is written in one line.
  private static func line(_ node: LayoutNode, in printer: LayoutPrinter) -> String {
    let properties =
      node.start < node.range.lowerBound ? String(printer.file.slice(node.start..<node.range.lowerBound)) : ""
    return properties + content(of: node, in: printer)
  }

  private static func content(of node: LayoutNode, in printer: LayoutPrinter) -> String {
    switch node.content {
    case .written: return String(printer.file.slice(node.range))
    case .sequence(let items): return "[" + items.map { line($0, in: printer) }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      // A comma right behind the colon of an entry without a value would be part of its key.
      let parts = entries.map { self.entry($0, in: printer) }.reduce("") { parts, entry in
        parts + (parts.isEmpty ? "" : parts.last == ":" ? " , " : ", ") + entry
      }
      guard printer.file.slice(node.range).first == "{" else { return parts }
      return parts.isEmpty ? "{}" : "{ " + parts + " }"
    }
  }

  private static func entry(_ entry: LayoutNode.Entry, in printer: LayoutPrinter) -> String {
    let key = printer.names[entry.key.range] ?? line(entry.key, in: printer)
    let isAlias = printer.file.slice(entry.key.range).first == "*"
    let value = line(entry.value, in: printer)
    return key + (isAlias ? " :" : ":") + (value.isEmpty ? "" : " " + value)
  }

  // MARK: Several lines

  /// The lines with their new names.
  private static func renamed(_ node: LayoutNode, in printer: LayoutPrinter) -> String {
    var (text, position) = ("", node.range.lowerBound)
    for key in keys(of: node) {
      guard let name = printer.names[key] else { continue }
      text += printer.file.slice(position..<key.lowerBound) + name
      position = key.upperBound
    }
    return text + printer.file.slice(position..<node.range.upperBound)
  }

  private static func keys(of node: LayoutNode) -> [Range<Int>] {
    switch node.content {
    case .written: []
    case .sequence(let items): items.flatMap(keys)
    case .mapping(let entries): entries.flatMap { [$0.key.range] + keys(of: $0.value) }
    }
  }

  /// The lines behind the first one move with the block; where they start means nothing, as long as it is inside of it.
  private static func moved(_ text: String, indent: Int, column: Int, isFlow: Bool) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { place, line in
      let content = line.drop { $0 == " " || $0 == "\t" }
      guard place > 0, !content.isEmpty else { return place == 0 ? String(line) : "" }
      let blanks = max(indent + (isFlow ? 0 : 2), indent + line.count - content.count - column)
      return String(repeating: " ", count: blanks) + content
    }.joined(separator: "\n")
  }
}

extension StringProtocol {
  /// The text without the blanks at its end.
  var trimmingSuffixBlanks: SubSequence {
    prefix(count - reversed().prefix { $0 == " " || $0 == "\t" }.count)
  }
}
