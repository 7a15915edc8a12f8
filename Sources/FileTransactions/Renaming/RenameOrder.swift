/// One renaming of those that a plan comes down to.
struct RenameMove {
  /// The step that it is part of.
  let step: Int
  let source: Path
  let target: Path
}

extension RenameCheck {
  /// The renamings in an order in which each target is free.
  ///
  /// A step whose target is another step's source comes after that one. Chains start at the end that is free, in the
  /// order of the files on the disk. A ring has no such end: one of its files gets a temporary name first. So does a
  /// file of which only the case of the name changes, where the folder ignores case.
  func moves() -> [RenameMove] {
    var order = RenameOrder(self)
    let heads = items.indices.filter { order.isHead($0) }
    for head in heads.sorted(by: { items[$0].inode < items[$1].inode }) { order.addChain(from: head) }
    for item in items.indices where !order.isDone[item] { order.addRing(from: item) }
    return order.moves
  }

  /// The changes of the plan by absolute paths, all to be seen as happening at once.
  func changes() -> [RenameMove] { items.filter { !$0.isUnchanged }.map(move) }

  fileprivate func move(_ item: RenameItem) -> RenameMove {
    RenameMove(
      step: item.step, source: folders.all[item.sourceFolder].path.appending(item.sourceName),
      target: folders.all[item.targetFolder].path.appending(item.targetName))
  }
}

/// The moves of a plan, as they are put in order.
private struct RenameOrder {
  private let check: RenameCheck
  /// For each item, the one that must go first, as it has the place.
  private let leaders: [Int?]
  /// For each item, the one that gets its place.
  private var followers: [Int?]
  private(set) var isDone: [Bool]
  private(set) var moves: [RenameMove] = []

  init(_ check: RenameCheck) {
    self.check = check
    leaders = check.items.map { $0.isUnchanged ? nil : check.itemsBySource[check.target(of: $0)] }
    isDone = check.items.map(\.isUnchanged)
    followers = [Int?](repeating: nil, count: leaders.count)
    for (item, leader) in leaders.enumerated() {
      if let leader { followers[leader] = item }
    }
    moves.reserveCapacity(leaders.count)
  }

  /// Whether an item's place is free from the start.
  func isHead(_ item: Int) -> Bool { leaders[item] == nil && !isDone[item] }

  /// Adds an item whose place is free, and those that wait for it.
  mutating func addChain(from head: Int) {
    var next: Int? = head
    while let item = next, !isDone[item] {
      moves.append(check.move(check.items[item]))
      isDone[item] = true
      next = followers[item]
    }
  }

  /// Adds the ring that an item is in.
  mutating func addRing(from first: Int) {
    let move = check.move(check.items[first])
    let temporary = move.source.folder.appending(temporaryName())
    moves.append(RenameMove(step: move.step, source: move.source, target: temporary))
    isDone[first] = true
    if let next = followers[first] { addChain(from: next) }
    moves.append(RenameMove(step: move.step, source: temporary, target: move.target))
  }
}
