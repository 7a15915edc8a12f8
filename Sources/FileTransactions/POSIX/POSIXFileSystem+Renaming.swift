extension POSIXFileSystem {
  /// Renames all of a plan or nothing.
  public func perform(_ plan: RenamePlan) throws(RenamePlanError) {
    throw RenamePlanError([RenamePlanError.Conflict(plan.steps.map(\.source), "renaming is not there yet")])
  }
}
