import ShortcutKit
import Synchronization

/// What a run that takes its time is at, in one line at the bottom of the terminal.
///
/// Nothing happens here by itself: a thread that waits anyway calls `tick`. Whoever else writes to the terminal, or lets
/// somebody type on it, does so by `aside`, which takes the line away before.
final class ProgressLine: Sendable {
  /// What is drawn on.
  struct Surface: Sendable {
    let usesColor: Bool
    /// The columns of the terminal; nil while nothing may be drawn on it.
    let columns: @Sendable () -> Int?
    let write: @Sendable (String) -> Void
  }

  private struct State {
    var run: (position: RunPosition, start: ContinuousClock.Instant)?
    var block: DrawnBlock
    var drawn: (text: String, columns: Int)?
    /// How many others have the terminal.
    var others = 0
    /// Whether the cursor stands at the start of a line, where others left it.
    var isAtLineStart = true
  }

  /// How long a run takes before anything is said about it.
  private static let patience: Duration = .seconds(1)
  private static let interval: Duration = .milliseconds(200)

  private let surface: Surface
  private let state: Mutex<State>

  init(_ surface: Surface) {
    self.surface = surface
    state = Mutex(State(block: DrawnBlock(usesColor: surface.usesColor)))
  }

  /// A run begins, and is to note here where it is.
  func begin(at start: ContinuousClock.Instant = .now) -> RunPosition {
    let position = RunPosition()
    state.withLock { $0.run = (position, start) }
    return position
  }

  /// The run is over; the line goes away.
  func end() {
    state.withLock { state in
      state.run = nil
      erase(&state)
    }
  }

  /// The process ends at once; the line goes away if nobody is at it right now.
  func abandon() { _ = state.withLockIfAvailable { erase(&$0) } }

  /// Draws the line, if it is time to. Returns after how long it should be looked at again. Never waits for anybody.
  func tick(_ now: ContinuousClock.Instant = .now) -> Duration {
    state.withLockIfAvailable { state in
      guard let run = state.run else { return Self.patience }
      let time = now - run.start
      guard time >= Self.patience else { return Self.patience - time }
      guard state.others == 0, state.isAtLineStart, let columns = surface.columns(), let place = run.position.place
      else { return Self.interval }
      draw(ProgressText.text(of: place, time: time), columns, &state)
      return Self.interval
    } ?? Self.interval
  }

  /// Does something that needs the terminal for itself.
  func aside<Result>(_ work: () throws -> Result) rethrows -> Result {
    state.withLock { state in
      erase(&state)
      state.others += 1
    }
    defer { state.withLock { $0.others -= 1 } }
    return try work()
  }

  /// Has somebody write these bytes to the terminal.
  func aside(writing bytes: [UInt8], _ write: ([UInt8]) throws -> Void) rethrows {
    try aside { try write(bytes) }
    // Behind a line that goes on nothing is drawn until it ends.
    if let last = bytes.last { state.withLock { $0.isAtLineStart = last == 0x0A } }
  }

  private func draw(_ text: String, _ columns: Int, _ state: inout State) {
    if let drawn = state.drawn, drawn == (text, columns) { return }
    // The last column stays free, as everywhere.
    var line = StyledLine(limit: max(1, columns - 1))
    line.append(text, .dim)
    surface.write(state.block.draw([line], cursor: .init(line: 0, column: 0), columns: columns))
    state.drawn = (text, columns)
  }

  private func erase(_ state: inout State) {
    guard let drawn = state.drawn else { return }
    surface.write(state.block.erase(columns: surface.columns() ?? drawn.columns))
    state.drawn = nil
  }
}
