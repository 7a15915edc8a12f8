import ShortcutKit

/// The file that a new shortcut starts as.
struct ShortcutTemplate {
  /// What the shortcut is called.
  let name: String
  /// The word that runs it, as a shell takes it.
  let command: String

  var text: String {
    """
    #!/usr/bin/env -S shortcut run
    # A shortcut is a list of actions. Each gets what the one before it put out.
    #
    #   shortcut run \(command.visible) there   runs this one on a text; it takes a pipe, too
    #   shortcut check \(command.visible)       finds what is wrong, without running it
    #   shortcut actions                lists what there is to do
    #
    # After ‘chmod +x’ the file is a command of its own.
    name: \(Self.yaml(title))
    description: Says hello, loudly.

    # What it takes: text, number, boolean, date, url, file, dictionary, person or any.
    input:
      type: text

    # Values that can be given from outside: --set greeting=Welcome
    variables:
      greeting: Hello

    actions:
      # ${ } holds an expression: a variable, or what is made of some.
      - text: ${greeting}, ${input ?? "you"}!
      # The text flows in here, and its capitals flow out.
      - uppercase

    """
  }

  /// `tidy-notes` is called “Tidy Notes”; a name that has capitals or spaces is as it should be.
  private var title: String {
    guard !name.contains(where: { $0.isUppercase || $0.isWhitespace }) else { return name }
    let words = name.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.isEmpty ? name : words.joined(separator: " ")
  }

  /// A text as a scalar of YAML: in double quotes unless it is words that cannot be anything else.
  private static func yaml(_ text: String) -> String {
    let isPlain = text.first?.isLetter ?? false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
    if isPlain, !text.hasSuffix(" "), CoreSchema.resolve(text) == .text { return text }
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\", "\"": "\\" + String(scalar)
      default: scalar.visibleForm == nil ? String(scalar) : "\\U" + String(scalar.value, radix: 16).leftPadded(to: 8)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String { String(repeating: "0", count: max(0, width - count)) + self }
}
