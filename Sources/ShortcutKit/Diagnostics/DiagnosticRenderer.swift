/// Turns diagnostics into text for people: what is wrong, the line it is in, and what to do.
///
/// ```
/// photos.yaml:9:7: error: rename-files has no parameter ‘postion’
///   9 |       postion: prepend
///     |       ^~~~~~~ did you mean ‘position’?
/// ```
public struct DiagnosticRenderer: Sendable {
  private let color: Bool

  /// A renderer, which uses ANSI colours if asked to.
  public init(color: Bool) { self.color = color }

  /// The lines of a diagnostic and its notes, each ended by a line break.
  public func render(_ diagnostic: Diagnostic) -> String {
    var output = ""
    write(diagnostic.severity, diagnostic.message, at: diagnostic.span, help: diagnostic.help, to: &output)
    for note in diagnostic.notes {
      write(.note, note.message, at: note.span, help: nil, to: &output)
    }
    return output
  }

  private func write(
    _ severity: Diagnostic.Severity, _ message: Diagnostic.Message, at span: SourceSpan?, help: String?,
    to output: inout String
  ) {
    let help = help?.visible
    let headline = styled("\(severity.rawValue):", severity.style) + " " + styled(message.text.visible, .bold)
    guard let span else {
      output += headline + "\n"
      if let help { output += "  help: \(help)\n" }
      return
    }
    let position = span.start
    let place = "\(span.file.path.visible):\(position.line):\(position.column):"
    output += styled(place, .bold) + " " + headline + "\n"

    let excerpt = SourceExcerpt(span)
    let number = String(excerpt.line)
    let gutter = String(repeating: " ", count: number.count)
    let marks = "^" + String(repeating: "~", count: excerpt.width - 1)
    output += "  \(number) |" + (excerpt.text.isEmpty ? "" : " \(excerpt.text)") + "\n"
    output += "  \(gutter) | " + String(repeating: " ", count: excerpt.indentation) + styled(marks, severity.style)
    output += help.map { " \($0)\n" } ?? "\n"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    color ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// The parameters of the ANSI sequence that selects a style (ECMA-48 §8.3.117, SGR).
private enum Style: String {
  case bold = "1"
  case red = "1;31"
  case yellow = "1;33"
  case cyan = "1;36"
}

extension Diagnostic.Severity {
  fileprivate var style: Style {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
