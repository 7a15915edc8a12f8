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
    /// Where the anchor is written.
    let anchorRange: Range<Int>
    /// Where the tag is written.
    let tagRange: Range<Int>
    /// Where the node itself is written.
    let content: Range<Int>

    /// Where the first of them starts.
    var start: Int { min(anchorRange.lowerBound, tagRange.lowerBound) }

    /// The properties of a node with its whole range, nil if it has none.
    init?(anchor: String?, tag: String?, in range: Range<Int>, of file: SourceFile) {
      guard anchor != nil || tag != nil else { return nil }
      self.anchor = anchor
      self.tag = tag
      var tagRange = range.lowerBound..<range.lowerBound
      var anchorRange = tagRange
      var rest = file.slice(range).unicodeScalars
      properties: while let scalar = rest.first {
        let start = range.upperBound - Substring(rest).utf8.count
        switch scalar {
        case "&":
          rest = rest.dropFirst().drop(while: isInAnchor)
          anchorRange = start..<range.upperBound - Substring(rest).utf8.count
        case "!":
          rest = rest.drop { ("!"..."~").contains($0) }
          tagRange = start..<range.upperBound - Substring(rest).utf8.count
        case "#":
          rest = rest.drop { !lineBreaks.contains($0) }
        case " ", "\t":
          rest.removeFirst()
        default:
          guard lineBreaks.contains(scalar) else { break properties }
          rest.removeFirst()
        }
      }
      self.anchorRange = anchorRange
      self.tagRange = tagRange
      content = range.upperBound - Substring(rest).utf8.count..<range.upperBound
    }
  }
}

/// What libyaml takes for line breaks.
private let lineBreaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

/// Whether libyaml takes a character for a part of an anchor's name.
private func isInAnchor(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
  default: false
  }
}
