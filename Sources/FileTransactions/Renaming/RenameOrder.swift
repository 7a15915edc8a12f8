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
    let follower = followers()
    var isDone = items.map(\.isUnchanged)
    var moves: [RenameMove] = []
    moves.reserveCapacity(items.count)
    let isHead = heads()
    for head in items.indices.filter({ isHead[$0] }).sorted(by: { items[$0].status.inode < items[$1].status.inode }) {
      var next: Int? = head
      while let number = next {
        moves.append(move(items[number]))
        isDone[number] = true
        next = follower[number]
      }
    }
    for first in items.indices where !isDone[first] {
      let item = items[first]
      let temporary = folders.all[item.sourceFolder].path.appending(temporaryName())
      let whole = move(item)
      moves.append(RenameMove(step: item.step, source: whole.source, target: temporary))
      isDone[first] = true
      var next = follower[first]
      while let number = next, number != first {
        moves.append(move(items[number]))
        isDone[number] = true
        next = follower[number]
      }
      moves.append(RenameMove(step: item.step, source: temporary, target: whole.target))
    }
    return moves
  }

  /// The changes of the plan by absolute paths, all to be seen as happening at once.
  func changes() -> [RenameMove] { items.filter { !$0.isUnchanged }.map(move) }

  private func move(_ item: RenameItem) -> RenameMove {
    RenameMove(
      step: item.step, source: folders.all[item.sourceFolder].path.appending(item.sourceName),
      target: folders.all[item.targetFolder].path.appending(item.targetName))
  }

  /// For each item, the one that gets its place.
  private func followers() -> [Int?] {
    var followers = [Int?](repeating: nil, count: items.count)
    for (number, item) in items.enumerated() where !item.isUnchanged {
      if let leader = itemsBySource[target(of: item)] { followers[leader] = number }
    }
    return followers
  }

  /// For each item, whether its target is free from the start.
  private func heads() -> [Bool] { items.map { !$0.isUnchanged && itemsBySource[target(of: $0)] == nil } }
}
