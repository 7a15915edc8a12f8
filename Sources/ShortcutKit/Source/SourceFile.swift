/// The text of one file, indexed by line.
///
/// It is a class so that all spans share one copy, and it never changes. A line ends with `\n`, `\r\n` or `\r`.
public final class SourceFile: Sendable {
  /// The path as the user gave it, for messages.
  public let path: String
  /// The whole text, stored as contiguous UTF-8, so that reaching an offset takes constant time.
  public let text: String
  /// The UTF-8 offset at which each line starts.
  private let lineStarts: [Int]

  /// A file with its text.
  public init(path: String, text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.path = path
    self.text = text
    self.lineStarts = Self.lineStarts(of: text)
  }

  private static func lineStarts(of text: String) -> [Int] {
    var starts = [0]
    var offset = 0
    var isAfterReturn = false
    for byte in text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n") {
        if isAfterReturn { starts.removeLast() }
        starts.append(offset)
      } else if byte == UInt8(ascii: "\r") {
        starts.append(offset)
      }
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
    return starts
  }

  /// The line and column of a UTF-8 offset; an offset beyond the text is its end.
  public func position(at utf8Offset: Int) -> SourcePosition {
    let offset = min(max(0, utf8Offset), text.utf8.count)
    var line = 0
    var end = lineStarts.count
    while end - line > 1 {
      let middle = (line + end) / 2
      if lineStarts[middle] <= offset { line = middle } else { end = middle }
    }
    let before = slice(lineStarts[line]..<offset).unicodeScalars.count
    return SourcePosition(line: line + 1, column: before + 1)
  }

  /// The UTF-8 offsets of a line without its line break, counted from one.
  package func lineRange(_ number: Int) -> Range<Int> {
    guard lineStarts.indices.contains(number - 1) else { return text.utf8.count..<text.utf8.count }
    let start = lineStarts[number - 1]
    guard lineStarts.indices.contains(number) else { return start..<text.utf8.count }
    let end = lineStarts[number] - 1
    return start..<(slice(max(start, end - 1)..<lineStarts[number]) == "\r\n" ? end - 1 : end)
  }

  /// The UTF-8 offsets of the lines that start with a character of ASCII.
  package func lineStarts(with character: Unicode.Scalar) -> [Int] {
    let utf8 = text.utf8
    return lineStarts.filter { start in
      start < utf8.count && utf8[utf8.index(utf8.startIndex, offsetBy: start)] == UInt8(ascii: character)
    }
  }

  /// The text between two UTF-8 offsets; what lies outside the text is left out.
  public func slice(_ range: Range<Int>) -> Substring {
    let utf8 = text.utf8
    let range = range.clamped(to: 0..<utf8.count)
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return text[start..<utf8.index(start, offsetBy: range.count)]
  }
}
