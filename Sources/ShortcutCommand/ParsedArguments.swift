import FileTransactions
import ShortcutKit

/// A word of the command line: bytes, which need not be valid UTF-8.
public struct Word: Sendable, ExpressibleByStringLiteral {
  /// The word as the system gave it.
  public let bytes: [UInt8]

  /// Makes a word of bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Makes a word of text.
  public init(stringLiteral text: String) { bytes = Array(text.utf8) }

  /// Makes a word of text.
  public init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The word as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The word as a path.
  var path: Path { Path(bytes: bytes) }
}

/// The words behind a subcommand, sorted into options and others.
struct ParsedArguments {
  /// What is no option.
  private(set) var operands: [Word] = []
  private var values: [(name: String, value: Word)] = []

  /// Reads words; behind `--` everything is an operand.
  init(_ words: [Word], options: [Option]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      let text = word.text
      if text == "--" {
        operands += rest
        return
      }
      if text.hasPrefix("--") {
        try readLong(word, options, &rest)
      } else if text.hasPrefix("-"), word.bytes.count > 1 {
        try readShort(word, options, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func readLong(_ word: Word, _ options: [Option], _ rest: inout ArraySlice<Word>) throws {
    let parts = word.bytes.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = Word(bytes: Array(parts[0])).text
    guard let option = options.first(where: { $0.name == name }) else {
      let nearest = Spelling.nearest(to: name, among: options.map(\.name)).map { "did you mean --\($0)?" }
      throw UsageError("there is no option ‘--\(name)’", help: nearest ?? Self.operandHelp)
    }
    if option.value == nil {
      guard parts.count == 1 else { throw UsageError("--\(name) takes no value") }
      values.append((option.name, ""))
    } else {
      try append(option, parts.count == 2 ? Word(bytes: Array(parts[1])) : rest.popFirst())
    }
  }

  private mutating func readShort(_ word: Word, _ options: [Option], _ rest: inout ArraySlice<Word>) throws {
    var letters = word.bytes.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter?.asciiValue == letter }) else {
        throw unknownShort(letter, of: word, options)
      }
      guard option.value == nil else {
        try append(option, letters.isEmpty ? rest.popFirst() : Word(bytes: Array(letters)))
        return
      }
      values.append((option.name, ""))
    }
  }

  /// One dash before a long name is an easy slip.
  private func unknownShort(_ letter: UInt8, of word: Word, _ options: [Option]) -> UsageError {
    let name = word.text.dropFirst().prefix { $0 != "=" }
    let nearest = name.count > 2 ? Spelling.nearest(to: name, among: options.map(\.name)) : nil
    return UsageError(
      "there is no option ‘-\(letter < 0x80 ? Character(UnicodeScalar(letter)) : "?")’",
      help: nearest.map { "did you mean --\($0)?" } ?? Self.operandHelp)
  }

  private static let operandHelp = "an input that starts with a dash goes behind --"

  private mutating func append(_ option: Option, _ value: Word?) throws {
    guard let value else { throw UsageError("--\(option.name) needs a value: \(option.usage.trimmingWhitespace)") }
    values.append((option.name, value))
  }

  /// Refuses more operands than a command takes.
  func takesAtMost(_ count: Int, of command: any Subcommand) throws {
    guard operands.count > count else { return }
    let found = Wording.quoted(operands[count].text)
    throw UsageError(
      count == 0 ? "\(command.name) takes no words behind it; found \(found)" : "\(found) is one word too many",
      help: "shortcut \(command.usage)")
  }

  /// Whether an option is there.
  func has(_ name: String) -> Bool { values.contains { $0.name == name } }

  /// The value of an option; of several the last one.
  func word(_ name: String) -> Word? { values.last { $0.name == name }?.value }

  /// The value of an option as text; of several the last one.
  func value(_ name: String) -> String? { word(name)?.text }

  /// All the values of an option that may be repeated.
  func all(_ name: String) -> [Word] { values.filter { $0.name == name }.map(\.value) }

  /// The values of an option that gives names their values, split at the first `=`.
  func pairs(_ name: String) throws -> [(key: String, value: String)] {
    try all(name).map { word in
      let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw UsageError(
          "--\(name) takes a name and a value; found ‘\(word.text)’",
          help: "write --\(name) \(name == "set" ? "NAME" : "KEY")=VALUE")
      }
      return (String(parts[0]), String(parts[1]))
    }
  }
}
