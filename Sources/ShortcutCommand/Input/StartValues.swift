import ShortcutKit

/// Start values of variables from the command line, for `--set`.
struct StartValues {
  let program: Program
  let host: RunHost

  init(_ program: Program, host: RunHost) {
    self.program = program
    self.host = host
  }

  /// The values by the names that the file has, read as the types that they have there.
  func read(_ pairs: [(key: String, value: String)]) throws -> [String: Value] {
    var values: [String: Value] = [:]
    for (key, text) in pairs {
      guard let start = program.startTypes.first(where: { normalizedName($0.name) == normalizedName(key) }) else {
        let names = program.startTypes.map(\.name)
        let nearest = Spelling.nearest(to: key, among: names).map { "did you mean ‘\($0)’?" }
        throw UsageError(
          "the shortcut has no variable ‘\(key)’ to set",
          help: nearest ?? (names.isEmpty ? "declare it under ‘variables’" : "it has \(Wording.list(names, "and"))"))
      }
      values[start.name] = try value(text, as: start.type, of: key)
    }
    return values
  }

  private func value(_ text: String, as type: ValueType, of name: String) throws -> Value {
    do throws(CoercionFailure) {
      switch (type, YAMLValue.value(text, path: "--set")) {
      case (.text, _): return .text(text)
      // As in the file, what is a number or a boolean there keeps how it is written.
      case (.number, .number(let number)?): return .number(number)
      case (.number, _): return .number(try Number(coercing: .text(text), in: host))
      case (.boolean, .boolean(let flag, let spelling)?): return .boolean(flag, spelling: spelling)
      case (.boolean, _): return .boolean(try Bool(coercing: .text(text), in: host))
      case (.dictionary, .dictionary(let record)?): return .dictionary(record)
      case (.dictionary, _): return .dictionary(try Record(coercing: .text(text), in: host))
      case (.list, .list(let items)?): return .list(items)
      case (.list, _): return .list(try items(text))
      case (_, let untyped): return untyped ?? .text(text)
      }
    } catch {
      throw UsageError("--set \(name): \(error.description)")
    }
  }

  /// The lines of a text, as items that a file has without quotes.
  private func items(_ text: String) throws(CoercionFailure) -> [Value] {
    if text.trimmingWhitespace.hasPrefix("[") {
      let why = "\(Wording.quoted(text)) is no list; write [1, 2], or an item a line"
      throw CoercionFailure(.text(text), expected: .list(of: .any), .because(why))
    }
    return text.linesOfText.map { line in
      switch YAMLValue.value(String(line), path: "--set") {
      case .number(let number)?: .number(number)
      case .boolean(let flag, let spelling)?: .boolean(flag, spelling: spelling)
      default: .text(String(line))
      }
    }
  }
}
