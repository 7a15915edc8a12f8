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
      switch type {
      case .text: return .text(text)
      case .number: return .number(try Number(coercing: .text(text), in: host))
      case .boolean: return .boolean(try Bool(coercing: .text(text), in: host))
      default: return YAMLValue.value(text, path: "--set") ?? .text(text)
      }
    } catch {
      throw UsageError("--set \(name): \(error.description)")
    }
  }
}
