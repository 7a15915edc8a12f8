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
