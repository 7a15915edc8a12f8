import ShortcutKit

extension Step {
  /// What is written for the parameters of its action, by their names.
  func written(for entry: CatalogEntry) -> [String: YAMLNode] {
    func short(_ node: YAMLNode) -> [String: YAMLNode] { entry.keyParameter.map { [$0.name: node] } ?? [:] }
    switch argument {
    case .none: return [:]
    case .short(let node): return short(node)
    case .named(let node, let entries):
      // The mapping of an action that makes a dictionary is that dictionary.
      if entry.parameters.count == 1, entry.keyParameter?.type == .dictionary { return short(node) }
      return entries.reduce(into: [:]) { written, pair in
        let name = normalizedName(pair.key.text ?? "")
        let parameter = entry.parameters.first { normalizedName($0.name) == name }
        if let parameter, !pair.value.isAbsent { written[parameter.name] = pair.value }
      }
    }
  }
}
