import ShortcutKit

/// The manual page, for man(1): made from the same declarations as help.
struct ManualPage {
  private let commands = CommandLineTool.subcommands.filter { !$0.isHidden }

  var text: String {
    let title = ".TH SHORTCUT 1 \(VersionCommand.date) \"shortcut \(VersionCommand.version)\" \"User Commands\"\n"
    return title + opening + commands.map(section).joined() + statuses + files + environment + examples
  }

  private var opening: String {
    """
    .SH NAME
    shortcut \\- run shortcuts, YAML files with a chain of actions
    .SH SYNOPSIS
    .B shortcut
    .I COMMAND
    .RI [ OPTION " \\|.\\|.\\|.]"
    .SH DESCRIPTION
    A shortcut is a small file with a list of actions, each of which gets what the
    one before it put out.
    .B shortcut
    runs such files: it reads pipes, asks at the terminal, and never waits for
    anybody where nobody is there.
    .PP
    Behind
    .B \\-\\-
    no word is taken for an option.
    .SH COMMANDS

    """
  }

  private func section(_ command: any Subcommand) -> String {
    var text = ".SS \"shortcut \(command.usage.inRoff)\"\n"
    text += ([command.summary] + command.details).map(\.roffLine).joined(separator: ".PP\n")
    for group in Option.Group.allCases {
      let options = command.options.filter { $0.group == group }
      guard !options.isEmpty else { continue }
      if command.options.contains(where: { $0.group != group }) { text += ".PP\n\(group.rawValue):\n" }
      text += options.map(Self.item).joined()
    }
    return text
  }

  private static func item(_ option: Option) -> String {
    let short = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.value.map { " \\fI\($0.inRoff)\\fR" } ?? ""
    return ".TP\n\(short)\\fB\\-\\-\(option.name.inRoff)\\fR\(value)\n" + "\(option.help).".roffLine
  }

  private var statuses: String {
    ".SH EXIT STATUS\n" + Self.list(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning + ".") })
  }

  private var files: String {
    ".SH FILES\n"
      + Self.list([
        ("./workflows", "Where names of shortcuts are looked up first."),
        ("~/.config/shortcut/workflows", "The user's own shortcuts, in which names are looked up then."),
        ("~/.config/shortcut/people.yaml", "The people that are known; also as people.json or people.vcf."),
      ])
  }

  private var environment: String {
    ".SH ENVIRONMENT\n"
      + Self.list([
        ("XDG_CONFIG_HOME", "Takes the place of ~/.config."),
        ("SHORTCUT_PEOPLE", "A file to read people from, as with --people."),
        ("LC_ALL, LC_TIME, LANG", "The locale for what is formatted for people, unless --locale is given."),
        ("TZ", "The time zone, unless --time-zone is given."),
        ("NO_COLOR", "Where it is set and not empty, nothing is in colour."),
        ("COLUMNS", "The width of the terminal."),
      ])
  }

  private var examples: String {
    let examples = commands.flatMap(\.examples)
    return ".SH EXAMPLES\n"
      + examples.map { ".TP\n\\fB\($0.command.inRoff)\\fR\n" + "\($0.meaning).".roffLine }.joined()
  }

  private static func list(_ rows: [(name: String, meaning: String)]) -> String {
    rows.map { ".TP\n\\fB\($0.name.inRoff)\\fR\n" + $0.meaning.roffLine }.joined()
  }
}

extension String {
  /// The text with what roff would act on, or change, taken for itself (groff_man_style(7), “Portability”).
  fileprivate var inRoff: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\"": "\\(dq"
      case "‘": "\\(oq"
      case "’": "\\(cq"
      case "“": "\\(lq"
      case "”": "\\(rq"
      case "…": "\\|.\\|.\\|."
      default: scalar.isASCII ? String(scalar) : "\\[u" + String(scalar.value, radix: 16, uppercase: true) + "]"
      }
    }.joined()
  }

  /// A sentence in lines of its own, which no command begins.
  fileprivate var roffLine: String {
    inRoff.wrapped(to: 78).map { ($0.hasPrefix(".") ? "\\&" : "") + $0 + "\n" }.joined()
  }
}
