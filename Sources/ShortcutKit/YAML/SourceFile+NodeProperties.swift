extension SourceFile {
  /// What is left of a node's range after its tag and its anchor.
  func rangeAfterProperties(_ range: Range<Int>) -> Range<Int> {
    var rest = slice(range).utf8
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): rest.removeFirst()
      case UInt8(ascii: "#"): rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      case UInt8(ascii: "&"), UInt8(ascii: "!"): rest = rest.drop { $0 > UInt8(ascii: " ") }
      default: return range.upperBound - rest.count..<range.upperBound
      }
    }
    return range.upperBound..<range.upperBound
  }
}
