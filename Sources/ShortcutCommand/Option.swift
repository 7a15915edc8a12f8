import ShortcutKit

/// One option of a command, declared once for reading and for help.
struct Option: Sendable {
  /// The long name, without its dashes.
  let name: String
  /// The letter of the short form.
  let letter: Character?
  /// What the value is called; nil where there is none.
  let value: String?
  let help: String

  init(_ name: String, letter: Character? = nil, value: String? = nil, _ help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }

  /// The option as help shows it.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--" + name + (value.map { " " + $0 } ?? "")
  }
}
