import ShortcutKit

/// One option of a command, declared once: reading it, help, the manual page and completion are made from this.
struct Option: Sendable {
  /// The headings that help lists options under, in this order.
  enum Group: String, CaseIterable {
    case input = "Input"
    case output = "Output"
    case answers = "Answers"
    case conventions = "Conventions"
    case watching = "Watching the run"
    case general = "General"
  }

  /// The long name, without its dashes.
  let name: String
  /// The letter of the short form.
  let letter: Character?
  /// What the value is called; nil where there is none.
  let value: String?
  /// What the value is, for completion.
  let kind: WordKind
  /// Where help lists it.
  let group: Group
  let help: String

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, kind: WordKind = .anything,
    in group: Group = .general, _ help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.kind = kind
    self.group = group
    self.help = help
  }

  /// The option as help shows it.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--" + name + (value.map { " " + $0 } ?? "")
  }

  /// What every command has.
  static let forHelp = Option("help", letter: "h", "print this help")
}

/// What a word of the command line can be, so that the shell can complete it.
enum WordKind: Sendable {
  /// Nothing that could be guessed.
  case anything
  /// A file or folder.
  case file
  /// One of some words.
  case words([String])
  /// A shortcut: a name, or a file.
  case shortcut
  /// The name of an action.
  case action
  /// The name of a subcommand.
  case command
  /// `KEY=VALUE`, with a key that answers a question of the shortcut.
  case answer
  /// `NAME=VALUE`, with the name of a variable of the shortcut.
  case variable
  /// A time zone.
  case timeZone
}
