/// A box of lines around what stands in a card.
struct CardBox {
  /// The column of the line that leads from card to card.
  static let rail = 3

  let width: Int
  /// The parameters of SGR for the lines.
  let style: String
  let ink: Ink

  /// The box with parts one below the other; a line leads to it, or on from it.
  func lines(_ parts: [[PaintedText]], isLed: Bool = false, hasNext: Bool = false) -> [String] {
    let side = ink.styled("│", style)
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

  private func edge(_ left: String, _ right: String, _ joint: String?) -> String {
    let before = String(repeating: "─", count: Self.rail - 1)
    let after = String(repeating: "─", count: width - Self.rail - 2)
    return ink.styled(left + before + (joint ?? "─") + after + right, style)
  }
}
