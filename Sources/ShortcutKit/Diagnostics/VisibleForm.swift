extension Unicode.Scalar {
  /// An escape for what a terminal would act on instead of showing it: control characters, line separators,
  /// and marks that turn the writing direction; nil for everything else.
  package var visibleForm: String? {
    switch self {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case " "..."~": return nil
    case "\u{200C}", "\u{200D}", "\u{E0020}"..."\u{E007F}": return nil  // join letters and emoji
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      return "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    default:
      return nil
    }
  }
}

extension String {
  /// The text as a terminal may show it, in its lines: what the terminal would act on is replaced by escapes. Marks that
  /// shape letters, and those for the direction of one letter, stay.
  package var safeOnTerminal: String {
    let isPlain = utf8.allSatisfy {
      $0 < 0x80 ? $0 == 0x0A || $0 == 0x09 || (0x20..<0x7F).contains($0) : $0 > 0xC2 && $0 != 0xE2
    }
    if isPlain { return self }
    var result = ""
    for character in self {
      if character == "\r\n" {
        result.append("\n")
        continue
      }
      for scalar in character.unicodeScalars {
        if scalar.isActedOn, let form = scalar.visibleForm {
          result += form
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does something else for it than show it, in a text of several lines.
  fileprivate var isActedOn: Bool {
    switch self {
    case "\n", "\t": false
    // Embeddings, overrides and isolates turn what stands around them (UAX #9 §2).
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{2028}", "\u{2029}": true
    default: properties.generalCategory == .control
    }
  }
}

extension StringProtocol {
  /// The text on one line, with what a terminal would act on replaced by escapes.
  package var visible: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      if let form = scalar.visibleForm {
        result += form
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
