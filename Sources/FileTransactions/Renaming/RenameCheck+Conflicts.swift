extension RenameCheck {
  /// Refuses steps in folders that are renamed as well: which of the two names of the folder is meant is unclear.
  mutating func checkNesting() {
    var moved: [Path: Int] = [:]
    for item in items where item.isFolder && !item.isUnchanged {
      moved[folders.all[item.sourceFolder].path.appending(item.sourceName)] = item.step
    }
    if moved.isEmpty { return }
    // For each folder, the step that moves it or one that it is in.
    let movers = folders.all.map { folder in
      var path = folder.path
      while moved[path] == nil, path.folder != path { path = path.folder }
      return moved[path]
    }
    for item in items {
      let step = steps[item.step]
      for folder in item.folders {
        guard let mover = movers[folder] else { continue }
        if mover == item.step {
          refuse(item.step, because: "it would be in itself")
        } else {
          let path = folder == item.sourceFolder ? step.source : step.target
          let moved = steps[mover].source
          refuse(item.step, [path, moved], "‘\(path)’ is in ‘\(moved)’, which is renamed too")
        }
      }
    }
  }

  /// Refuses files that are to have several names.
  mutating func checkSources() {
    itemsBySource.reserveCapacity(items.count)
    var repeated: [Int: [Int]] = [:]
    for (number, item) in items.enumerated() {
      let place = source(of: item)
      if let first = itemsBySource[place] {
        repeated[first, default: [items[first].step]].append(item.step)
      } else {
        itemsBySource[place] = number
      }
    }
    for (first, numbers) in repeated {
      let path = steps[items[first].step].source
      let targets = numbers.map { steps[$0].target }
      refuse(numbers[0], [path] + targets, "‘\(path)’ cannot become \(listed(targets)) at once")
    }
  }

  /// Refuses names that several files are to have, and names of files that stay.
  mutating func checkTargets() {
    var byTarget: [Place: Int] = [:]
    byTarget.reserveCapacity(items.count)
    var shared: [Int: [Int]] = [:]
    for item in items {
      let place = target(of: item)
      if let first = byTarget[place] {
        shared[first, default: [first]].append(item.step)
        continue
      }
      byTarget[place] = item.step
      if !item.isUnchanged, let reason = obstacle(to: item, at: place) { refuse(item.step, because: reason) }
    }
    for (first, numbers) in shared {
      let (target, sources) = (steps[first].target, numbers.map { steps[$0].source })
      let all = sources.count == 2 ? "both" : "all"
      refuse(first, sources + [target], "\(listed(sources)) cannot \(all) become ‘\(target)’")
    }
  }

  /// Why an item cannot have its place, if so. A file that goes away is no obstacle; a link to nowhere is one.
  private mutating func obstacle(to item: RenameItem, at place: Place) -> String? {
    // One of the plan's files that stays has two takers for its name, which is refused as such.
    if itemsBySource[place] != nil { return nil }
    do {
      return try folders.entry(item.targetName, in: item.targetFolder) == nil ? nil : "that exists already"
    } catch { return error.detail }
  }
}
