extension POSIXFileSystem {
  /// Renames all of a plan or nothing.
  ///
  /// Everything that can be known to be wrong is found before anything is touched. What fails all the same, because
  /// somebody else changes files at that moment, is undone: the error then also says what could not be.
  public func perform(_ plan: RenamePlan) throws(RenamePlanError) {
    let check = try RenameCheck(plan, in: self)
    try carryOut(check.moves(), of: plan) { source, target throws(FileError) in
      try SystemCall.renameToFree(source, to: target)
    }
  }

  /// Renames in order; when that fails, renames back in the reverse order.
  func carryOut(
    _ moves: [RenameMove], of plan: RenamePlan, by rename: (Path, Path) throws(FileError) -> Void
  ) throws(RenamePlanError) {
    for (number, move) in moves.enumerated() {
      do {
        try SystemCall.lookForInterruption("rename", move.source)
        try rename(move.source, move.target)
      } catch {
        let lost = InterruptionScope(within: nil).runBlocking { undo(moves[..<number], by: rename) }
        let step = plan.steps[move.step]
        let outcome = lost.isEmpty ? "nothing is renamed" : "not everything could be renamed back"
        let detail = "‘\(step.source)’ could not become ‘\(step.target)’: \(error.detail); \(outcome)"
        throw RenamePlanError([RenamePlanError.Conflict([step.source, step.target], detail)] + lost)
      }
    }
  }

  private func undo(
    _ moves: ArraySlice<RenameMove>, by rename: (Path, Path) throws(FileError) -> Void
  ) -> [RenamePlanError.Conflict] {
    var lost: [RenamePlanError.Conflict] = []
    for move in moves.reversed() {
      do { try rename(move.target, move.source) } catch {
        let detail = "‘\(move.source)’ is now ‘\(move.target)’: \(error.detail)"
        lost.append(RenamePlanError.Conflict([move.source, move.target], detail))
      }
    }
    return lost
  }
}
