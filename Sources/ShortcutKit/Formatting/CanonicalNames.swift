/// The canonical names of the keys in a shortcut's file: kebab-case, as the documentation has them.
///
/// Keys that are data (variables, dictionaries, menu cases) are left alone, and so are names that are not known.
struct CanonicalNames {
  private let catalog: ActionCatalog
  /// New names, by where the old ones are written.
  private(set) var names: [Range<Int>: String] = [:]

  init(_ root: YAMLNode, catalog: ActionCatalog) {
    self.catalog = catalog
    guard case .mapping(let entries) = root.content else {
      block(root)
      return
    }
    for entry in entries {
      rename(entry.key, to: ShortcutReader.keys)
      switch normalizedName(entry.key.text ?? "") {
      case "actions": block(entry.value)
      case "input": input(entry.value)
      default: break
      }
    }
  }

  private mutating func input(_ node: YAMLNode) {
    guard case .mapping(let entries) = node.content else { return }
    for entry in entries { rename(entry.key, to: InputReader.keys) }
  }

  /// A list of steps, or the single step that may stand behind `else`.
  private mutating func block(_ node: YAMLNode) {
    switch node.content {
    case .sequence(let steps): for step in steps { self.step(step) }
    case .mapping: step(node)
    case .scalar: break
    }
  }

  private mutating func step(_ node: YAMLNode) {
    guard case .mapping(let entries) = node.content else {
      action(node)
      return
    }
    for entry in entries {
      if let key = StepKey(name: entry.key.text ?? "") {
        rename(entry.key, to: [key.rawValue])
        part(key, entry.value)
      } else {
        action(entry.key)
        arguments(entry)
      }
    }
  }

  private mutating func part(_ key: StepKey, _ value: YAMLNode) {
    switch key {
    case .then, .else, .do, .catch, .finally: block(value)
    case .cases:
      guard case .mapping(let cases) = value.content else { return }
      for entry in cases { block(entry.value) }
    default: break
    }
  }

  private mutating func action(_ key: YAMLNode) {
    guard let action = catalog[key.text ?? ""]?.action else { return }
    rename(key, to: [action.name] + action.aliases)
  }

  private mutating func arguments(_ entry: YAMLNode.Entry) {
    guard let action = catalog[entry.key.text ?? ""] else { return }
    if action.action is Try { block(entry.value) }
    guard case .mapping(let arguments) = entry.value.content, !action.takesFreeKeys else { return }
    for argument in arguments { rename(argument.key, to: action.parameters.map(\.name)) }
  }

  private mutating func rename(_ key: YAMLNode, to candidates: [String]) {
    guard let text = key.text else { return }
    let name = normalizedName(text)
    guard let canonical = candidates.first(where: { normalizedName($0) == name }) else { return }
    if key.span.text != canonical { names[key.span.range] = canonical }
  }
}
