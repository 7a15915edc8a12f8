import ShortcutKit

/// What stands for a parameter, as a terminal shows it.
enum ArgumentPaint {
  private static let linesAtMost = 12

  /// One line of it.
  static func text(_ argument: CardArgument, color: String = "36") -> PaintedText {
    switch argument {
    case .given(let pieces, let isText): return text(pieces, isText: isText, color)
    case .condition(let expression): return PaintedText(expression.onOneLine, color)
    case .flowing(let name, _): return PaintedText("‹\(name.onOneLine)›", color)
    case .standard(let words): return PaintedText(words.onOneLine, "2")
    case .asked(let prompt): return PaintedText("“\(prompt.onOneLine)”", "2")
    }
  }

  private static func text(_ pieces: [ValuePiece], isText: Bool, _ color: String) -> PaintedText {
    guard isText || !pieces.isEmpty else { return PaintedText() }
    var text = PaintedText()
    let isQuoted = isText && pieces.contains { if case .words = $0 { true } else { false } } || isText && pieces.isEmpty
    if isQuoted { text.append("‘") }
    for piece in pieces {
      switch piece {
      case .words(let words):
        // Further lines stand below.
        text.append(words.prefix { !$0.isNewline }.visible)
        if words.contains(where: \.isNewline), pieces.count > 1 || !words.allSatisfy(\.isWhitespace) {
          text.append("…")
          if isQuoted { text.append("’") }
          return text
        }
        if words.allSatisfy(\.isNewline) { text.append(words.visible) }
      case .expression(let expression): text.append("${" + expression.onOneLine + "}", color)
      }
    }
    if isQuoted { text.append("’") }
    return text
  }

  /// The lines of a text that has several; empty where one is all there is.
  static func lines(of argument: CardArgument) -> [PaintedText] {
    guard case .given(let pieces, _) = argument, pieces.seen.hasLines else { return [] }
    let whole = pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .expression(let expression): "${" + expression + "}"
      }
    }.joined()
    let ended = whole.last?.isNewline ?? false ? whole.dropLast() : whole[...]
    let lines = ended.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let shown = lines.prefix(linesAtMost).map { PaintedText("  " + $0.visible) }
    return shown
      + (lines.count > linesAtMost ? [PaintedText("  … and \(lines.count - linesAtMost) more lines", "2")] : [])
  }
}
