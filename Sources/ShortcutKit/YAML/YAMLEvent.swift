/// What libyaml tells about a document, piece by piece.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case scalar(String, YAMLNode.ScalarStyle)
    case alias(String)
    case sequenceStart
    case mappingStart
    /// The range of this event is the whole list or mapping.
    case collectionEnd
    case streamEnd
  }

  let kind: Kind
  /// UTF-8 offsets, without tag and anchor.
  let range: Range<Int>
  var properties: Properties?
}

extension YAMLEvent {
  /// The tag and the anchor before a node (YAML 1.2.2 §6.9).
  struct Properties {
    let anchor: String?
    let tag: String?
    /// Where the tag is written.
    let tagRange: Range<Int>
    /// Where the node itself is written.
    let content: Range<Int>

    /// The properties of a node with its whole range, nil if it has none.
    init?(anchor: String?, tag: String?, in range: Range<Int>, of file: SourceFile) {
      guard anchor != nil || tag != nil else { return nil }
      self.anchor = anchor
      self.tag = tag
      var tagRange = range.lowerBound..<range.lowerBound
      var rest = file.slice(range).utf8
      properties: while let byte = rest.first {
        let start = range.upperBound - rest.count
        switch byte {
        case UInt8(ascii: "&"): rest = rest.drop { $0 > UInt8(ascii: " ") }
        case UInt8(ascii: "!"):
          rest = rest.drop { $0 > UInt8(ascii: " ") }
          tagRange = start..<range.upperBound - rest.count
        case UInt8(ascii: "#"): rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        case ...UInt8(ascii: " "): rest.removeFirst()
        default: break properties
        }
      }
      self.tagRange = tagRange
      content = range.upperBound - rest.count..<range.upperBound
    }
  }
}
