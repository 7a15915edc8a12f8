import ShortcutKit

extension DetailCard {
  private static let widest = 80
  private static let narrowest = 24

  /// The card in a box, with its labels in a column.
  func lines(for screen: OutputScreen) -> [String] {
    let width = max(Self.narrowest, min(Self.widest, screen.width - 1))
    let labels = rows.map(\.label.displayWidth).max() ?? 0
    let indent = labels == 0 ? 0 : labels + 2
    var body: [PaintedText] = []
    for row in rows {
      let room = max(1, width - 4 - indent)
      let texts = row.text.linesOfText.flatMap { $0.visible[...].wrapped(to: room) }
      for (index, text) in texts.enumerated() {
        var line = PaintedText((index == 0 ? row.label : "").padding(to: indent), "2")
        line.append(text)
        body.append(line)
      }
    }
    let name = (symbol.isEmpty ? "" : symbol + " ") + title.onOneLine
    let parts = [name.isEmpty ? [] : [PaintedText(name, "1")], body].filter { !$0.isEmpty }
    return CardBox(width: width, style: "36", ink: Ink(screen)).lines(parts)
  }
}
