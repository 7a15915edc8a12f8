import FileTransactions
import ShortcutKit
import Synchronization

/// The person at the controlling terminal, which is opened when it is first needed.
final class TerminalConsole: Console {
  /// What is known once the terminal is open.
  private struct Opened {
    let device: TerminalDevice
    let look: TerminalLook
  }

  private let path: Path
  private let neverAsks: Bool
  private let files: any FileSystem
  private let look: @Sendable () -> TerminalLook
  /// The terminal that standard error is, as it is now; nil where it is none.
  private let showcase: @Sendable () -> Showcase?
  private let progress: ProgressLine?
  private let opened = Mutex<Opened?>(nil)
  /// A process has one terminal, and a person answers one question at a time.
  private static let turn = Mutex(())

  /// Makes a console; one that never asks says that there is nobody.
  init(
    _ look: @autoclosure @escaping @Sendable () -> TerminalLook, files: any FileSystem, path: Path = "/dev/tty",
    neverAsks: Bool = false, progress: ProgressLine? = nil, showcase: @escaping @Sendable () -> Showcase? = { nil }
  ) {
    self.look = look
    self.files = files
    self.path = path
    self.neverAsks = neverAsks
    self.progress = progress
    self.showcase = showcase
  }

  /// Whether there is a terminal, and whether what is typed on it is for this process.
  var canAsk: Bool { terminal() != nil }

  /// Asks for a line, until it is one that fits.
  func ask(_ question: LineQuestion) throws -> String {
    try inTurn { terminal, look in
      while true {
        let answer = question.answer(in: try line(question, on: terminal, look))
        guard let mistake = question.mistake(in: answer) else { return answer }
        try terminal.write(mistake.visible + "\n")
      }
    }
  }

  /// Lets somebody choose among rows.
  func choose(
    _ prompt: String, among rows: [ChoiceRow], multiple: Bool, initially: Set<Int>
  ) throws -> [Int] {
    try inTurn { terminal, look in
      guard look.hasScreen, terminal.size.rows >= 5, terminal.size.columns >= 20 else {
        return try NumberedList(prompt, rows, isMultiple: multiple, initially: initially).choose(on: terminal)
      }
      let state = PickerState(rows, isMultiple: multiple, initially: initially)
      var picker = Picker(terminal, PickerScreen(prompt: prompt, rows: rows), state, usesColor: look.usesColor)
      return try picker.run()
    }
  }

  /// Asks yes or no.
  func confirm(_ prompt: String) throws -> Bool {
    let question = LineQuestion(prompt + " (y/n)") { answer in
      if YesOrNo(answer) == nil { throw YesOrNo.Expected() }
    }
    return YesOrNo(try ask(question)) == .yes
  }

  /// Shows something to read, on standard error.
  func show(_ text: String) { show(text) { try $0.show(text) } }

  /// Shows something to look at, on standard error.
  func show(_ exhibit: Exhibit, in host: RunHost) { show(exhibit.text) { try $0.show(exhibit, in: host) } }

  private func show(_ text: String, _ draw: (Showcase) throws -> Void) {
    guard let showcase = showcase() else { return Unattended().show(text) }
    do {
      // What is drawn while somebody else is asking would be drawn over.
      try aside {
        while try Self.turn.withLockIfAvailable({ _ in try draw(showcase) }) == nil {
          try Interruption.check()
          pause(for: .milliseconds(20))
        }
      }
    } catch is Interruption {
      // The run is told so by what it does next.
    } catch {
      Unattended().show(text)
    }
  }

  private func line(_ question: LineQuestion, on terminal: TerminalDevice, _ look: TerminalLook) throws -> String {
    guard look.hasScreen else {
      let prompt = LineScreen(question).prompt + " "
      guard question.kind == .secret else { return try terminal.line(after: prompt) }
      let line = try TerminalMode.with(.unseenLine, on: terminal) { try terminal.line(after: prompt) }
      return line
    }
    let completion = PathCompletion(files: files, home: look.home)
    var editor = LineEditor(terminal, question, completion: completion, usesColor: look.usesColor)
    return try editor.run()
  }

  /// Waits until nobody else is asking.
  private func inTurn<Answer>(_ ask: (TerminalDevice, TerminalLook) throws -> Answer) throws -> Answer {
    guard let opened = terminal() else { throw ConsoleError.nobody }
    return try aside { try inTurn(opened, ask) }
  }

  /// Does something with the terminal, while no progress is drawn on it.
  private func aside<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard let progress else { return try work() }
    return try progress.aside(work)
  }

  private func inTurn<Answer>(
    _ opened: Opened, _ ask: (TerminalDevice, TerminalLook) throws -> Answer
  ) throws -> Answer {
    while true {
      if let answer = try Self.turn.withLockIfAvailable({ _ in try ask(opened.device, opened.look) }) { return answer }
      try Interruption.check()
      pause(for: .milliseconds(20))
    }
  }

  private func terminal() -> Opened? {
    if neverAsks { return nil }
    let found = opened.withLock { opened in
      if opened == nil { opened = TerminalDevice(path).map { Opened(device: $0, look: look()) } }
      return opened
    }
    guard let found, found.device.isOurs else { return nil }
    return found
  }
}

/// A yes or a no, as people type them, or the button of an alert.
private enum YesOrNo {
  case yes, no

  struct Expected: Error, CustomStringConvertible {
    var description: String { "please answer y or n" }
  }

  init?(_ answer: String) {
    switch answer.trimmingWhitespace.lowercased() {
    case "y", "yes", "ok": self = .yes
    case "n", "no", "cancel": self = .no
    default: return nil
    }
  }
}
