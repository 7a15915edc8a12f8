/// Something for people to see, never part of the output.
public struct Exhibit: Sendable {
  /// What there is to see.
  public enum Form: Sendable {
    /// The text alone.
    case text
    /// A value: rows of dictionaries are a table, an image is a picture, and all else is the text.
    case value(Value)
    /// A value in full: of a file, the content that can be seen.
    case content(Value)
    /// What is known of one thing.
    case details(DetailCard)
  }

  /// What is read where there is no terminal to draw on.
  public let text: String
  /// What is drawn where there is one.
  public let form: Form

  /// Makes an exhibit.
  public init(_ text: String, _ form: Form = .text) {
    self.text = text
    self.form = form
  }
}

/// What is known of one thing, row by row.
public struct DetailCard: Sendable {
  /// A row: what it tells, and the text, which may have several lines.
  public typealias Row = (label: String, text: String)

  /// The name of the thing.
  public let title: String
  /// An emoji before the name; empty where there is none.
  public let symbol: String
  /// The rows.
  public let rows: [Row]
  /// A picture of the thing.
  public let picture: FileValue?

  /// Makes a card.
  public init(title: String, symbol: String = "", rows: [Row], picture: FileValue? = nil) {
    self.title = title
    self.symbol = symbol
    self.rows = rows
    self.picture = picture
  }
}
