import ShortcutKit

/// What matches are replaced with (ICU User Guide, “Replacement Text”): `$1` is a group, `$0` the match, `${name}` a
/// group with a name, and `\$` a dollar sign. Beyond that, `\n`, `\r` and `\t` are what they are in a pattern.
struct ReplacementTemplate {
  private enum Piece {
    case text(String)
    case group(Int)
    case named(String)
  }

  private let pieces: [Piece]

  /// Reads a template, which is the value of a parameter of this name. A group that the pattern has not is an error.
  init(_ template: String, for expression: RegularExpression, parameter: String) throws(ActionFailure) {
    var pieces: [Piece] = []
    var rest = template[...]
    while let next = rest.firstIndex(where: { $0 == "$" || $0 == "\\" }) {
      pieces.append(.text(String(rest[..<next])))
      let isGroup = rest[next] == "$"
      rest = rest[next...].dropFirst()
      if isGroup {
        pieces.append(try Self.group(&rest, expression, parameter))
      } else {
        pieces.append(.text(rest.popFirst().map(Self.escaped) ?? "\\"))
      }
    }
    self.pieces = pieces + [.text(String(rest))]
  }

  /// Adds the text that a match is replaced with.
  func append(_ match: RegularExpression.Match, of text: String, to result: inout String) {
    for piece in pieces {
      switch piece {
      case .text(let literal): result += literal
      case .group(0): result += text[match.range]
      case .group(let number): if let range = match.groups[number - 1] { result += text[range] }
      case .named(let name):
        if case let range?? = match.named.first(where: { $0.name == name })?.range { result += text[range] }
      }
    }
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    default: String(character)
    }
  }

  private static func group(
    _ rest: inout Substring, _ expression: RegularExpression, _ parameter: String
  ) throws(ActionFailure) -> Piece {
    if rest.hasPrefix("{"), let end = rest.firstIndex(of: "}") {
      let name = String(rest[..<end].dropFirst())
      rest = rest[end...].dropFirst()
      guard expression.groupNames.contains(name) else {
        throw ActionFailure("the pattern has no group named \(Wording.quoted(name))", parameter: parameter)
      }
      return .named(name)
    }
    guard let first = rest.first, first.isASCIIDigit, var number = first.wholeNumberValue else { return .text("$") }
    rest = rest.dropFirst()
    guard number <= expression.groupCount else {
      let count = expression.groupCount == 0 ? "no groups" : Wording.count(expression.groupCount, "group")
      throw ActionFailure(
        "‘$\(number)’ is no group: the pattern has \(count)", help: "write \\$ for a dollar sign", parameter: parameter)
    }
    // Further digits belong to the number as long as there is such a group.
    while let digit = rest.first, digit.isASCIIDigit, let value = digit.wholeNumberValue,
      number * 10 + value <= expression.groupCount
    {
      number = number * 10 + value
      rest = rest.dropFirst()
    }
    return .group(number)
  }
}
