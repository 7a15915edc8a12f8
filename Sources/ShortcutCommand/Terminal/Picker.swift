import ShortcutKit

/// Lets somebody choose among rows, in a list that is drawn in place.
struct Picker {
  private let device: TerminalDevice
  private let screen: PickerScreen
  private let usesColor: Bool
  private var state: PickerState
  private var block: DrawnBlock

  init(_ device: TerminalDevice, _ screen: PickerScreen, _ state: PickerState, usesColor: Bool) {
    self.device = device
    self.screen = screen
    self.state = state
    self.usesColor = usesColor
    block = DrawnBlock(usesColor: usesColor)
  }

  /// Asks, and returns the places of the chosen rows.
  mutating func run() throws -> [Int] {
    try TerminalMode.with(.keys, on: device) {
      do {
        let places = try choose()
        let size = device.size
        let record = screen.record(places.map { state.rows[$0] }, size.columns).text(usesColor: usesColor).text
        try device.write(block.erase(columns: size.columns) + record + "\r\n")
        return places
      } catch {
        // Whatever ends the question, the list does not stay behind. A terminal that is gone shows nothing anyway.
        do { try device.writeUninterrupted(block.erase(columns: device.size.columns)) } catch {}
        throw error
      }
    }
  }

  private mutating func choose() throws -> [Int] {
    var keys = KeyReader(device)
    var size = device.size
    try draw(size)
    while true {
      var isStale = false
      switch try keys.next() {
      case .key(let key):
        switch state.press(key) {
        case .goesOn: isStale = true
        case .refused: try device.write("\u{7}")
        case .taken(let places): return places
        case .cancelled: throw ConsoleError.cancelled
        case .suspended: try suspend(size)
        case .redrawn:
          block.forget()
          isStale = true
        }
      case .nothing: break
      case .resumed:
        block.forget()
        isStale = true
      }
      let now = device.size
      // Keys that came at once are drawn at once.
      guard now != size || isStale && (!keys.hasMore || block.isForgotten) else { continue }
      size = now
      try draw(size)
    }
  }

  private mutating func suspend(_ size: TerminalSize) throws {
    try device.write(block.erase(columns: size.columns))
    TerminalRescue.stop()
  }

  private mutating func draw(_ size: TerminalSize) throws {
    let (lines, cursor) = screen.lines(&state, size)
    try device.write(block.draw(lines, cursor: cursor, columns: size.columns))
  }
}
