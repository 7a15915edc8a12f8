import ShortcutKit
import Synchronization

/// Nobody to ask, as under cron. What is shown goes to standard error.
struct NobodyThere: Console {
  let shown: CollectingSink

  var canAsk: Bool { false }
  func ask(_ question: LineQuestion) throws -> String { throw ConsoleError.nobody }
  func choose(_ prompt: String, among rows: [ChoiceRow], multiple: Bool, initially: Set<Int>) throws -> [Int] {
    throw ConsoleError.nobody
  }
  func confirm(_ prompt: String) throws -> Bool { throw ConsoleError.nobody }
  func show(_ text: String) { shown.append(Array((text + "\n").utf8)) }
}

/// A person who types lines, one for each question; without a line left, the person cancels. What the person gets to see
/// goes to standard error.
final class ScriptedConsole: Console {
  private let lines: Mutex<[String]>
  private let shown: CollectingSink

  init(_ lines: [String], shown: CollectingSink) {
    self.lines = Mutex(lines)
    self.shown = shown
  }

  var canAsk: Bool { true }

  func ask(_ question: LineQuestion) throws -> String {
    while true {
      show(question.prompt)
      let answer = question.answer(in: try next())
      guard let mistake = question.mistake(in: answer) else { return answer }
      show(mistake)
    }
  }

  func choose(_ prompt: String, among rows: [ChoiceRow], multiple: Bool, initially: Set<Int>) throws -> [Int] {
    show(([prompt] + rows.map { "\($0.title)|\($0.subtitle)|\($0.image)" }).joined(separator: "\n"))
    let line = try next()
    if multiple, line.isEmpty { return initially.sorted() }
    return line.split(separator: ",").compactMap { word in
      rows.firstIndex { $0.title == word } ?? Int(word).map { $0 - 1 }
    }
  }

  func confirm(_ prompt: String) throws -> Bool {
    show(prompt)
    return try next() == "y"
  }

  func show(_ text: String) { shown.append(Array((text + "\n").utf8)) }

  private func next() throws -> String {
    try lines.withLock { lines in
      guard !lines.isEmpty else { throw ConsoleError.cancelled }
      return lines.removeFirst()
    }
  }
}
