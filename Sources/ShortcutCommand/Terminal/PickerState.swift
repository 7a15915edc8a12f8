import ShortcutKit

/// What somebody who chooses has typed, marked and looks at. Knows no terminal.
struct PickerState {
  /// What a key led to.
  enum Outcome: Equatable {
    case goesOn
    /// The key means nothing here.
    case refused
    case taken([Int])
    case cancelled
    /// The process is to stop until somebody calls it back.
    case suspended
    /// The screen is to be drawn afresh.
    case redrawn
  }

  /// All there is to choose from.
  let rows: [ChoiceRow]
  /// Whether several may be chosen.
  let isMultiple: Bool
  /// What was typed to narrow the rows.
  private(set) var filter = ""
  /// The places of the rows that match, best first.
  private(set) var matches: [Int]
  /// Which of the matches the cursor stands at.
  private(set) var cursor = 0
  /// The first match that is on the screen.
  private(set) var top = 0
  /// How many rows are marked.
  private(set) var markedCount: Int

  private var isMarked: [Bool]
  private var height = 1
  private let texts: FoldedTexts
  private var match = PickerMatch([])
  /// What the starts of the filter found, so that a longer one only narrows it, and a shorter one has it at once.
  private var narrowed: [Finding] = []

  /// The rows that match a filter.
  private struct Finding {
    let query: [UInt8]
    /// In the order of the list.
    let rows: [Int]
    let bestFirst: [Int]
  }

  init(_ rows: [ChoiceRow], isMultiple: Bool, initially: Set<Int> = []) {
    self.rows = rows
    self.isMultiple = isMultiple
    matches = Array(rows.indices)
    texts = FoldedTexts(rows)
    isMarked = [Bool](repeating: false, count: rows.count)
    for place in initially where rows.indices.contains(place) { isMarked[place] = true }
    markedCount = isMarked.count { $0 }
  }

  /// Whether a row is marked.
  func isMarked(_ row: Int) -> Bool { isMarked[row] }

  /// The matches that are on the screen.
  var visible: Range<Int> { top..<min(matches.count, top + height) }

  /// The places of the filter's letters in the folded text of a row.
  func places(in row: Int) -> [Int] {
    var match = match
    return match.places(texts.range(of: row), in: texts.bytes)
  }

  /// Says how many rows the screen has room for.
  mutating func show(height: Int) {
    self.height = max(1, height)
    top = max(cursor - self.height + 1, min(top, cursor, max(0, matches.count - self.height)))
  }

  /// Does what a key says.
  mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .enter: return take()
    case .escape, .control("c"), .control("d"): return .cancelled
    case .control("z"): return .suspended
    case .control("l"): return .redrawn
    case .text(" ") where isMultiple: return mark(thenMoving: 0)
    case .tab where isMultiple: return mark(thenMoving: 1)
    case .backTab where isMultiple: return mark(thenMoving: -1)
    case .control("a") where isMultiple: return markAll()
    case .text(let text), .paste(let text): return narrow(to: filter + text)
    case .backspace: return filter.isEmpty ? .refused : narrow(to: String(filter.dropLast()))
    case .control("u"): return narrow(to: "")
    case .control("w"), .deleteWordBefore: return narrow(to: filter.droppingLastWord)
    default: return move(key)
    }
  }

  private mutating func move(_ key: Key) -> Outcome {
    switch key {
    case .up, .control("p"), .control("k"): return move(to: cursor - 1)
    case .down, .control("n"): return move(to: cursor + 1)
    case .pageUp: return move(to: cursor - height)
    case .pageDown: return move(to: cursor + height)
    case .home: return move(to: 0)
    case .end: return move(to: matches.count - 1)
    default: return .refused
    }
  }

  private mutating func move(to place: Int) -> Outcome {
    cursor = max(0, min(place, matches.count - 1))
    show(height: height)
    return .goesOn
  }

  /// The marked rows in the order of the list, or the one at the cursor where none is marked.
  private func take() -> Outcome {
    if isMultiple, markedCount > 0 { return .taken(isMarked.indices.filter { isMarked[$0] }) }
    return matches.isEmpty ? .refused : .taken([matches[cursor]])
  }

  private mutating func mark(thenMoving step: Int) -> Outcome {
    guard !matches.isEmpty else { return .refused }
    isMarked[matches[cursor]].toggle()
    markedCount += isMarked[matches[cursor]] ? 1 : -1
    return move(to: cursor + step)
  }

  /// Marks all that match, or, where they are marked already, none of them.
  private mutating func markAll() -> Outcome {
    let mark = !matches.allSatisfy { isMarked[$0] }
    for row in matches where isMarked[row] != mark {
      isMarked[row] = mark
      markedCount += mark ? 1 : -1
    }
    return .goesOn
  }

  private mutating func narrow(to text: String) -> Outcome {
    filter = text
    let query = Folding.bytes(of: text)
    match = PickerMatch(query)
    (cursor, top) = (0, 0)
    while let last = narrowed.last, !query.starts(with: last.query) { narrowed.removeLast() }
    if query.isEmpty || narrowed.last?.query == query {
      matches = narrowed.last?.bestFirst ?? Array(rows.indices)
      return .goesOn
    }
    var found: [Int] = []
    var scores: [Int] = []
    for row in narrowed.last?.rows ?? Array(rows.indices) {
      guard let score = match.score(texts.range(of: row), in: texts.bytes) else { continue }
      found.append(row)
      scores.append(score)
    }
    matches = Self.bestFirst(found, scores)
    narrowed.append(Finding(query: query, rows: found, bestFirst: matches))
    return .goesOn
  }

  /// The rows by their scores, those of the same score in the order of the list. There are few scores and many rows, so
  /// that counting is faster than comparing.
  private static func bestFirst(_ rows: [Int], _ scores: [Int]) -> [Int] {
    var starts = [Int](repeating: 0, count: PickerMatch.most + 2)
    for score in scores { starts[PickerMatch.most - score + 1] += 1 }
    for place in 1..<starts.count { starts[place] += starts[place - 1] }
    var sorted = rows
    for (row, score) in zip(rows, scores) {
      sorted[starts[PickerMatch.most - score]] = row
      starts[PickerMatch.most - score] += 1
    }
    return sorted
  }
}

extension String {
  /// The text without its last word and the blanks around that.
  var droppingLastWord: String {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    while let last = rest.last, !last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
