/// The terminal that standard output goes to.
public struct OutputScreen: Sendable {
  /// Its columns.
  public let width: Int
  /// Whether it may be in colour.
  public let usesColor: Bool

  /// Makes a screen.
  public init(width: Int, usesColor: Bool) {
    self.width = width
    self.usesColor = usesColor
  }
}
