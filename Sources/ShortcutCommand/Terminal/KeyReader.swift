/// Reads keys from a terminal.
struct KeyReader {
  /// What comes from the terminal, or happens to it.
  enum Event: Equatable {
    case key(Key)
    /// A moment passed without a key.
    case nothing
    /// The process was stopped and goes on.
    case resumed
  }

  /// The longest pause within the sequence of one key, and between looks at the world, in milliseconds.
  private static let moment: Int32 = 50

  private let device: TerminalDevice
  private var decoder = KeyDecoder()

  init(_ device: TerminalDevice) { self.device = device }

  /// Waits for a key, but not for longer than a moment.
  mutating func next() throws -> Event {
    while true {
      if TerminalRescue.takeStop() {
        decoder = KeyDecoder()
        return .resumed
      }
      guard let byte = try device.byte(within: Self.moment) else {
        return decoder.keyAfterPause().map { .key($0) } ?? .nothing
      }
      if let key = decoder.key(after: byte) { return .key(key) }
    }
  }

  /// Whether more is there to read at once.
  var hasMore: Bool { device.hasInput }
}
