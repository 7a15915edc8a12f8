import ShortcutKit

/// The cards of a page.
enum HTMLCards {
  /// Actions in their order, with headings of a level.
  static func list(_ cards: [Card], level: Int) -> String {
    guard !cards.isEmpty else { return "<p class=\"muted\">Nothing</p>" }
    return "<ol class=\"chain\">\n" + cards.map { item($0, level: level) }.joined() + "</ol>"
  }

  private static func item(_ card: Card, level: Int) -> String {
    let look = card.category.look
    let heading = "h\(min(level, 6))"
    var text = "<li class=\"\(look.name)\">\n<article class=\"card\">"
    text += "<\(heading)>\(symbol(look))<span class=\"title\">\(title(card))</span></\(heading)>"
    text += parameters(card.parameters) + notes(card.notes) + "</article>\n"
    for block in card.blocks {
      let label = block.label.isEmpty ? "" : "<p class=\"label\">\(value(block.label))</p>"
      text += "<div class=\"block\">\(label)\n\(list(block.cards, level: level + 1))</div>\n"
    }
    return text + "</li>\n"
  }

  private static func symbol(_ look: CategoryLook) -> String {
    "<svg class=\"symbol\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\" fill=\"none\" aria-hidden=\"true\"><path d=\"\(look.path)\"/></svg>"
  }

  private static func title(_ card: Card) -> String {
    card.title.map { piece in
      switch piece {
      case .words(let words): words.inHTML
      case .argument(let argument): self.argument(argument, isShort: true)
      }
    }.joined()
  }

  /// Names with their values.
  static func parameters(_ parameters: [Card.Parameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    let rows = parameters.map { "<div><dt>\($0.name.inHTML)</dt><dd>\(argument($0.value))</dd></div>" }
    return "<dl>\(rows.joined())</dl>"
  }

  private static func notes(_ notes: [Card.Note]) -> String {
    guard !notes.isEmpty else { return "" }
    return "<ul class=\"notes\">" + notes.map { "<li>\($0.words.inHTML) \(note($0.value))</li>" }.joined() + "</ul>"
  }

  private static func note(_ argument: CardArgument) -> String {
    if case .given(let pieces, _) = argument, pieces.isEmpty { return "" }
    return self.argument(argument)
  }

  // MARK: Values

  /// A chip; a short one shows of several lines the first.
  private static func argument(_ argument: CardArgument, isShort: Bool = false) -> String {
    switch argument {
    case .given(let pieces, _):
      if !isShort, pieces.hasLines, pieces.seen.hasLines { return "<pre class=\"chip\">\(value(pieces))</pre>" }
      if pieces.count == 1, case .expression(let expression) = pieces[0] { return variable(expression) }
      return "<span class=\"chip\">\(value(isShort ? pieces.firstLine : pieces.seen))</span>"
    case .condition(let expression): return variable(expression)
    case .flowing(let name, let category):
      return "<span class=\"chip variable \(category?.look.name ?? "input")\">\(name.inHTML)</span>"
    case .standard(let words): return "<span class=\"chip standard\">\(words.inHTML)</span>"
    case .asked(let prompt): return "<span class=\"chip standard\">\(prompt.inHTML)</span>"
    }
  }

  private static func variable(_ expression: String) -> String {
    "<code class=\"chip variable\">\(expression.inHTML)</code>"
  }

  private static func value(_ pieces: [ValuePiece]) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words.inHTML
      case .expression(let expression): "<code class=\"variable\">\(expression.inHTML)</code>"
      }
    }.joined()
  }
}

extension [ValuePiece] {
  /// What stands in the first line, with a mark where there are more.
  fileprivate var firstLine: [ValuePiece] {
    guard seen.hasLines else { return seen }
    var line: [ValuePiece] = []
    for piece in self {
      guard case .words(let words) = piece, words.contains(where: \.isNewline) else {
        line.append(piece)
        continue
      }
      return line + [.words(words.prefix { !$0.isNewline } + "…")]
    }
    return line
  }
}
