/// The actions that a shortcut can use, by name.
public struct ActionCatalog: Sendable {
  /// In the order of their names.
  public let entries: [CatalogEntry]
  private let index: [String: CatalogEntry]

  /// A catalogue of the language's own control flow and some actions. Of two with one name, the later one counts.
  public init(_ actions: [any Action]) {
    let all: [any ActionDescription] = ControlFlow.all + actions
    entries = all.map(CatalogEntry.init).sorted { $0.action.name < $1.action.name }
    var index: [String: CatalogEntry] = [:]
    index.reserveCapacity(entries.count * 2)
    for entry in entries {
      index[normalizedName(entry.action.name)] = entry
      for alias in entry.action.aliases { index[normalizedName(alias)] = entry }
    }
    self.index = index
  }

  /// The action of a name, which may be written in any of the ways that names can be.
  public subscript(name: String) -> CatalogEntry? { index[normalizedName(name)] }

  /// The known name that a mistyped one is nearest to.
  package func nearestName(to name: String, where isEligible: (CatalogEntry) -> Bool = { _ in true }) -> String? {
    let names = entries.filter(isEligible).flatMap { [$0.action.name] + $0.action.aliases }
    return Spelling.nearest(to: name, among: names)
  }
}
