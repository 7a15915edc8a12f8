import ShortcutKit

/// Draws a picture in boxes, for a terminal.
struct TerminalPicture {
  private static let widest = 80
  /// What a card has at least, however deep it lies.
  private static let narrowest = 24
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
    return CardBox(width: width, style: "1", ink: ink).lines([head, input], hasNext: !isLast)
      + cards(picture.cards, width, isLed: true)
  }

  /// Cards below each other; `isLed` where a line leads to the first one.
  private func cards(_ cards: [Card], _ width: Int, isLed: Bool = false) -> [String] {
    cards.enumerated().flatMap { index, card in
      let drawn = CardBox(width: width, style: card.category.look.terminalColor, ink: ink).lines(
        [body(of: card)], isLed: isLed || index > 0, hasNext: index < cards.count - 1 || !card.blocks.isEmpty)
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
    let bar = String(repeating: " ", count: CardBox.rail) + ink.styled("│", color)
    let inner = max(Self.narrowest, width - CardBox.rail - 3)
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
    return lines + [String(repeating: " ", count: CardBox.rail) + ink.styled(end, color)]
  }
}
