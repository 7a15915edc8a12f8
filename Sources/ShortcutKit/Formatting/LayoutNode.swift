/// A part of a YAML file as it is written: aliases, anchors and tags stay what they are.
struct LayoutNode {
  enum Content {
    /// A scalar or an alias.
    case written
    case sequence([LayoutNode])
    case mapping([Entry])
  }

  struct Entry {
    let key: LayoutNode
    let value: LayoutNode
  }

  let content: Content
  /// UTF-8 offsets, without anchor and tag.
  let range: Range<Int>
  /// Where anchor and tag start; the start of the range where there is neither.
  let start: Int
  /// Whether it is a list or mapping that is laid out in lines of its own.
  let isBlock: Bool
}

/// A YAML file as it is written.
struct LayoutDocument {
  /// Where directives and `---` are; empty where there are none.
  private(set) var marker = 0..<0
  /// The root; nil in an empty file.
  private(set) var root: LayoutNode?
  /// What the file says, without how.
  private(set) var meaning: [Meaning] = []

  /// One event, for comparison.
  struct Meaning {
    let kind: Kind
    let anchor: String?
    let tag: String?
    let range: Range<Int>

    enum Kind: Hashable {
      case scalar(String, isPlain: Bool)
      case alias(String)
      case sequence, mapping, end

      /// Whether its text may have number signs that start no comment.
      var isWritten: Bool {
        switch self {
        case .scalar, .alias: true
        case .sequence, .mapping, .end: false
        }
      }
    }
  }

  private struct Collection {
    let event: YAMLEvent
    let isFlow: Bool
    var items: [LayoutNode] = []

    /// In a file whose keys are texts, only flow style starts with a bracket.
    init(_ event: YAMLEvent, inside outer: Collection?, of file: SourceFile) {
      self.event = event
      let first = file.slice(event.range.lowerBound..<event.range.lowerBound + 1)
      isFlow = outer?.isFlow ?? false || first == "[" || first == "{"
    }

    func node(_ range: Range<Int>) -> LayoutNode {
      var content = LayoutNode.Content.sequence(items)
      if case .mappingStart = event.kind {
        let entries = stride(from: 0, to: items.count - 1, by: 2).map { index in
          LayoutNode.Entry(key: items[index], value: items[index + 1])
        }
        content = .mapping(entries)
      }
      let start = event.properties?.start ?? range.lowerBound
      return LayoutNode(content: content, range: range, start: start, isBlock: !isFlow)
    }
  }

  /// Reads a file that is known to be YAML of one document, not nested too deep.
  init(_ file: SourceFile) throws(Diagnostic) {
    var events = YAMLEventStream(file)
    var open: [Collection] = []
    while true {
      let event = try events.next()
      note(event)
      let node: LayoutNode
      switch event.kind {
      case .streamEnd: return
      case .documentStart:
        marker = event.range
        continue
      case .sequenceStart, .mappingStart:
        open.append(Collection(event, inside: open.last, of: file))
        continue
      case .collectionEnd:
        guard let collection = open.popLast() else { continue }
        node = collection.node(event.range)
      case .scalar, .alias:
        node = LayoutNode(
          content: .written, range: event.range, start: event.properties?.start ?? event.range.lowerBound,
          isBlock: false)
      }
      if open.isEmpty { root = node } else { open[open.count - 1].items.append(node) }
    }
  }

  private mutating func note(_ event: YAMLEvent) {
    let kind: Meaning.Kind
    switch event.kind {
    case .documentStart, .streamEnd: return
    case .scalar(let text, let style): kind = .scalar(text, isPlain: style == .plain)
    case .alias(let name): kind = .alias(name)
    case .sequenceStart: kind = .sequence
    case .mappingStart: kind = .mapping
    case .collectionEnd: kind = .end
    }
    let properties = event.properties
    meaning.append(Meaning(kind: kind, anchor: properties?.anchor, tag: properties?.tag, range: event.range))
  }
}
