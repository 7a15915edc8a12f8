import ShortcutKit
import Synchronization

/// Nobody to ask, as under cron. What is shown goes to standard error.
struct NobodyThere: Console {
  var canAsk: Bool { false }
  func ask(_ prompt: String, default: String?) throws -> String { throw ConsoleError.nobody }
  func choose(_ prompt: String, among rows: [ChoiceRow], multiple: Bool, initially: Set<Int>) throws -> [Int] {
    throw ConsoleError.nobody
  }
  func confirm(_ prompt: String) throws -> Bool { throw ConsoleError.nobody }
  func show(_ text: String) {}
}

/// A person who types lines, one for each question; without a line left, the person cancels.
final class ScriptedConsole: Console {
  private let lines: Mutex<[String]>

  init(_ lines: [String]) { self.lines = Mutex(lines) }

  var canAsk: Bool { true }

  func ask(_ prompt: String, default: String?) throws -> String {
    let line = try next()
    return line.isEmpty ? `default` ?? "" : line
  }

  func choose(_ prompt: String, among rows: [ChoiceRow], multiple: Bool, initially: Set<Int>) throws -> [Int] {
    let line = try next()
    if multiple, line.isEmpty { return initially.sorted() }
    return line.split(separator: ",").compactMap { word in
      rows.firstIndex { $0.title == word } ?? Int(word).map { $0 - 1 }
    }
  }

  func confirm(_ prompt: String) throws -> Bool { try next() == "y" }
  func show(_ text: String) {}

  private func next() throws -> String {
    try lines.withLock { lines in
      guard !lines.isEmpty else { throw ConsoleError.cancelled }
      return lines.removeFirst()
    }
  }
}
