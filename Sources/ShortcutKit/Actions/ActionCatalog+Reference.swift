extension ActionCatalog {
  /// The reference of all actions, in Markdown: `docs/actions.md`.
  package var reference: String {
    let chapters = ActionCategory.allCases.compactMap { category in
      let members = entries.filter { $0.action.category == category }
      return members.isEmpty ? nil : (title: category.rawValue, members: members)
    }
    var text = Self.referenceOpening
    for (title, members) in chapters {
      let links = members.map { "[`\($0.action.name)`](#\($0.action.name))" }
      text += "- **[\(title)](#\(Self.anchor(title)))**: \(links.joined(separator: ", "))\n"
    }
    for (title, members) in chapters {
      text += "\n## \(title)\n" + members.map { "\n" + $0.section }.joined()
    }
    return text
  }

  private static let referenceOpening = """
    # Actions

    Every action with its parameters and examples. The same pages are in the command: `shortcut actions NAME`.

    The **input** of an action is what the step before it outputs, unless the parameter is written out. The **short
    form** is the value straight behind the action's name: `- uppercase: hello`. A parameter that is required, not
    written and not flowing in is asked for. How values, steps and expressions work is told in
    [the language reference](language.md).


    """

  /// The place that a heading makes in a page, by the rule of GitHub.
  private static func anchor(_ heading: String) -> String {
    heading.lowercased().replacing(" ", with: "-")
  }
}

extension CatalogEntry {
  fileprivate var section: String {
    var text = "### \(action.name)\n\n\(action.description)"
    if !action.aliases.isEmpty {
      text += " Also called \(Wording.list(action.aliases.map { "`\($0)`" }, "and"))."
    }
    text += " \(outputInWords)"
    if isPure { text += " May stand in an expression." }
    text += "\n"
    if !parameters.isEmpty || !action.keysBeside.isEmpty {
      text += "\n| | type | |\n|---|---|---|\n"
      text += parameters.map(\.row).joined()
      text += action.keysBeside.map { "| `\($0.name)` | beside the action | \($0.description.inTable) |\n" }.joined()
    }
    return text + action.examples.map { "\n" + $0.demonstration }.joined()
  }
}

extension AnyParameter {
  fileprivate var row: String {
    let remarks = remarks.isEmpty ? "" : " *\(remarks.joined(separator: ", ").inTable)*"
    let question = prompt.map { " Asks: “\($0.inTable)”" } ?? ""
    return "| `\(name)` | \(type.description.inTable) | \(description.inTable)\(remarks)\(question) |\n"
  }
}

extension ActionExample {
  fileprivate var demonstration: String {
    var text = "\(title):\n\n"
    for (name, content) in files.sorted(by: { $0.key < $1.key }) {
      text += "```text\n# \(name)\n\(content.endedByLineBreak)```\n\n"
    }
    text += "```yaml\n\(steps.endedByLineBreak)```\n"
    if !answers.isEmpty {
      let options = answers.map { "--answer '\($0)'" }.joined(separator: " ")
      text += "\nWith `\(options)` it outputs\n"
    }
    if let output, !output.isEmpty { text += "\n```output\n\(output.endedByLineBreak)```\n" }
    return text
  }
}

extension String {
  fileprivate var endedByLineBreak: String { hasSuffix("\n") ? self : self + "\n" }

  /// The text as a cell of a table, where a bar would end the cell.
  fileprivate var inTable: String { replacing("|", with: "\\|") }
}
