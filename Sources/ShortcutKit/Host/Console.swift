/// The person who is asked, at a terminal or wherever else the program is used.
///
/// Every call throws `ConsoleError`, or `Interruption` when the run is told to stop while it waits.
public protocol Console: Sendable {
  /// Whether there is somebody to ask.
  var canAsk: Bool { get }
  /// Asks for a line, until it is one that fits, and returns what it means.
  func ask(_ question: LineQuestion) throws -> String
  /// Lets somebody choose among rows; the places of the chosen ones, counted from 0.
  func choose(_ prompt: String, among rows: [ChoiceRow], multiple: Bool, initially: Set<Int>) throws -> [Int]
  /// Asks yes or no.
  func confirm(_ prompt: String) throws -> Bool
  /// Shows something to read, for people to see, never among the output.
  func show(_ text: String)
  /// Shows something to look at; without a way to draw, its text.
  func show(_ exhibit: Exhibit, in host: RunHost)
}

extension Console {
  /// Shows the text.
  public func show(_ exhibit: Exhibit, in host: RunHost) { show(exhibit.text) }
}

/// One row of a list to choose from.
public struct ChoiceRow: Sendable, Hashable {
  /// The first line.
  public let title: String
  /// A second line; empty where there is none.
  public let subtitle: String
  /// A symbol's name, an emoji or a path; empty where there is none.
  public let image: String
  /// What tells the row from others of its title; empty where there is nothing.
  public let identifier: String

  /// Makes a row.
  public init(title: String, subtitle: String = "", image: String = "", identifier: String = "") {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.identifier = identifier
  }
}

/// Why nobody answered.
public enum ConsoleError: Error, Sendable {
  /// There is nobody to ask.
  case nobody
  /// The person cancelled.
  case cancelled
}
