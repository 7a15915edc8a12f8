/// What stands between two tokens of a YAML file and means nothing: comments and empty lines.
struct Trivia {
  enum Line {
    case empty
    /// With the column that it starts in, counted from zero.
    case comment(Substring, column: Int)
  }

  /// The comment that ends the line of the token before, with the blanks before it.
  private(set) var trailing: Substring?
  /// The lines after that, up to the line of the next token.
  private(set) var lines: [Line] = []

  /// What is in a part of a file in which there are no scalars.
  init(_ range: Range<Int>, of file: SourceFile) {
    var rest = file.slice(range)
    var isFirst = range.lowerBound > 0 && file.slice(range.lowerBound - 1..<range.lowerBound) != "\n"
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      rest = rest[line.endIndex...]
      let isComplete = !rest.isEmpty
      rest = rest.dropFirst()
      add(line, isFirst: isFirst, isComplete: isComplete)
      isFirst = false
    }
  }

  private mutating func add(_ line: Substring, isFirst: Bool, isComplete: Bool) {
    guard let start = Self.comment(in: line) else {
      if !isFirst, isComplete, line.allSatisfy({ $0 == " " || $0 == "\t" }) { lines.append(.empty) }
      return
    }
    let text = line[start...]
    if isFirst {
      let blanks = line[..<start].reversed().prefix { $0 == " " || $0 == "\t" }.count
      trailing = line[line.index(start, offsetBy: -blanks)...]
    } else {
      lines.append(.comment(text, column: line.utf8.distance(from: line.startIndex, to: start)))
    }
  }

  /// Where a `#` starts a comment: at the start of a line or after a blank.
  private static func comment(in line: Substring) -> String.Index? {
    var isAfterBlank = true
    for index in line.indices {
      if line[index] == "#", isAfterBlank { return index }
      isAfterBlank = line[index] == " " || line[index] == "\t"
    }
    return nil
  }

  /// Whether there is a comment.
  var hasComment: Bool { !comments.isEmpty }

  /// The comments without the blanks before them.
  var comments: [Substring] {
    let own = lines.compactMap { line in
      if case .comment(let text, _) = line { text } else { nil }
    }
    return [trailing].compactMap { $0?.drop { $0 != "#" } } + own
  }
}
