import FileTransactions
import ShortcutActions
import ShortcutKit

/// What can be given to a shortcut from outside: its variables, and the answers to its questions.
struct ShortcutKeys {
  private struct Key {
    let name: String
    let meaning: String
    /// The answers that there are, where these are known.
    let values: [String]
  }

  private let shortcut: Shortcut

  /// Nil where there is no such shortcut, or none that is right.
  init?(_ name: String?, _ host: RunHost) {
    guard let name else { return nil }
    do {
      let path = try ShortcutFinder(host: host).path(of: Word(name))
      guard let shortcut = try Engine(catalog: .builtIn, host: host).read(path).shortcut else { return nil }
      self.shortcut = shortcut
    } catch {
      // A shell that completes a word has nobody to tell.
      return nil
    }
  }

  /// `NAME=`
  var variables: [Completion.Candidate] {
    shortcut.variables.map { .init(text: $0.name.value + "=", meaning: $0.value.text ?? "") }
  }

  /// `KEY=`, or with a key that is there already the answers to it.
  func answers(to word: String) -> [Completion.Candidate] {
    var seen: Set<String> = []
    let keys = self.keys.filter { seen.insert($0.name).inserted }
    guard let equals = word.firstIndex(of: "=") else {
      return keys.map { .init(text: $0.name + "=", meaning: $0.meaning) }
    }
    let name = normalizedName(word[..<equals])
    let key = keys.first { normalizedName($0.name) == name }
    return key?.values.map { .init(text: word[...equals] + $0, meaning: "") } ?? []
  }

  private var keys: [Key] {
    var keys: [Key] = []
    if case .ask = shortcut.input.whenMissing {
      keys.append(Key(name: "input", meaning: shortcut.input.prompt ?? "the input", values: []))
    }
    let all = steps(of: shortcut.actions).flatMap(keys(of:))
    // What is asked comes before what only could be answered.
    return keys + all.filter(\.isAsked).map(\.key) + all.filter { !$0.isAsked }.map(\.key)
  }

  private func steps(of block: Block) -> [Step] {
    block.steps.flatMap { step in
      [step]
        + step.blocks.sorted { $0.value.span.range.lowerBound < $1.value.span.range.lowerBound }
        .flatMap { steps(of: $0.value) } + step.cases.flatMap { steps(of: $0.block) }
    }
  }

  private func keys(of step: Step) -> [(key: Key, isAsked: Bool)] {
    guard let entry = ActionCatalog.builtIn[step.action.value] else { return [] }
    let action = entry.action.name
    let written = step.written(for: entry)
    var keys: [(key: Key, isAsked: Bool)] = []
    if let prompt = entry.parameters.first(where: { $0.name == "prompt" }) {
      let text = written["prompt"].map { $0.text ?? "" } ?? prompt.defaultInWords ?? ""
      let isFixed = !text.isEmpty && !text.contains("${") && !text.contains("=")
      keys.append((Key(name: isFixed ? text : action, meaning: action, values: choices(step, written)), true))
    }
    for parameter in entry.parameters where written[parameter.name] == nil && parameter.canBeAnswered {
      let key = Key(
        name: "\(action).\(parameter.name)", meaning: parameter.prompt ?? parameter.description,
        values: parameter.choices)
      keys.append((key, parameter.isRequired && !parameter.role.isInput))
    }
    return keys
  }

  /// What a question that is written out lets choose from.
  private func choices(_ step: Step, _ written: [String: YAMLNode]) -> [String] {
    if !step.cases.isEmpty { return step.cases.compactMap(\.title.text) }
    guard case .sequence(let nodes)? = written["list"]?.content else { return [] }
    return nodes.compactMap(\.text).filter { !$0.contains("${") }
  }
}

extension AnyParameter {
  /// Whether an answer can be given for it.
  fileprivate var canBeAnswered: Bool {
    switch type.unwrapped {
    case .expression, .template, .remark, .script: false
    default: name != "prompt"
    }
  }

  fileprivate var choices: [String] {
    switch type.unwrapped {
    case .choice(let words): words
    case .boolean: ["true", "false"]
    default: []
    }
  }
}
