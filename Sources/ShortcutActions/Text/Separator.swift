import ShortcutKit

/// What stands between the parts of a text: one of the known separators by its name, or any other text itself.
enum Separator: Hashable {
  case newLines, spaces, everyCharacter, custom
  case text(String)

  private static let named: [(name: String, separator: Separator)] = [
    ("new-lines", .newLines), ("spaces", .spaces), ("every-character", .everyCharacter), ("custom", .custom),
  ]
}

extension Separator: ValueConvertible {
  static var valueType: ValueType { .text }

  var asValue: Value {
    if case .text(let text) = self { return .text(text) }
    return .text(Self.named.first { $0.separator == self }?.name ?? "")
  }

  /// Finds a separator by its name; a slip in the name is an error, for nobody means that text.
  init(coercing value: Value, in host: RunHost) throws(CoercionFailure) {
    let text = try String(coercing: value, in: host)
    let names = Self.named.map(\.name)
    guard let nearest = Spelling.nearest(to: text, among: names) else {
      self = .text(text)
      return
    }
    guard normalizedName(nearest) == normalizedName(text),
      let found = Self.named.first(where: { $0.name == nearest })
    else {
      let detail = "there is no separator \(Wording.quoted(text)); the nearest is ‘\(nearest)’"
      throw CoercionFailure(value, expected: .text, .because(detail))
    }
    self = found.separator
  }
}
