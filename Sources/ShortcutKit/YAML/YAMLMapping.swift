/// A mapping from its keys and values: each key once, merge keys resolved.
struct YAMLMapping {
  private var entries: [YAMLNode.Entry] = []
  /// Where each key stands in `entries`.
  private var places: [String: Int] = [:]
  private var merge: Merge?

  /// The mappings that a `<<` brings in, and before which of the entries it stands.
  private struct Merge {
    let key: YAMLNode
    let place: Int
    let entries: [YAMLNode.Entry]
  }

  /// The mapping of keys and values in turn.
  init(_ keysAndValues: [YAMLNode], _ diagnostics: DiagnosticCollector) {
    entries.reserveCapacity(keysAndValues.count / 2)
    for index in stride(from: 0, to: keysAndValues.count - 1, by: 2) {
      add(keysAndValues[index], keysAndValues[index + 1], diagnostics)
    }
  }

  /// Adds an entry, unless its key is there already or is no scalar.
  private mutating func add(_ key: YAMLNode, _ value: YAMLNode, _ diagnostics: DiagnosticCollector) {
    guard case .scalar(let text, let style) = key.content else {
      diagnostics.add(.error(.keyIsNoText(key), at: key.span, help: advice(for: key)))
      return
    }
    let isMerge = text == "<<" && style == .plain && key.tag == nil
    if let first = isMerge ? merge?.key : places[text].map({ entries[$0].key }) {
      let help =
        isMerge ? "merge several mappings by one list: ‘<<: [*first, *second]’" : "remove one of them, or rename it"
      let note = Diagnostic.Note(.firstHere, at: first.span)
      diagnostics.add(.error(.duplicateKey(text), at: key.span, notes: [note], help: help))
    } else if isMerge {
      merge = Merge(key: key, place: entries.count, entries: mergedEntries(value, of: key, diagnostics))
    } else {
      places[text] = entries.count
      entries.append(YAMLNode.Entry(key: key, value: value))
    }
  }

  /// Of `{{ name }}`, which other tools take for a variable, the outer braces are what makes the value no text.
  private func advice(for key: YAMLNode) -> String {
    let file = key.span.file
    let value = WrittenLine(key.span.start.line, of: file).value(in: file)
    let isInside = file.slice(value).first == "{" && value.contains(key.span.range.lowerBound - 1)
    return isInside ? file.quoteAdvice(value) : "a text that starts with ‘{’ or ‘[’ needs quotes"
  }

  /// The entries of a mapping, or of a list of mappings (merge key language-independent type for YAML 1.1).
  private func mergedEntries(
    _ value: YAMLNode, of key: YAMLNode, _ diagnostics: DiagnosticCollector
  ) -> [YAMLNode.Entry] {
    // What an alias stands for is written above the key, where nothing is wrong.
    func place(_ node: YAMLNode) -> SourceSpan {
      node.span.range.lowerBound < key.span.range.lowerBound ? key.span : node.span
    }
    if case .mapping(let entries) = value.content { return entries }
    guard case .sequence(let items) = value.content else {
      diagnostics.add(.error(.mergeOfNoMapping(value), at: place(value)))
      return []
    }
    return items.flatMap { item -> [YAMLNode.Entry] in
      if case .mapping(let entries) = item.content { return entries }
      diagnostics.add(.error(.mergeOfNoMapping(item), at: place(item)))
      return []
    }
  }

  /// All entries; the mapping's own keys win over merged ones, earlier merged ones over later ones.
  var merged: [YAMLNode.Entry] {
    guard let merge else { return entries }
    var known = Set(places.keys)
    let added = merge.entries.filter { known.insert($0.key.text ?? "").inserted }
    return entries[..<merge.place] + added + entries[merge.place...]
  }
}

extension YAMLNode {
  /// What it is, for messages.
  fileprivate var kindName: String {
    switch content {
    case .scalar: resolved == .null ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Diagnostic.Message {
  static let firstHere = Self("yaml.first-key", "first here")

  fileprivate static func duplicateKey(_ key: String) -> Self {
    Self("yaml.duplicate-key", "duplicate key \(Wording.quoted(key))")
  }

  fileprivate static func keyIsNoText(_ key: YAMLNode) -> Self {
    Self("yaml.key", "a key is a text, but this is \(key.kindName)")
  }

  fileprivate static func mergeOfNoMapping(_ value: YAMLNode) -> Self {
    Self("yaml.merge", "‘<<’ takes a mapping or a list of mappings, but this is \(value.kindName)")
  }
}
