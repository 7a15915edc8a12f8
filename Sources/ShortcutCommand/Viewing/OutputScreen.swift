/// A terminal that is written to.
public struct OutputScreen: Sendable {
  /// Its columns.
  public let width: Int
  /// Its rows.
  public let height: Int
  /// Whether it may be in colour.
  public let usesColor: Bool
  /// How pictures are drawn on it; nil where they are not.
  var pictures: PictureProtocol?
  /// The pixels of a column and of a row; what is usual, where the terminal does not say.
  var cell = (width: 10, height: 20)

  /// Makes a screen.
  public init(width: Int, height: Int = 24, usesColor: Bool) {
    self.width = width
    self.height = height
    self.usesColor = usesColor
  }
}
