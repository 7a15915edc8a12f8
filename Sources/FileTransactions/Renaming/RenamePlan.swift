/// Renamings that happen together or not at all.
public struct RenamePlan: Sendable {
  /// One file and the name it gets.
  public struct Step: Sendable, Hashable {
    /// The file as it is.
    public let source: Path
    /// The file as it will be.
    public let target: Path

    /// Makes a step.
    public init(from source: Path, to target: Path) {
      self.source = source
      self.target = target
    }
  }

  /// The renamings, in the order in which they were asked for.
  public let steps: [Step]

  /// Makes a plan. It is checked when it is performed.
  public init(_ steps: [Step]) { self.steps = steps }
}

/// Why a plan was not performed. Nothing is changed then.
public struct RenamePlanError: Error, Sendable {
  /// One thing that is wrong, with the files concerned.
  public struct Conflict: Sendable, Hashable {
    /// The files concerned.
    public let paths: [Path]
    /// What is wrong, in one line.
    public let detail: String

    /// Makes a conflict.
    public init(_ paths: [Path], _ detail: String) {
      self.paths = paths
      self.detail = detail
    }
  }

  /// Everything that is wrong with the plan.
  public let conflicts: [Conflict]

  /// Makes an error.
  public init(_ conflicts: [Conflict]) { self.conflicts = conflicts }
}
