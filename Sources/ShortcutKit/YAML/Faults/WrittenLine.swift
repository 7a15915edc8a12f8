/// A line of a YAML file as a person sees it: dashes, a key, a value.
struct WrittenLine {
  let number: Int
  /// The offset where the line starts.
  let start: Int
  /// What is written, without indentation, and without blanks and comment at the end.
  let written: Range<Int>
  /// What is written after the dashes of list items.
  let content: Range<Int>
  /// The offset of the first `:` that ends a key in the content.
  let colon: Int?

  init(_ number: Int, of file: SourceFile) {
    let range = file.lineRange(number)
    let bytes = Array(file.slice(range).utf8)
    let end = Self.endOfText(bytes)
    let indentation = bytes[..<end].prefix(while: isBlank).count
    var content = indentation
    while content < end, bytes[content] == UInt8(ascii: "-"), content + 1 == end || isBlank(bytes[content + 1]) {
      content += 1
      content += bytes[content..<end].prefix(while: isBlank).count
    }
    self.number = number
    start = range.lowerBound
    written = start + indentation..<start + end
    self.content = start + content..<start + end
    colon = Self.colon(in: bytes[content..<end]).map { $0 + range.lowerBound }
  }

  /// Where the line's text ends: before blanks, or before a comment, which a blank sets apart.
  private static func endOfText(_ bytes: [UInt8]) -> Int {
    var isQuoted = false
    var wasBlank = true
    var end = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "#"), wasBlank, !isQuoted { break }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      wasBlank = isBlank(byte)
      if !wasBlank { end = index + 1 }
    }
    return end
  }

  private static func colon(in content: ArraySlice<UInt8>) -> Int? {
    var next = content.startIndex
    if let quote = content.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      next = content.dropFirst().firstIndex(of: quote) ?? content.endIndex
    }
    return content.indices[next...].first { index in
      content[index] == UInt8(ascii: ":") && (index + 1 == content.endIndex || isBlank(content[index + 1]))
    }
  }

  var isEmpty: Bool { written.isEmpty }

  /// The columns before what is written.
  var indentation: Int { written.lowerBound - start }

  /// Whether it starts with the dash of a list item.
  var isItem: Bool { content.lowerBound > written.lowerBound }

  /// The value: what follows the key, or all of the content if there is no key.
  func value(in file: SourceFile) -> Range<Int> {
    guard let colon else { return content }
    let blanks = file.slice(colon + 1..<content.upperBound).utf8.prefix(while: isBlank).count
    return colon + 1 + blanks..<content.upperBound
  }
}

/// Whether a byte is a space or a tab.
func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
