extension ActionCatalog {
  /// The actions in which all of some words are found, best first: in the name, in another name, in what the action
  /// does, in its parameters.
  package func search(_ words: [String]) -> [CatalogEntry] {
    let words = words.map { $0.lowercased() }
    guard !words.isEmpty else { return [] }
    var found: [(entry: CatalogEntry, score: Int)] = []
    for entry in entries {
      let scores = words.map { entry.score(of: $0) }
      if !scores.contains(0) { found.append((entry, scores.reduce(0, +))) }
    }
    return found.sorted { ($1.score, $0.entry.action.name) < ($0.score, $1.entry.action.name) }.map(\.entry)
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
