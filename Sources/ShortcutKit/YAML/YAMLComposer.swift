/// Builds nodes from events: resolves anchors and keeps to the limits.
///
/// It keeps a stack of its own instead of calling itself, so that depth costs no stack of the thread.
struct YAMLComposer: ~Copyable {
  private static let nodeLimit = 1_000_000
  private static let levelLimit = 200

  private var events: YAMLEventStream
  let file: SourceFile
  let diagnostics: DiagnosticCollector
  private var anchors: [String: Anchor] = [:]
  private var nodeCount = 0
  /// The lists and mappings that have been started and not ended.
  private var open: [Collection] = []

  private enum Anchor {
    /// It is written here, and its node has not ended.
    case open(Range<Int>)
    case complete(Composed, nodeCount: Int)
  }

  private struct Composed {
    let node: YAMLNode
    /// The lists and mappings inside each other; none for a scalar.
    var levels = 0
  }

  private struct Collection {
    let start: YAMLEvent
    /// The nodes before it.
    let nodeCount: Int
    /// Items, or keys and values in turn.
    var items: [YAMLNode] = []
    var levels = 0
  }

  init(_ file: SourceFile, _ diagnostics: DiagnosticCollector) {
    self.file = file
    self.diagnostics = diagnostics
    events = YAMLEventStream(file)
  }

  /// The root of the only document, nil if there is nothing in it.
  mutating func document() throws(Diagnostic) -> YAMLNode? {
    guard case .documentStart = try events.next().kind else { return nil }
    let root = try self.root()
    let next = try events.next()
    if case .documentStart = next.kind {
      diagnostics.add(.error(.secondDocument, at: span(next.range), help: "put it into a file of its own"))
    }
    if case .scalar("", style: .plain) = root.content, root.tag == nil { return nil }
    return root
  }

  private mutating func root() throws(Diagnostic) -> YAMLNode {
    while true {
      let event = try events.next()
      guard let composed = try compose(event) else { continue }
      guard !open.isEmpty else { return composed.node }
      open[open.count - 1].items.append(composed.node)
      open[open.count - 1].levels = max(open[open.count - 1].levels, composed.levels)
    }
  }

  /// The node that an event completes, if it does.
  private mutating func compose(_ event: YAMLEvent) throws(Diagnostic) -> Composed? {
    switch event.kind {
    case .sequenceStart, .mappingStart:
      if open.count == Self.levelLimit { throw .error(.tooManyLevels, at: span(event.range)) }
      open.append(Collection(start: event, nodeCount: nodeCount))
      try begin(event)
      return nil
    case .collectionEnd:
      return open.popLast().map { end($0, event.range) }
    case .scalar(let text, let style):
      try begin(event)
      let tag = checkedTag(of: event, text)
      let node = YAMLNode(content: .scalar(text, style: style), span: span(event.range), tag: tag)
      return anchored(Composed(node: node), event, nodeCount: nodeCount - 1)
    case .alias(let name):
      return try alias(name, event.range)
    case .documentStart, .streamEnd:
      return nil
    }
  }

  private mutating func begin(_ event: YAMLEvent) throws(Diagnostic) {
    if let properties = event.properties, let anchor = properties.anchor {
      anchors[anchor] = .open(properties.anchorRange)
    }
    try count(1, at: event.range)
  }

  private mutating func end(_ collection: Collection, _ range: Range<Int>) -> Composed {
    let content: YAMLNode.Content
    if case .mappingStart = collection.start.kind {
      checkTag(of: collection.start, expected: "map")
      content = .mapping(YAMLMapping(collection.items, diagnostics).merged)
    } else {
      checkTag(of: collection.start, expected: "seq")
      content = .sequence(collection.items)
    }
    let node = YAMLNode(content: content, span: span(range), tag: nil)
    let composed = Composed(node: node, levels: collection.levels + 1)
    return anchored(composed, collection.start, nodeCount: collection.nodeCount)
  }

  /// Remembers a node for its aliases, if it has an anchor.
  private mutating func anchored(_ composed: Composed, _ start: YAMLEvent, nodeCount before: Int) -> Composed {
    // An anchor of the same name inside this node is nearer to what follows.
    if let properties = start.properties, let anchor = properties.anchor,
      case .open(properties.anchorRange) = anchors[anchor]
    {
      anchors[anchor] = .complete(composed, nodeCount: nodeCount - before)
    }
    return composed
  }

  private mutating func alias(_ name: String, _ range: Range<Int>) throws(Diagnostic) -> Composed {
    switch anchors[name] {
    case .complete(let composed, let count):
      try self.count(count, at: range)
      if open.count + composed.levels > Self.levelLimit { throw .error(.tooManyLevels, at: span(range)) }
      return composed
    case .open(let start):
      let note = Diagnostic.Note(.anchorStarts(name), at: span(start))
      diagnostics.add(.error(.cyclicAlias(name), at: span(range), notes: [note]))
    case nil:
      let guess = Spelling.nearest(to: name, among: anchors.keys).map { "did you mean ‘*\($0)’?" }
      diagnostics.add(.error(.undefinedAnchor(name), at: span(range), help: guess ?? file.quoteAdvice(range)))
    }
    try count(1, at: range)
    let text = YAMLNode.Content.scalar(String(file.slice(range)), style: .plain)
    return Composed(node: YAMLNode(content: text, span: span(range), tag: .string))
  }

  private mutating func count(_ nodes: Int, at range: Range<Int>) throws(Diagnostic) {
    nodeCount += nodes
    if nodeCount > Self.nodeLimit { throw .error(.tooManyValues, at: span(range)) }
  }

  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: file, range: range) }
}

extension Diagnostic.Message {
  fileprivate static let secondDocument = Self("yaml.second-document", "a second document starts here; a file is one")
  fileprivate static let tooManyValues = Self(
    "yaml.too-many-values", "more than 1,000,000 values, once aliases are replaced by what they stand for")
  fileprivate static let tooManyLevels = Self(
    "yaml.too-many-levels", "lists and mappings are nested more than 200 levels deep")

  fileprivate static func cyclicAlias(_ name: String) -> Self {
    Self("yaml.cyclic-alias", "\(Wording.quoted("*" + name)) stands for something that it is a part of")
  }

  fileprivate static func anchorStarts(_ name: String) -> Self {
    Self("yaml.anchor", "\(Wording.quoted("&" + name)) starts here")
  }

  fileprivate static func undefinedAnchor(_ name: String) -> Self {
    Self("yaml.undefined-anchor", "no anchor \(Wording.quoted("&" + name)) is defined above")
  }
}
