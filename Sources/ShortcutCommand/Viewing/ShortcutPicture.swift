import ShortcutKit

/// A shortcut as it is drawn: cards below each other, whether on a terminal or on a page.
struct ShortcutPicture: Sendable {
  let name: String
  let description: String?
  /// An emoji.
  let symbol: String
  /// The file that it was read from.
  let file: String
  /// What it accepts.
  let accepts: String
  /// What happens where there is no input; nil where nothing does.
  let whenMissing: String?
  /// The variables with their start values.
  let variables: [Card.Parameter]
  let cards: [Card]
}

/// One action of a picture.
struct Card: Sendable {
  /// A parameter with what is written for it.
  struct Parameter: Sendable {
    let name: String
    let value: CardArgument
  }

  /// Steps that belong to an action, under a label.
  struct Block: Sendable {
    /// Empty where there is nothing to say.
    let label: [ValuePiece]
    let cards: [Card]
  }

  /// One part of the title.
  enum TitlePiece: Sendable {
    case words(String)
    case argument(CardArgument)
  }

  /// What is said of the step itself: “only if”, with an expression.
  struct Note: Sendable {
    let words: String
    let value: CardArgument
  }

  /// The name of the action, as files have it.
  let action: String
  let category: ActionCategory
  /// What it does, with its arguments in their places.
  let title: [TitlePiece]
  /// What is written and has no place in the title.
  let parameters: [Parameter]
  let notes: [Note]
  let blocks: [Block]
}

/// What stands for a parameter.
enum CardArgument: Sendable {
  /// What is written; `isText` where blanks and emptiness count.
  case given([ValuePiece], isText: Bool)
  /// A whole expression.
  case condition(String)
  /// What flows in, by the name of the output, with the category of the action that it comes from.
  case flowing(String, ActionCategory?)
  /// The default.
  case standard(String)
  /// What a person is asked for.
  case asked(String)
}

/// One part of a value: words, or an expression without `${ }`.
enum ValuePiece: Sendable {
  case words(String)
  case expression(String)
}

extension [ValuePiece] {
  /// The text with what cannot be seen made visible, where there is nothing else in it.
  var seen: [ValuePiece] {
    if isEmpty { return [.words("empty")] }
    guard count == 1, case .words(let text) = self[0], text.allSatisfy(\.isWhitespace) else { return self }
    let marks: [Character: String] = [" ": "␣", "\n": "⏎", "\t": "⇥"]
    return [.words(text.isEmpty ? "empty" : text.map { marks[$0] ?? String($0) }.joined())]
  }

  /// Whether it takes more than one line.
  var hasLines: Bool {
    contains { piece in if case .words(let text) = piece { text.contains(where: \.isNewline) } else { false } }
  }
}
