import FileTransactions
import ShortcutKit

/// Lets somebody type a line, with the keys that lines are edited with everywhere.
///
/// libedit was tried: it takes the lines of a paste for answers, tears emoji apart, and loses count of the columns behind
/// combining marks, so that names from a file system that decomposes them cannot be edited.
struct LineEditor {
  private let device: TerminalDevice
  private let question: LineQuestion
  private let completion: PathCompletion?
  private let screen: LineScreen
  private var state = LineState()
  private var hint = ""
  private var block: DrawnBlock

  init(_ device: TerminalDevice, _ question: LineQuestion, completion: PathCompletion?, usesColor: Bool) {
    self.device = device
    self.question = question
    self.completion = question.kind == .file ? completion : nil
    screen = LineScreen(question)
    block = DrawnBlock(usesColor: usesColor)
  }

  /// Asks, and returns the line.
  mutating func run() throws -> String {
    try TerminalMode.with(.keys, on: device) {
      do {
        try edit()
        try device.write(block.erase(columns: device.size.columns) + screen.record(state) + "\r\n")
        return state.text
      } catch {
        // The question stays to be read. A terminal that is gone shows nothing anyway.
        do {
          let erasing = block.erase(columns: device.size.columns)
          try device.writeUninterrupted(erasing + screen.record(state) + "\r\n")
        } catch {}
        throw error
      }
    }
  }

  private mutating func edit() throws {
    var keys = KeyReader(device)
    var size = device.size
    try draw(size)
    while true {
      var isStale = false
      switch try keys.next() {
      case .key(let key):
        hint = ""
        isStale = true
        switch state.press(key) {
        case .goesOn: break
        case .refused: try device.write("\u{7}")
        case .entered: return
        case .cancelled: throw ConsoleError.cancelled
        case .completed: try complete()
        case .suspended: try suspend(size)
        case .redrawn: block.forget()
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

  private mutating func complete() throws {
    guard let found = completion?.complete(state.textBefore) else { return try device.write("\u{7}") }
    if !found.addition.isEmpty { return state.insert(found.addition) }
    hint = found.candidates.joined(separator: "  ")
    try device.write("\u{7}")
  }

  private mutating func suspend(_ size: TerminalSize) throws {
    try device.write(block.erase(columns: size.columns))
    TerminalRescue.stop()
  }

  private mutating func draw(_ size: TerminalSize) throws {
    let (lines, cursor) = screen.lines(state, hint: hint, size)
    try device.write(block.draw(lines, cursor: cursor, columns: size.columns))
  }
}
