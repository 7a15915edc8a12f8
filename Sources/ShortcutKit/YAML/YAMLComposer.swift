/// Builds nodes from events: resolves anchors and keeps to the limits.
struct YAMLComposer: ~Copyable {
  private static let nodeLimit = 1_000_000
  private static let levelLimit = 200

  private var events: YAMLEventStream
  let file: SourceFile
  let diagnostics: DiagnosticCollector
  private var anchors: [String: Anchor] = [:]
  private var nodeCount = 0

  private enum Anchor {
    /// Its node has been started at this offset and not ended.
    case open(Int)
    case complete(Composed, nodeCount: Int)
  }

  private struct Composed {
    let node: YAMLNode
    /// The lists and mappings inside each other; none for a scalar.
    let levels: Int
  }

  init(_ file: SourceFile, _ diagnostics: DiagnosticCollector) {
    self.file = file
    self.diagnostics = diagnostics
    events = YAMLEventStream(file)
  }

  /// The root of the only document, nil if there is nothing in it.
  mutating func document() throws(Diagnostic) -> YAMLNode? {
    guard case .documentStart = try events.next().kind else { return nil }
    let root = try node(try events.next(), level: 1).node
    let next = try events.next()
    if case .documentStart = next.kind {
      diagnostics.add(.error(.secondDocument, at: span(next.range), help: "put it into a file of its own"))
    }
    if case .scalar("", style: .plain) = root.content, root.tag == nil { return nil }
    return root
  }

  private mutating func node(_ event: YAMLEvent, level: Int) throws(Diagnostic) -> Composed {
    if case .alias(let name) = event.kind { return try alias(name, event.range, level: level) }
    let countBefore = nodeCount
    try count(1, at: event.range)
    let anchor = event.properties?.anchor
    if let anchor { anchors[anchor] = .open(event.range.lowerBound) }
    let composed = try content(event, level: level)
    // An anchor of the same name inside this node is the nearer one to what follows.
    if let anchor, case .open(event.range.lowerBound) = anchors[anchor] {
      anchors[anchor] = .complete(composed, nodeCount: nodeCount - countBefore)
    }
    return composed
  }

  private mutating func content(_ event: YAMLEvent, level: Int) throws(Diagnostic) -> Composed {
    switch event.kind {
    case .scalar(let text, let style):
      let span = span(event.range)
      let tag = checkedTag(of: event, text)
      return Composed(node: YAMLNode(content: .scalar(text, style: style), span: span, tag: tag), levels: 0)
    case .sequenceStart:
      try checkLevel(level, at: event.range)
      return try sequence(event, level: level)
    default:
      try checkLevel(level, at: event.range)
      return try mapping(event, level: level)
    }
  }

  private mutating func sequence(_ start: YAMLEvent, level: Int) throws(Diagnostic) -> Composed {
    var items: [YAMLNode] = []
    var levels = 0
    while true {
      let event = try events.next()
      if case .collectionEnd = event.kind {
        let node = YAMLNode(content: .sequence(items), span: span(event.range), tag: nil)
        checkTag(of: start, expected: "seq")
        return Composed(node: node, levels: levels + 1)
      }
      let item = try node(event, level: level + 1)
      items.append(item.node)
      levels = max(levels, item.levels)
    }
  }

  private mutating func mapping(_ start: YAMLEvent, level: Int) throws(Diagnostic) -> Composed {
    var mapping = YAMLMapping()
    var levels = 0
    while true {
      let event = try events.next()
      if case .collectionEnd = event.kind {
        let node = YAMLNode(content: .mapping(mapping.merged), span: span(event.range), tag: nil)
        checkTag(of: start, expected: "map")
        return Composed(node: node, levels: levels + 1)
      }
      let key = try node(event, level: level + 1)
      let value = try node(try events.next(), level: level + 1)
      mapping.add(key.node, value.node, diagnostics)
      levels = max(levels, key.levels, value.levels)
    }
  }

  private mutating func alias(_ name: String, _ range: Range<Int>, level: Int) throws(Diagnostic) -> Composed {
    switch anchors[name] {
    case .complete(let composed, let count):
      try self.count(count, at: range)
      try checkLevel(level - 1 + composed.levels, at: range)
      return composed
    case .open(let start):
      let note = Diagnostic.Note(.anchorStarts(name), at: span(start..<start))
      diagnostics.add(.error(.cyclicAlias(name), at: span(range), notes: [note]))
    case nil:
      let guess = Spelling.nearest(to: name, among: anchors.keys).map { "did you mean ‘*\($0)’?" }
      let help = guess ?? "a text that starts with ‘*’ needs quotes: \(file.slice(range).quotedForYAML)"
      diagnostics.add(.error(.undefinedAnchor(name), at: span(range), help: help))
    }
    try count(1, at: range)
    let text = YAMLNode.Content.scalar(String(file.slice(range)), style: .plain)
    return Composed(node: YAMLNode(content: text, span: span(range), tag: .string), levels: 0)
  }

  // MARK: Limits

  private mutating func count(_ nodes: Int, at range: Range<Int>) throws(Diagnostic) {
    nodeCount += nodes
    if nodeCount > Self.nodeLimit { throw .error(.tooManyValues, at: span(range)) }
  }

  private func checkLevel(_ level: Int, at range: Range<Int>) throws(Diagnostic) {
    if level > Self.levelLimit { throw .error(.tooManyLevels, at: span(range)) }
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
