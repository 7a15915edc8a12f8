import FileTransactions
import ShortcutActions
import ShortcutKit

/// Makes a picture of a shortcut: of its tree, and of what the catalogue says of its actions.
struct CardMaker {
  /// What flows between two actions.
  private struct Flow {
    let name: String
    let category: ActionCategory?
  }

  let catalog: ActionCatalog

  func picture(of shortcut: Shortcut, in path: Path) -> ShortcutPicture {
    let actions = shortcut.actions.steps
    var flow = Flow(name: "Shortcut Input", category: nil)
    return ShortcutPicture(
      name: shortcut.name?.value ?? path.name.stem(.last).description, description: shortcut.description?.value,
      symbol: shortcut.icon.flatMap { SymbolEmoji.emoji(of: $0.value) } ?? "⚡", file: path.description,
      accepts: shortcut.input.inWords, whenMissing: shortcut.input.whenMissingInWords,
      variables: shortcut.variables.map {
        Card.Parameter(name: $0.name.value, value: .given(ValuePieces.pieces($0.value), isText: true))
      },
      cards: actions.compactMap { card($0, &flow) })
  }

  private func cards(_ block: ShortcutKit.Block, _ inflow: Flow) -> [Card] {
    var flow = inflow
    return block.steps.compactMap { card($0, &flow) }
  }

  private func card(_ step: Step, _ flow: inout Flow) -> Card? {
    guard let entry = catalog[step.action.value] else { return nil }
    let given = given(step, entry)
    let title = title(entry, given, flow)
    let shown = title.names.filter { name in
      if case .given(let pieces, _)? = given[name] { return !pieces.hasLines }
      return true
    }
    let card = Card(
      action: entry.action.name, category: entry.action.category, title: title.pieces,
      parameters: entry.parameters.compactMap { parameter in
        guard !shown.contains(parameter.name) else { return nil }
        return given[parameter.name].map { Card.Parameter(name: parameter.name, value: $0) }
      },
      notes: StepNotes.notes(of: step), blocks: blocks(of: step, entry, flow))
    if entry.action.output.type != nil {
      let name = step.parts[.as]?.value.text ?? entry.action.output.name
      flow = Flow(name: name.isEmpty ? "Nothing" : name, category: entry.action.category)
    }
    return card
  }

  // MARK: Arguments

  /// What is written, by the names of the parameters.
  private func given(_ step: Step, _ entry: CatalogEntry) -> [String: CardArgument] {
    let nodes = step.written(for: entry)
    return entry.parameters.reduce(into: [:]) { given, parameter in
      guard let node = nodes[parameter.name] else { return }
      given[parameter.name] = ValuePieces.argument(node, as: parameter.type)
    }
  }

  private func argument(_ parameter: any AnyParameter, _ given: [String: CardArgument], _ flow: Flow) -> CardArgument? {
    if let given = given[parameter.name] { return given }
    if parameter.role.isInput { return .flowing(flow.name, flow.category) }
    if let words = parameter.defaultInWords { return .standard(words) }
    if let prompt = parameter.prompt ?? parameter.empty?.message { return .asked(prompt) }
    return parameter.isRequired ? .standard(parameter.name) : nil
  }

  /// The summary with its arguments, and the names of these.
  private func title(
    _ entry: CatalogEntry, _ given: [String: CardArgument], _ flow: Flow
  ) -> (pieces: [Card.TitlePiece], names: Set<String>) {
    let action = entry.action
    if action.summary == action.name { return ([.words(action.name.asTitle)], []) }
    var names: Set<String> = []
    var pieces: [Card.TitlePiece] = []
    for piece in ValuePieces.pieces(of: action.summary) {
      switch piece {
      case .words(let words): pieces.append(.words(words))
      case .expression(let name):
        guard let parameter = entry.parameters.first(where: { $0.name == name }) else { continue }
        names.insert(name)
        if let argument = argument(parameter, given, flow) {
          pieces.append(.argument(argument))
        } else if case .words? = pieces.last {
          // “Sort the list by”, without what to sort by, is “Sort the list”.
          pieces.removeLast()
        }
      }
    }
    // A summary of a value alone does not say what it is.
    let saysSomething = pieces.contains { if case .words = $0 { true } else { false } }
    if !saysSomething { pieces.insert(.words(action.name.asTitle + " "), at: 0) }
    return (pieces, names)
  }

  // MARK: Blocks

  private func blocks(of step: Step, _ entry: CatalogEntry, _ inflow: Flow) -> [Card.Block] {
    let labels: [(key: StepKey, label: String)] = [
      (.do, ""), (.then, "Then"), (.else, "Otherwise"), (.catch, "If that fails"), (.finally, "In any case"),
    ]
    let isEach = entry.action.name == "repeat-with-each"
    let item = step.parts[.item]?.value.text ?? "Repeat Item"
    let blocks = labels.compactMap { key, label -> Card.Block? in
      guard let block = step.blocks[key] else { return nil }
      let flow = key == .do && isEach ? Flow(name: item, category: .controlFlow) : inflow
      return Card.Block(label: label.isEmpty ? [] : [.words(label)], cards: cards(block, flow))
    }
    return blocks
      + step.cases.map { Card.Block(label: ValuePieces.pieces($0.title), cards: cards($0.block, inflow)) }
  }
}

extension InputDeclaration {
  fileprivate var whenMissingInWords: String? {
    switch whenMissing {
    case .goOn: nil
    case .ask: "Asks where there is none" + (prompt.map { ": “\($0)”" } ?? "")
    case .clipboard: "Takes the clipboard where there is none"
    case .stop(let message): "Stops where there is none: “\(message)”"
    }
  }
}

extension String {
  /// A name in kebab-case as people write it: “Format Date”.
  fileprivate var asTitle: String {
    self == "url"
      ? "URL" : split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
