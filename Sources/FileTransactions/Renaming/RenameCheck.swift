/// A plan held against the files: all that is wrong with it, or the steps that change something.
///
/// Everything here takes time in proportion to the number of steps.
struct RenameCheck {
  typealias Place = RenameItem.Place

  let steps: [RenamePlan.Step]
  var folders: RenameFolders
  /// The steps whose files are there and whose names are possible.
  var items: [RenameItem] = []
  /// The item whose file goes away from a place.
  var itemsBySource: [Place: Int] = [:]
  /// What is wrong, each with the first step concerned.
  private var conflicts: [(step: Int, conflict: RenamePlanError.Conflict)] = []

  init(_ plan: RenamePlan, in files: any FileSystem) throws(RenamePlanError) {
    steps = plan.steps
    folders = RenameFolders(files)
    findItems()
    checkFolders()
    checkNesting()
    checkSources()
    checkTargets()
    if conflicts.isEmpty { return }
    throw RenamePlanError(conflicts.sorted { $0.step < $1.step }.map(\.conflict))
  }

  /// Where an item's file is.
  func source(of item: RenameItem) -> Place { Place(item.sourceName, in: item.sourceFolder, of: folders) }

  /// Where an item's file will be.
  func target(of item: RenameItem) -> Place { Place(item.targetName, in: item.targetFolder, of: folders) }

  /// Notes what is wrong with a step.
  mutating func refuse(_ step: Int, _ paths: [Path], _ detail: String) {
    conflicts.append((step, RenamePlanError.Conflict(paths, detail)))
  }

  /// Notes that a step's file cannot have its new name.
  mutating func refuse(_ number: Int, because reason: String) {
    let step = steps[number]
    refuse(number, [step.source, step.target], "‘\(step.source)’ cannot become ‘\(step.target)’: \(reason)")
  }
}

/// Paths as a list in a sentence; of many, the first ones.
func listed(_ paths: [Path]) -> String {
  let shown = paths.prefix(10).map { "‘\($0)’" }
  let rest = paths.count - shown.count
  if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
  guard let last = shown.last, shown.count > 1 else { return shown.joined() }
  return shown.dropLast().joined(separator: ", ") + " and " + last
}
