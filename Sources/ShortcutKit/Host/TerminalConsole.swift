import FileTransactions
import Synchronization

/// The person at the controlling terminal, which is opened when it is first needed.
public final class TerminalConsole: Console {
  private let path: Path
  private let neverAsks: Bool
  private let opened = Mutex<Terminal?>(nil)

  /// Makes a console; one that never asks says that there is nobody.
  public convenience init(neverAsks: Bool = false) { self.init(path: "/dev/tty", neverAsks: neverAsks) }

  init(path: Path, neverAsks: Bool = false) {
    self.path = path
    self.neverAsks = neverAsks
  }

  /// Whether there is a terminal, and whether what is typed on it is for this process.
  public var canAsk: Bool { terminal() != nil }

  /// Asks for a line of text. An empty line is the default, where there is one.
  public func ask(_ prompt: String, default: String?) throws -> String {
    let terminal = try requireTerminal()
    let line = try terminal.ask(prompt + (`default`.map { " [\($0)]" } ?? "") + " ")
    return line.isEmpty ? `default` ?? "" : line
  }

  /// Lets somebody choose from a numbered list, by number or by title.
  public func choose(
    _ prompt: String, among rows: [ChoiceRow], multiple: Bool, initially: Set<Int>
  ) throws -> [Int] {
    let terminal = try requireTerminal()
    var list = prompt + "\n"
    for (place, row) in rows.enumerated() {
      let mark = initially.contains(place) ? "*" : " "
      list += "\(mark)\(place + 1). \(row.title)\(row.subtitle.isEmpty ? "" : " — \(row.subtitle)")\n"
    }
    try terminal.write(list)
    let answer = ChoiceAnswer(rows: rows, isMultiple: multiple, initially: initially)
    while true {
      do { return try answer.places(in: terminal.ask(answer.question)) } catch let error as ChoiceAnswer.Mistake {
        try terminal.write(error.reason + "\n")
      }
    }
  }

  /// Asks yes or no.
  public func confirm(_ prompt: String) throws -> Bool {
    let terminal = try requireTerminal()
    while true {
      switch try terminal.ask(prompt + " (y/n) ").lowercased() {
      case "y", "yes": return true
      case "n", "no": return false
      default: try terminal.write("please answer y or n\n")
      }
    }
  }

  /// Shows something to read, on standard error.
  public func show(_ text: String) {
    // Where standard error is closed there is nobody to tell.
    do { try Descriptor(2, path: "standard error", isOwned: false).write(Array((text + "\n").utf8)) } catch {}
  }

  private func requireTerminal() throws(ConsoleError) -> Terminal {
    guard let terminal = terminal() else { throw .nobody }
    return terminal
  }

  private func terminal() -> Terminal? {
    if neverAsks { return nil }
    let terminal = opened.withLock { opened in
      if opened == nil { opened = Terminal(path) }
      return opened
    }
    guard let terminal, terminal.isOurs else { return nil }
    return terminal
  }
}
