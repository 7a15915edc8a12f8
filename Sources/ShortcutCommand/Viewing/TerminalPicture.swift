import ShortcutKit

/// Draws a picture in boxes, for a terminal.
struct TerminalPicture {
  private static let widest = 80
  /// What a card has at least, however deep it lies.
  private static let narrowest = 24
  /// The column of the line that leads from card to card.
  private static let rail = 3

  private let ink: Ink
  private let width: Int

  init(_ screen: OutputScreen?) {
    ink = Ink(screen)
    width = max(Self.narrowest, min(Self.widest, screen?.width ?? Self.widest))
  }

  func lines(of picture: ShortcutPicture) -> [String] {
    var head = [PaintedText(picture.symbol + " " + picture.name.onOneLine, "1")]
    if let description = picture.description { head.append(PaintedText(description.onOneLine)) }
    var input = [PaintedText("Accepts " + picture.accepts)]
    if let whenMissing = picture.whenMissing { input.append(PaintedText(whenMissing.onOneLine, "2")) }
    for variable in picture.variables {
      var line = PaintedText(variable.name.onOneLine + ": ", "2")
      line.append(ArgumentPaint.text(variable.value))
      input.append(line)
    }
    let isLast = picture.cards.isEmpty
    return box([head, input], width, "1", hasNext: !isLast) + cards(picture.cards, width, isLed: true)
  }

  /// Cards below each other; `isLed` where a line leads to the first one.
  private func cards(_ cards: [Card], _ width: Int, isLed: Bool = false) -> [String] {
    cards.enumerated().flatMap { index, card in
      let drawn = box(
        [body(of: card)], width, card.category.look.terminalColor, isLed: isLed || index > 0,
        hasNext: index < cards.count - 1 || !card.blocks.isEmpty)
      return drawn + blocks(card, width, hasNext: index < cards.count - 1)
    }
  }

  private func body(of card: Card) -> [PaintedText] {
    let look = card.category.look
    var title = PaintedText(look.emoji + " ")
    for piece in card.title {
      switch piece {
      case .words(let words): title.append(words, "1")
      case .argument(let argument): title.append(ArgumentPaint.text(argument, color: look.terminalColor))
      }
    }
    var body = [title]
    for parameter in card.parameters {
      let further = ArgumentPaint.lines(of: parameter.value)
      var line = PaintedText(parameter.name + ": ", "2")
      if further.isEmpty { line.append(ArgumentPaint.text(parameter.value, color: look.terminalColor)) }
      body.append(line)
      body += further
    }
    for note in card.notes {
      var line = PaintedText("· " + note.words + " ", "2")
      line.append(ArgumentPaint.text(note.value, color: look.terminalColor))
      body.append(line)
    }
    return body
  }

  /// The blocks of a card, beside a bar that goes on to the next card.
  private func blocks(_ card: Card, _ width: Int, hasNext: Bool) -> [String] {
    guard !card.blocks.isEmpty else { return [] }
    let color = card.category.look.terminalColor
    let bar = String(repeating: " ", count: Self.rail) + ink.styled("│", color)
    let inner = max(Self.narrowest, width - Self.rail - 3)
    var lines: [String] = []
    for block in card.blocks {
      if !block.label.isEmpty {
        let label = ArgumentPaint.text(.given(block.label, isText: false)).parts.map(\.text).joined()
        lines.append(bar + " " + ink.bold(label.cut(to: inner)))
      }
      if block.cards.isEmpty { lines.append(bar + "  " + ink.dim("nothing")) }
      lines += cards(block.cards, inner).map { bar + "  " + $0 }
    }
    let end = hasNext ? "│" : "╵"
    return lines + [String(repeating: " ", count: Self.rail) + ink.styled(end, color)]
  }

  /// A box with parts one below the other.
  private func box(_ parts: [[PaintedText]], _ width: Int, _ color: String, isLed: Bool = false, hasNext: Bool)
    -> [String]
  {
    func edge(_ left: String, _ right: String, _ joint: String?) -> String {
      let before = String(repeating: "─", count: Self.rail - 1)
      let after = String(repeating: "─", count: width - Self.rail - 2)
      return ink.styled(left + before + (joint ?? "─") + after + right, color)
    }
    let side = ink.styled("│", color)
    let inner = width - 4
    var lines = [edge("╭", "╮", isLed ? "┴" : nil)]
    for (index, part) in parts.enumerated() {
      if index > 0 { lines.append(edge("├", "┤", nil)) }
      for text in part {
        for line in text.lines(of: inner) {
          let gap = String(repeating: " ", count: max(0, inner - line.width))
          lines.append(side + " " + line.painted(ink) + gap + " " + side)
        }
      }
    }
    return lines + [edge("╰", "╯", hasNext ? "┬" : nil)]
  }
}
