extension ActionCatalog {
  /// All actions by category, one a line, for the terminal.
  package var list: String {
    let width = (entries.map(\.action.name.count).max() ?? 0) + 2
    var text = ""
    for category in ActionCategory.allCases {
      let members = entries.filter { $0.action.category == category }
      guard !members.isEmpty else { continue }
      text += (text.isEmpty ? "" : "\n") + category.rawValue + "\n"
      for entry in members {
        let gap = String(repeating: " ", count: width - entry.action.name.count)
        text += "  \(entry.action.name)\(gap)\(entry.action.description)\n"
      }
    }
    return text
  }
}

extension CatalogEntry {
  /// All that is known of the action, for the terminal.
  package var page: String {
    var text = "\(action.name)\n  \(action.description)\n"
    if !action.aliases.isEmpty { text += "  Also called \(Wording.list(action.aliases, "and")).\n" }
    if action.summary != action.name { text += "  “\(action.summary)”\n" }
    text += "  \(outputInWords)\n"
    if isPure { text += "  It may stand in an expression: ${value | \(action.name)}\n" }
    if !parameters.isEmpty { text += "\nParameters\n" + parameters.map(\.page).joined() }
    if !action.keysBeside.isEmpty {
      text += "\nBeside it\n" + action.keysBeside.map { "  \($0.name)\n      \($0.description)\n" }.joined()
    }
    for example in action.examples {
      text += "\n\(example.title)\n" + example.steps.indented
      for answer in example.answers { text += "    # with --answer \"\(answer)\"\n" }
      if let output = example.output, !output.isEmpty { text += "  outputs\n" + output.indented }
    }
    return text
  }

  package var outputInWords: String {
    guard let type = action.output.type else { return "Passes its input through." }
    if action.output.name.isEmpty { return "Outputs nothing." }
    return "Outputs \(type.withArticle), “\(action.output.name)”."
  }
}

extension AnyParameter {
  fileprivate var page: String {
    let remarks = remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
    var text = "  \(name)  \(type)\(remarks)\n      \(description)\n"
    if let prompt { text += "      Asks: \(prompt)\n" }
    return text
  }

  /// What else there is to say of the parameter, a few words each.
  var remarks: [String] {
    var remarks: [String] = []
    if role.isInput { remarks.append("input") }
    if role.isKey { remarks.append("short form") }
    if let defaultInWords {
      remarks.append("default \(defaultInWords)")
    } else if isRequired {
      remarks.append("required")
    }
    if let parent { remarks.append("only while \(parent.parameter) is \(parent.inWords)") }
    return remarks
  }

  /// Whether there is no value unless one is given.
  package var isRequired: Bool { defaultArgument == nil }

  /// The default as a file writes it; nil where there is none to speak of.
  package var defaultInWords: String? {
    switch defaultValue {
    case .text(let text): text.isEmpty ? "empty" : text
    case .number(let number): number.text
    case .boolean(let flag, let spelling): spelling.text(of: flag)
    case .list(let items): items.isEmpty ? "none" : nil
    default: nil
    }
  }
}

extension ParentCondition {
  package var inWords: String {
    switch value {
    case .text(let text): text
    case .boolean(let flag, let spelling): spelling.text(of: flag)
    default: value.inWords
    }
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
