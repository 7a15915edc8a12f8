/// The actions that a shortcut can use, by name.
public struct ActionCatalog: Sendable {
  /// In the order in which they were given. Nothing is known of them until somebody asks.
  private let members: [CatalogEntry]

  /// A catalogue of the language's own control flow and some actions. Of two with one name, the later one counts.
  public init(_ actions: [any ActionDescription]) {
    members = (actions.reversed() + ControlFlow.all).map(CatalogEntry.init)
  }

  private init(members: [CatalogEntry]) { self.members = members }

  /// The catalogue with more actions, which count before those of the same name.
  public func adding(_ actions: any Action...) -> ActionCatalog {
    ActionCatalog(members: actions.reversed().map(CatalogEntry.init) + members)
  }

  /// All actions, in the order of their names.
  public var entries: [CatalogEntry] {
    var seen: Set<String> = []
    return members.filter { seen.insert($0.action.name).inserted }.sorted { $0.action.name < $1.action.name }
  }

  /// The action of a name, which may be written in any of the ways that names can be.
  public subscript(name: String) -> CatalogEntry? {
    // The canonical names are tried as they are: most files use them, and it costs next to nothing.
    if let found = members.first(where: { $0.action.name == name }) { return found }
    let key = normalizedName(name)
    return members.first { normalizedName($0.action.name) == key }
      ?? members.first { $0.action.aliases.contains { normalizedName($0) == key } }
  }

  /// The known name that a mistyped one is nearest to.
  package func nearestName(to name: String, where isEligible: (CatalogEntry) -> Bool = { _ in true }) -> String? {
    let names = entries.filter(isEligible).flatMap { [$0.action.name] + $0.action.aliases }
    return Spelling.nearest(to: name, among: names)
  }
}
