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
  var anchor: String?
  var tag: String?
}
