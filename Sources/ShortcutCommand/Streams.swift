public import FileTransactions
package import ShortcutKit

/// Where the command reads and writes, and the world around it.
public struct Streams: Sendable {
  /// The world.
  public let world: World
  /// Standard input; nil where it is closed.
  public let input: (any ByteSource)?
  /// Whether standard input is a terminal, so that nothing is read from it.
  public let inputIsTerminal: Bool
  /// Standard output.
  public let output: any ByteSink
  /// Writes to standard error at once. Where that is closed there is nobody to tell.
  public let writeError: @Sendable ([UInt8]) -> Void
  /// Whether messages may be in colour.
  public let usesColor: Bool
  /// The terminal that standard output is; nil where it is none.
  public let screen: OutputScreen?
  /// What long texts on that terminal are read in; nil where they are simply written.
  var pager: Pager?
  /// Where a run says what it is at; nil where nobody sees it.
  var progress: ProgressLine?
  /// Hears of every diagnostic that is shown, for its id is in no text.
  package var observer: @Sendable (Diagnostic) -> Void = { _ in }

  /// Makes streams of their parts.
  public init(
    world: World = .live, input: (any ByteSource)?, inputIsTerminal: Bool, output: any ByteSink, usesColor: Bool,
    screen: OutputScreen? = nil, writeError: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.world = world
    self.input = input
    self.inputIsTerminal = inputIsTerminal
    self.output = output
    self.writeError = writeError
    self.usesColor = usesColor
    self.screen = screen
  }

  /// Writes to standard output.
  func print(_ text: String) throws(FileError) { try output.write(Array((text + "\n").utf8)) }

  /// Writes lines that are ended already to standard output.
  func write(_ text: String) throws(FileError) { try output.write(Array(text.utf8)) }

  /// Writes a message to standard error.
  func report(_ text: String) { writeError(Array((text + "\n").utf8)) }

  /// Shows a diagnostic on standard output.
  func print(_ diagnostic: Diagnostic) throws(FileError) { try output.write(rendered(diagnostic)) }

  /// Shows a diagnostic on standard error.
  func report(_ diagnostic: Diagnostic) { writeError(rendered(diagnostic)) }

  private func rendered(_ diagnostic: Diagnostic) -> [UInt8] {
    observer(diagnostic)
    return Array(DiagnosticRenderer(color: usesColor).render(diagnostic).utf8)
  }
}
