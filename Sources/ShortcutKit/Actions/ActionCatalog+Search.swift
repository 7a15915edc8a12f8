extension ActionCatalog {
  /// The actions in which most of some words are found, best first: in the name, in another name, in what the action
  /// does, in its parameters. `hasAll` is whether they have all of the words.
  package func search(_ words: [String]) -> (entries: [CatalogEntry], hasAll: Bool) {
    let words = words.map { $0.lowercased() }
    var found: [(entry: CatalogEntry, count: Int, score: Int)] = []
    for entry in entries {
      let scores = words.map { entry.score(of: $0) }
      found.append((entry, scores.count { $0 > 0 }, scores.reduce(0, +)))
    }
    let most = found.map(\.count).max() ?? 0
    guard most > 0 else { return ([], false) }
    let best = found.filter { $0.count == most }
      .sorted { ($1.score, $0.entry.action.name) < ($0.score, $1.entry.action.name) }
    return (best.map(\.entry), most == words.count)
  }
}

extension CatalogEntry {
  /// How much a word says about the action; 0 where it is nowhere.
  fileprivate func score(of word: String) -> Int {
    let name = normalizedName(word)
    if normalizedName(action.name) == name { return 100 }
    if action.aliases.contains(where: { normalizedName($0) == name }) { return 90 }
    if action.name.words.contains(where: { $0 == word }) { return 60 }
    if action.name.contains(word) { return 50 }
    if action.aliases.contains(where: { $0.contains(word) }) { return 40 }
    if action.description.lowercased().words.contains(where: { $0.hasPrefix(word) }) { return 30 }
    if parameters.contains(where: { $0.name.contains(word) }) { return 20 }
    let others =
      [action.description, action.category.rawValue] + parameters.flatMap { [$0.description, "\($0.type)"] }
    return others.contains { $0.lowercased().contains(word) } ? 10 : 0
  }
}

extension String {
  fileprivate var words: [Substring] { split { !$0.isLetter && !$0.isNumber } }
}
